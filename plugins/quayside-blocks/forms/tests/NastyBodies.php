<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

/**
 * Fields of every type, and request bodies that are known to make matching, trimming, and splitting slow. The request
 * benchmark uses them too.
 */
final class NastyBodies {
	/**
	 * Fields by name: type and attributes.
	 *
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function fields(): array {
		$options = array_map( static fn ( int $number ): array => [ 'label' => "M$number | N" ], range( 1, 500 ) );
		return [
			'a text'                => [ 'input', [] ],
			'a masked text'         => [ 'input', [ 'mask' => 'custom-mask', 'customMask' => '9{1,99}[-9{1,99}]' ] ],
			'a masked amount'       => [ 'input', [ 'mask' => 'custom-mask', 'customMask' => 'alias: currency' ] ],
			'an email address'      => [ 'email', [] ],
			'a URL'                 => [ 'url', [] ],
			'a phone number'        => [ 'phone', [] ],
			'a checkbox'            => [ 'checkbox', [] ],
			'a consent checkbox'             => [ 'gdpr', [] ],
			'a number'              => [ 'number', [] ],
			'a European number'     => [ 'number', [ 'formatType' => 'eu-style' ] ],
			'multiple choices'      => [ 'multi-choice', [ 'options' => $options ] ],
			'a single choice'       => [ 'multi-choice', [ 'options' => $options, 'singleSelection' => true ] ],
			'a date'                => [ 'datepicker', [] ],
			'a date and time'       => [ 'datepicker', [ 'dateType' => 'dateTime' ] ],
			'a rating'              => [ 'rating', [] ],
			'a textarea'                => [ 'textarea', [] ],
			'a rich text'      => [ 'textarea', [ 'isRichText' => true ] ],
			'a dropdown'            => [ 'dropdown', [ 'options' => [ [ 'label' => 'M' ], [ 'label' => 'M | M' ] ] ] ],
			'a multiple dropdown' => [ 'dropdown', [ 'multiSelect' => true, 'options' => $options ] ],
			'a slider'              => [ 'slider', [] ],
			'a password'            => [ 'password', [] ],
		];
	}

	/**
	 * Repeated parts by name.
	 *
	 * @return array<string, string>
	 */
	public static function parts(): array {
		return [
			'choices'              => 'M | ',
			'separators'           => ' | |',
			'spaces'               => ' ',
			'spaces before a word' => '     x',
			'no-break spaces'      => "\u{A0}",
			'line ends'            => "\r\n",
			'digits'               => '9',
			'groups'               => '1,',
			'dots'                 => 'a.',
			'hyphens'              => 'a-',
			'at signs'             => 'a@',
			'slashes'              => 'https://a.',
			'letters'              => 'É',
			'unclosed tags'  => '<a',
			'comments'             => '<!--',
			'scripts'              => '<script',
			'styles'               => '<style>',
			'attributes'           => '<a href="',
			'entities'             => '&#x26;',
			'ampersands'           => '&',
			'brackets'             => '<',
			'paragraphs'           => '<p>',
			'lists'                => '<ul><li>',
			'line breaks'          => '<br ',
			'cut UTF-8'            => "\xF0\x9F",
			'NUL bytes'            => "a\0",
		];
	}

	/**
	 * Returns a body of approximately this many bytes, with an ending that makes patterns fail.
	 *
	 * @param string $start Prefix. A letter prevents trimming from removing the whole body.
	 */
	public static function of( string $part, int $bytes, string $start = '' ): string {
		return $start . str_repeat( $part, max( 1, intdiv( $bytes - 1 - strlen( $start ), strlen( $part ) ) ) ) . '!';
	}
}
