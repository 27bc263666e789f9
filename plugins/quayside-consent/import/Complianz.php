<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Settings\Texts;

/**
 * Reads the settings of Complianz (complianz-gdpr 7) from the database in the format of contract consent/settings:
 * texts, colors, and position of the default banner, category names, and declared cookies. Its visitors are asked
 * again, because it stores consent in cookies of another format.
 */
final class Complianz {
	/**
	 * Column of each text.
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
	 * Column and key of each color.
	 */
	private const COLORS = [
		'ink'    => [ 'colorpalette_text', 'color' ],
		'paper'  => [ 'colorpalette_background', 'color' ],
		'accent' => [ 'colorpalette_button_accept', 'background' ],
	];

	/**
	 * Layout and position by Complianz position.
	 */
	private const POSITIONS = [
		'center'       => [ 'popup', 'center' ],
		'bottom'       => [ 'bar', 'bottom' ],
		'bottom-left'  => [ 'box', 'bottom-left' ],
		'bottom-right' => [ 'box', 'bottom-right' ],
	];

	/**
	 * Returns the settings, or [] if there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$banner = Rows::all( 'cmplz_cookiebanners', '`default` DESC, archived, ID' )[0] ?? [];
		if ( [] === $banner ) {
			return [];
		}
		$result   = [
			'close'      => in_array( $banner['close_button'] ?? '', [ '1', 'true' ], true ),
			'texts'      => $this->texts( $banner ),
			'colours'    => $this->colors( $banner ),
			'categories' => ( new ComplianzCategories() )->all( $banner ),
		];
		$position = self::POSITIONS[ $banner['position'] ?? '' ] ?? null;
		return null === $position ? $result : $result + [
			'layout'   => $position[0],
			'position' => $position[1],
		];
	}

	/**
	 * @param array<string, string> $banner Row of the banner.
	 * @return array<string, string>
	 */
	private function texts( array $banner ): array {
		$texts = [];
		foreach ( self::TEXTS as $name => $column ) {
			$text = Texts::sanitize_imported( $name, ComplianzColumn::read( $banner, $column ) );
			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * @param array<string, string> $banner Row of the banner.
	 * @return array<string, string>
	 */
	private function colors( array $banner ): array {
		$colors = [];
		foreach ( self::COLORS as $name => [ $column, $key ] ) {
			$color = strtolower( ComplianzColumn::read( $banner, $column, $key ) );
			if ( 1 === preg_match( '/^#[0-9a-f]{6}\z/', $color ) ) {
				$colors[ $name ] = $color;
			}
		}
		return $colors;
	}
}
