<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\SiteLanguages\SiteLanguages;

/**
 * Reads the settings of Complianz (complianz-gdpr 7) from the database in the format of contract consent/settings:
 * texts, colors, and position of the default banner, validity of a choice, category names, and declared cookies. Its visitors are asked
 * again, because it stores consent in cookies of another format.
 */
final class Complianz implements ImportSource {
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
		'ink'        => [ 'colorpalette_text', 'color' ],
		'paper'      => [ 'colorpalette_background', 'color' ],
		'accent'     => [ 'colorpalette_button_accept', 'background' ],
		'accentText' => [ 'colorpalette_button_accept', 'text' ],
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
		$banner = self::banner();
		if ( [] === $banner ) {
			return [];
		}
		$result  = [
			'close'      => in_array( $banner['close_button'] ?? '', [ '1', 'true' ], true ),
			'texts'      => $this->texts( $banner ),
			'colours'    => $this->colors( $banner ),
			'categories' => ( new ComplianzCategories( substr( SiteLanguages::default_locale(), 0, 2 ) ) )->all( $banner ),
		];
		$options = get_option( 'cmplz_options' );
		$days    = is_array( $options ) && is_numeric( $options['cookie_expiry'] ?? null ) ? (int) $options['cookie_expiry'] : 0;
		if ( $days > 0 ) {
			$result['choiceDays'] = min( $days, Settings::LIFETIME_DAYS );
		}
		$position = self::POSITIONS[ $banner['position'] ?? '' ] ?? null;
		return null === $position ? $result : $result + [
			'layout'   => $position[0],
			'position' => $position[1],
		];
	}

	/**
	 * Returns the texts of declared cookies in the other languages of the site. Those of the banner are translated by the site's
	 * multilingual plugin.
	 */
	public function languages(): array {
		$languages = [];
		$codes     = array_values( array_unique( array_column( Rows::all( 'cmplz_cookies', 'ID' ), 'language' ) ) );
		foreach ( Locales::others( $codes ) as $locale => $code ) {
			$categories = ( new ComplianzCategories( $code ) )->texts();
			if ( [] !== $categories ) {
				$languages[ $locale ] = [
					'texts'      => [],
					'policyUrl'  => '',
					'categories' => $categories,
				];
			}
		}
		return $languages;
	}

	/**
	 * Returns what is left out.
	 */
	public function notes(): array {
		return [
			__( 'The privacy law and the regions are not imported.', 'quayside-consent' ),
			__( 'Visitors are asked for consent again, because Complianz stores it in a different format.', 'quayside-consent' ),
		];
	}

	/**
	 * Returns the row of the banner: the default one, and no archived one if there is another. Version 7 has no archive.
	 *
	 * @return array<string, string>
	 */
	private static function banner(): array {
		$banners = Rows::all( 'cmplz_cookiebanners', '`default` DESC, ID' );
		usort(
			$banners,
			static fn ( array $a, array $b ): int => [ $b['default'] ?? '', $a['archived'] ?? '' ] <=> [ $a['default'] ?? '', $b['archived'] ?? '' ]
		);
		return $banners[0] ?? [];
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
