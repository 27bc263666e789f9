<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Url;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A URL field.
 */
final class UrlField extends FieldType {
	/**
	 * Validates a URL. Without a scheme, https is assumed. A colon before digits starts a port.
	 */
	protected function validate( array $rules, string $text, string $value ): Verdict {
		$address = 1 === preg_match( '/^(?:[a-z][a-z0-9+.-]*:(?!\d)|[\/?#])/i', $text ) ? $text : "https://$text";
		$label   = '[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?';
		$pattern = "/^https?:\\/\\/(?:$label\\.)+(?=[^.:\\/?#]*\\p{L})$label\\.?(?::\\d{1,5})?(?:[\\/?#][^\\s<>\"]*)?$/Diu";
		$valid   = strlen( $address ) <= 2000 && 1 === preg_match( $pattern, $address );
		return new Verdict( $valid ? null : 'url', $address );
	}

	/**
	 * Returns the attributes of the input. It is not type="url", because browsers would reject "example.com" before the script
	 * can add a scheme.
	 */
	protected function attributes( Field $field ): array {
		return [
			'inputmode'    => 'url',
			'autocomplete' => 'url',
			'dir'          => 'ltr',
		];
	}
}
