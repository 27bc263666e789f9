<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Settings\Texts;

/**
 * What Complianz (complianz-gdpr 7) has in this site's database, in the words of contract consent/settings: the default
 * banner's texts, colours and place, names of the categories, and declared cookies. Its visitors are asked again, because
 * their answers are in cookies of another form.
 */
final class Complianz {
	/**
	 * Column of each of our texts.
	 */
	private const TEXTS = [
		'title'             => 'header',
		'description'       => 'message_optin',
		'optOutDescription' => 'message_optout',
		'accept'            => 'accept',
		'reject'            => 'dismiss',
		'customise'         => 'view_preferences',
		'save'              => 'save_preferences',
		'revisit'           => 'revoke',
	];

	/**
	 * Column and key of each of our colours.
	 */
	private const COLOURS = [
		'ink'    => [ 'colorpalette_text', 'color' ],
		'paper'  => [ 'colorpalette_background', 'color' ],
		'accent' => [ 'colorpalette_button_accept', 'background' ],
	];

	/**
	 * Layout and position by its positions.
	 */
	private const PLACES = [
		'center'       => [ 'popup', 'center' ],
		'bottom'       => [ 'bar', 'bottom' ],
		'bottom-left'  => [ 'box', 'bottom-left' ],
		'bottom-right' => [ 'box', 'bottom-right' ],
	];

	/**
	 * The settings, [] where there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$banner = Rows::of( 'cmplz_cookiebanners', '`default` DESC, archived, ID' )[0] ?? [];
		if ( [] === $banner ) {
			return [];
		}
		$result = [
			'close'      => in_array( $banner['close_button'] ?? '', [ '1', 'true' ], true ),
			'texts'      => $this->texts( $banner ),
			'colours'    => $this->colours( $banner ),
			'categories' => ( new ComplianzCategories() )->all( $banner ),
		];
		$place  = self::PLACES[ $banner['position'] ?? '' ] ?? null;
		return null === $place ? $result : $result + [
			'layout'   => $place[0],
			'position' => $place[1],
		];
	}

	/**
	 * What a column says: a text alone, or a serialised list with one of them.
	 *
	 * @param array<string, string> $row    A row.
	 * @param string                $column Name of the column.
	 * @param string                $key    Key in the list.
	 */
	public static function read( array $row, string $column, string $key = 'text' ): string {
		$value = $row[ $column ] ?? '';
		if ( is_serialized( $value ) ) {
			$list  = @unserialize( $value, [ 'allowed_classes' => false ] ); // phpcs:ignore WordPress.PHP -- Complianz's format, which may be broken; no classes.
			$value = is_array( $list ) ? $list[ $key ] ?? '' : '';
		}
		return is_string( $value ) ? $value : '';
	}

	/**
	 * @param array<string, string> $banner The banner's row.
	 * @return array<string, string>
	 */
	private function texts( array $banner ): array {
		$texts = [];
		foreach ( self::TEXTS as $name => $column ) {
			$text = Texts::adopted( $name, self::read( $banner, $column ) );
			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * @param array<string, string> $banner The banner's row.
	 * @return array<string, string>
	 */
	private function colours( array $banner ): array {
		$colours = [];
		foreach ( self::COLOURS as $name => [ $column, $key ] ) {
			$colour = strtolower( self::read( $banner, $column, $key ) );
			if ( 1 === preg_match( '/^#[0-9a-f]{6}\z/', $colour ) ) {
				$colours[ $name ] = $colour;
			}
		}
		return $colours;
	}
}
