<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Url;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\ValidationTable;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A URL field.
 */
final class UrlField extends FieldType {
	/**
	 * Validates a URL. Without a scheme, https is assumed.
	 */
	protected function validate( array $rules, string $text, string $value ): Verdict {
		$address = 1 === preg_match( ValidationTable::URL_SCHEME, $text ) ? $text : "https://$text";
		$valid   = 1 === preg_match( ValidationTable::HTTP_URL, $address );
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

	public function sample( Field $field ): string {
		return 'https://example.com';
	}
}
