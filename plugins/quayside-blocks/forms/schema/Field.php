<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;

/**
 * One field of a form, as its stored block describes it.
 *
 * Nothing here comes from the visitor: a submission is judged by the stored form alone.
 */
final class Field {
	/**
	 * Types that take several choices from a list.
	 */
	public const CHOICES = [ 'dropdown', 'multi-choice' ];

	/**
	 * @param string               $type       One of the 16 types of spec section 3, for example "email".
	 * @param string               $id         The block's id; letters and digits.
	 * @param string               $slug       Name in smart tags and conditions.
	 * @param string               $label      Label as the visitor reads it, plain text.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function __construct(
		public readonly string $type,
		public readonly string $id,
		public readonly string $slug,
		public readonly string $label,
		public readonly array $attributes = []
	) {}

	/**
	 * The name of the control: type, block id, label and slug, as clients of the original routes know it.
	 *
	 * The label part is decoration; the server finds a field by its block id.
	 */
	public function name(): string {
		return "srfm-{$this->type}-{$this->id}-lbl-" . rtrim( strtr( base64_encode( $this->label ), '+/', '-_' ), '=' ) . "-{$this->slug}"; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}

	/**
	 * The block id inside a control's name, or an empty string.
	 */
	public static function id_of( string $name ): string {
		// What the id is read from is short, however long the rest is.
		return preg_match( '/^srfm-[a-z-]+?-([A-Za-z0-9]+)-lbl-/', substr( $name, 0, 100 ), $match ) ? $match[1] : '';
	}

	/**
	 * A text attribute.
	 */
	public function text( string $attribute, string $default = '' ): string {
		$value = $this->attributes[ $attribute ] ?? null;
		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $default;
	}

	/**
	 * Whether an attribute is set to true.
	 */
	public function flag( string $attribute ): bool {
		return true === ( $this->attributes[ $attribute ] ?? false );
	}

	/**
	 * A numeric attribute; null where it is not set.
	 */
	public function number( string $attribute ): ?float {
		$value = $this->attributes[ $attribute ] ?? null;
		return is_numeric( $value ) ? (float) $value : null;
	}

	/**
	 * The labels of the choices.
	 *
	 * @return array<int, string>
	 */
	public function options(): array {
		$options = $this->attributes['options'] ?? [];
		$labels  = [];
		foreach ( is_array( $options ) ? $options : [] as $option ) {
			$label = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
			if ( is_scalar( $label ) && '' !== trim( (string) $label ) ) {
				$labels[] = trim( (string) $label );
			}
		}
		return array_values( array_unique( $labels ) );
	}

	/**
	 * Whether only one choice may be taken.
	 */
	public function is_single(): bool {
		return 'dropdown' === $this->type ? ! $this->flag( 'multiSelect' ) : $this->flag( 'singleSelection' );
	}

	/**
	 * Whether the form's script has a widget with a style sheet for it.
	 */
	public function has_widget(): bool {
		return in_array( $this->type, [ 'dropdown', 'phone', 'datepicker' ], true ) || $this->is_rich();
	}

	/**
	 * Whether its text may be formatted.
	 */
	public function is_rich(): bool {
		return 'textarea' === $this->type && $this->flag( 'isRichText' );
	}

	/**
	 * The mask of a text; empty without one.
	 */
	public function mask(): string {
		$mask = 'input' === $this->type ? $this->text( 'mask' ) : '';
		return Mask::CUSTOM === $mask ? trim( $this->text( 'customMask' ) ) : $mask;
	}

	/**
	 * The rules by which both languages judge a value; the shape that contracts/forms/cases uses.
	 *
	 * @return array<string, mixed>
	 */
	public function rules(): array {
		$rules = [
			'required'     => $this->flag( 'required' ),
			'minLength'    => $this->number( 'minLength' ),
			'maxLength'    => $this->number( 'maxLength' ),
			'min'          => $this->number( 'min' ),
			'max'          => $this->number( 'max' ),
			'step'         => $this->number( 'step' ),
			'formatType'   => 'number' === $this->type ? $this->text( 'formatType', 'us-style' ) : null,
			'dateType'     => 'datepicker' === $this->type ? $this->text( 'dateType', 'date' ) : null,
			'minDate'      => $this->text( 'minDate' ),
			'maxDate'      => $this->text( 'maxDate' ),
			'weekdays'     => 'datepicker' === $this->type ? $this->weekdays() : null,
			'minSelection' => $this->number( 'minSelection' ),
			'maxSelection' => $this->number( 'maxSelection' ),
			'mask'         => $this->mask(),
			'rich'         => $this->is_rich() ? true : null,
		];
		if ( in_array( $this->type, self::CHOICES, true ) ) {
			$rules['options'] = $this->options();
			$rules['single']  = $this->is_single();
		}
		if ( 'slider' === $this->type ) {
			$rules['min'] ??= 0.0;
			$rules['max'] ??= 100.0;
		}
		if ( 'rating' === $this->type ) {
			$rules['max'] ??= 5.0;
		}
		return array_filter( $rules, static fn ( $rule ): bool => null !== $rule && '' !== $rule );
	}

	/**
	 * Returns the days of the week that a date may be, 0 for Sunday.
	 *
	 * @return array<int, int>|null Null for all.
	 */
	public function weekdays(): ?array {
		$days = $this->attributes['weekdays'] ?? [];
		$days = array_values( array_filter( is_array( $days ) ? $days : [], static fn ( mixed $day ): bool => is_int( $day ) && $day >= 0 && $day < 7 ) );
		return [] === $days ? null : $days;
	}
}
