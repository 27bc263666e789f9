<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Represents one field of a form, as its stored block describes it.
 *
 * Nothing here comes from the visitor. Submissions are validated against the stored form alone.
 */
final class Field {
	/** Length at most of the label in the name of a control, in bytes. */
	private const NAMED = 300;

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
	 * Returns the name of the control: type, block id, label and slug, as clients of the original routes expect it.
	 *
	 * The label part is informational and contains only the start of a long label. The server finds a field by its block id.
	 */
	public function name(): string {
		$label = mb_strcut( $this->label, 0, self::NAMED, 'UTF-8' );
		$label = rtrim( strtr( base64_encode( $label ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		return "srfm-{$this->type}-{$this->id}-lbl-$label-{$this->slug}";
	}

	/**
	 * Returns the block id contained in a control's name, or an empty string.
	 */
	public static function id_of( string $name ): string {
		// The id is near the start, so long names need not be searched to the end.
		return preg_match( '/^srfm-[a-z-]+?-([A-Za-z0-9]+)-lbl-/', substr( $name, 0, 100 ), $match ) ? $match[1] : '';
	}

	/**
	 * Normalizes a slug the way the editor does: letters of any alphabet, digits, and hyphens, because smart tags use it.
	 */
	public static function slug( mixed $slug ): string {
		$slug = is_string( $slug ) ? $slug : '';
		return 1 === preg_match( '/^[\p{L}\p{N}_-]*$/uD', $slug ) ? mb_strtolower( $slug ) : sanitize_title( $slug );
	}

	/**
	 * Returns a text attribute.
	 */
	public function text( string $attribute, string $default = '' ): string {
		$value = $this->attributes[ $attribute ] ?? null;
		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $default;
	}

	/**
	 * Determines whether an attribute is set to true.
	 */
	public function flag( string $attribute ): bool {
		return true === ( $this->attributes[ $attribute ] ?? false );
	}

	/**
	 * Returns a numeric attribute, or null if it is not set.
	 */
	public function number( string $attribute ): ?float {
		$value = $this->attributes[ $attribute ] ?? null;
		return is_numeric( $value ) ? (float) $value : null;
	}

	/**
	 * Returns the values of the choices.
	 *
	 * @return array<int, string>
	 */
	public function options(): array {
		return array_map( static fn ( array $choice ): string => $choice['value'], $this->choices() );
	}

	/**
	 * Returns the choices. The value is what is stored, by default the label. The image is an attachment ID; 0 for none.
	 *
	 * @return array<int, array{value: string, label: string, image: int}>
	 */
	public function choices(): array {
		$options = $this->attributes['options'] ?? [];
		$choices = [];
		foreach ( is_array( $options ) ? $options : [] as $option ) {
			$option = is_array( $option ) ? $option : [ 'label' => $option ];
			$label  = is_scalar( $option['label'] ?? null ) ? trim( (string) $option['label'] ) : '';
			$value  = is_scalar( $option['value'] ?? null ) ? trim( (string) $option['value'] ) : '';
			$value  = '' === $value ? $label : $value;
			if ( '' !== $label ) {
				// Of choices with the same value, the first one counts.
				$choices[ "=$value" ] ??= [
					'value' => $value,
					'label' => $label,
					'image' => is_int( $option['image'] ?? null ) ? max( 0, $option['image'] ) : 0,
				];
			}
		}
		return array_values( $choices );
	}

	/**
	 * Returns the validation rules that PHP and TypeScript share, in the shape that contracts/forms/cases uses.
	 *
	 * @return array<string, mixed>
	 */
	public function rules(): array {
		$rules = [ 'required' => $this->flag( 'required' ) ] + $this->type()->rules( $this );
		return array_filter( $rules, static fn ( $rule ): bool => null !== $rule && '' !== $rule );
	}

	/**
	 * Returns the field's type.
	 *
	 * @throws \LogicException If the type does not exist.
	 */
	public function type(): FieldType {
		// Schema creates fields of existing types only.
		return FieldTypes::get( $this->type ) ?? throw new \LogicException( "There is no field of the type $this->type." );
	}
}
