<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * The URL of the screen Settings > Cookie consent.
 */
final class ScreenUrl {
	public const PAGE = 'quayside-consent';

	/**
	 * Returns the URL of the screen.
	 *
	 * @param string $tab Name of the tab to open; '' for the first one.
	 */
	public static function get( string $tab = '' ): string {
		return admin_url( 'options-general.php?page=' . self::PAGE . ( '' === $tab ? '' : "&tab=$tab" ) );
	}
}
