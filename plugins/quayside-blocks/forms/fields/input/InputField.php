<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Hints;
use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Blocks\Forms\Fields\Input\Mask\MaskHint;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Blocks\Forms\Fields\LineField;
use Quayside\Blocks\Forms\Fields\Text;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A single-line text field with an optional input mask.
 */
final class InputField extends LineField {
	/** Autocomplete values by the field slugs that the starter form, the patterns, and the address use. */
	private const AUTOCOMPLETE = [
		'name'       => 'name',
		'your-name'  => 'name',
		'full-name'  => 'name',
		'first-name' => 'given-name',
		'last-name'  => 'family-name',
		'company'    => 'organization',
		'street'     => 'address-line1',
		'postcode'   => 'postal-code',
		'town'       => 'address-level2',
		'country'    => 'country-name',
	];

	public function rules( Field $field ): array {
		return parent::rules( $field ) + [ 'mask' => self::mask( $field ) ];
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		$mask = $rules['mask'] ?? '';
		if ( is_string( $mask ) && '' !== $mask ) {
			$text = Text::latin( $text );
			if ( ! Mask::matches( $mask, $text ) ) {
				return new Verdict( 'mask', $text, (string) preg_replace( '/^(date|alias):\s*/i', '', $mask ) );
			}
		}
		return Lengths::within( $rules, $text, $text );
	}

	public function hint( Field $field ): string {
		return Hints::join( MaskHint::get( self::mask( $field ) ), parent::hint( $field ) );
	}

	protected function attributes( Field $field ): array {
		return self::mask_attributes( $field ) + parent::attributes( $field );
	}

	protected function autocomplete( Field $field ): string {
		return $field->text( 'autocomplete', self::AUTOCOMPLETE[ $field->slug ] ?? '' );
	}

	/**
	 * Returns the mask of a field; empty if it has none.
	 */
	private static function mask( Field $field ): string {
		$mask = $field->text( 'mask' );
		return Mask::CUSTOM === $mask ? trim( $field->text( 'customMask' ) ) : $mask;
	}

	/**
	 * Returns the attributes of a mask.
	 *
	 * @return array<string, string|null>
	 */
	private static function mask_attributes( Field $field ): array {
		$mask = self::mask( $field );
		if ( '' === $mask ) {
			return [];
		}
		$is_option = in_array( $mask, Mask::OPTIONS, true );
		$pattern   = $is_option ? strtr( $mask, '#', '_' ) : (string) preg_replace( '/^date:\s*/i', '', $mask );
		return [
			'data-srfm-mask'        => $is_option ? $mask : Mask::CUSTOM,
			'data-custom-srfm-mask' => $is_option ? null : $mask,
			'placeholder'           => $field->text( 'placeholder' ) ?: ( $is_option || $pattern !== $mask ? $pattern : null ),
			'inputmode'             => $is_option || $pattern !== $mask ? 'numeric' : null,
			'dir'                   => 'ltr',
		];
	}
}
