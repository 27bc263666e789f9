<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * One field of a form, as its stored block describes it.
 *
 * Nothing here comes from the visitor: a submission is judged by the stored form alone.
 */
final class Field {
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
	 * A slug as the editor makes it: letters of any alphabet, digits and hyphens, because tags name fields by it.
	 */
	public static function slug( mixed $slug ): string {
		$slug = is_string( $slug ) ? $slug : '';
		return 1 === preg_match( '/^[\p{L}\p{N}_-]*$/uD', $slug ) ? mb_strtolower( $slug ) : sanitize_title( $slug );
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
	 * The rules by which both languages judge a value; the shape that contracts/forms/cases uses.
	 *
	 * @return array<string, mixed>
	 */
	public function rules(): array {
		$rules = [ 'required' => $this->flag( 'required' ) ] + $this->type()->rules( $this );
		return array_filter( $rules, static fn ( $rule ): bool => null !== $rule && '' !== $rule );
	}

	/**
	 * What kind of field it is.
	 */
	public function type(): FieldType {
		// Schema makes no field of a type that there isn't.
		return FieldTypes::of( $this->type ) ?? throw new \LogicException( "There is no field of the type $this->type." );
	}
}
