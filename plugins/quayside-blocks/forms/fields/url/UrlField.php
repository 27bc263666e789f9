<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Url;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A web address.
 */
final class UrlField extends FieldType {
	/**
	 * What has no scheme is meant as https. A colon before digits begins a port.
	 */
	protected function judge( array $rules, string $text, string $value ): Verdict {
		$address = 1 === preg_match( '/^(?:[a-z][a-z0-9+.-]*:(?!\d)|[\/?#])/i', $text ) ? $text : "https://$text";
		$label   = '[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?';
		$good    = strlen( $address ) <= 2000 && 1 === preg_match( "/^https?:\\/\\/(?:$label\\.)+(?=[^.:\\/?#]*\\p{L})$label\\.?(?::\\d{1,5})?(?:[\\/?#][^\\s<>\"]*)?$/Diu", $address );
		return new Verdict( $good ? null : 'url', $address );
	}

	/**
	 * Browsers refuse "example.com" in a control of the type url before anybody could put a scheme to it.
	 */
	protected function attributes( Field $field ): array {
		return [
			'inputmode'    => 'url',
			'autocomplete' => 'url',
			'dir'          => 'ltr',
		];
	}
}
