<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals;

use Quayside\Consent\Settings\Settings;

/**
 * The file in which a site says that it honours Global Privacy Control: /.well-known/gpc.json.
 */
final class GpcFile {
	public const PATH = '.well-known/gpc.json';

	public function __construct( private Settings $settings ) {}

	/**
	 * Answers a request for the file, where the owner has it.
	 */
	public function answer(): void {
		if ( ! $this->settings->is_on( 'gpc' ) ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: application/json' );
		echo wp_json_encode( self::contents() );
		exit;
	}

	/**
	 * The file's contents: https://www.w3.org/TR/gpc/#gpc-support-resource.
	 *
	 * @return array{gpc: bool, lastUpdate: string}
	 */
	public static function contents(): array {
		return [
			'gpc'        => true,
			// The day since which this plugin has honoured it.
			'lastUpdate' => '2026-11-21',
		];
	}
}
