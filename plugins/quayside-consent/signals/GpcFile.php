<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals;

use Quayside\Consent\Settings\Settings;

/**
 * Serves /.well-known/gpc.json, in which a site declares that it honors Global Privacy Control.
 */
final class GpcFile {
	public const PATH = '.well-known/gpc.json';

	public function __construct( private Settings $settings ) {}

	/**
	 * Sends the file and exits, if the site honors the signal.
	 */
	public function send(): void {
		if ( ! $this->settings->is_on( 'gpc' ) ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: application/json' );
		echo wp_json_encode( self::contents() );
		exit;
	}

	/**
	 * Returns the file's contents: https://www.w3.org/TR/gpc/#gpc-support-resource.
	 *
	 * @return array{gpc: bool, lastUpdate: string}
	 */
	public static function contents(): array {
		return [
			'gpc'        => true,
			// The date on which this plugin began to honor the signal.
			'lastUpdate' => '2026-11-21',
		];
	}
}
