<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Exports and imports the settings of all parts as a JSON file, for version control and for moving a site.
 */
// phpcs:disable WordPress.WP.AlternativeFunctions
final class SettingsCommand implements Module {
	public function __construct( private Terminal $terminal = new WpCliTerminal() ) {}

	public function register(): void {
		if ( WpCliTerminal::is_available() && FirstPart::claims( 'settings' ) ) {
			WpCliTerminal::add_command( 'export', [ $this, 'export' ] );
			WpCliTerminal::add_command( 'import', [ $this, 'import' ] );
		}
	}

	/**
	 * Exports settings as JSON, without secrets.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : Path of the file to write. Default: standard output.
	 *
	 * [--only=<names>]
	 * : Groups of settings, separated by commas: consent, forms, shop, site, theme. Default: all.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside export quayside.json
	 *     wp quayside export --only=consent,shop > settings.json
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function export( array $arguments, array $options ): void {
		$json = SettingsFile::export( self::only( $options ) );
		if ( is_wp_error( $json ) ) {
			$this->terminal->error( $json->get_error_message() );
		}
		if ( ! isset( $arguments[0] ) ) {
			$this->terminal->line( rtrim( $json ) );
			return;
		}
		if ( false === @file_put_contents( $arguments[0], $json ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- reported below.
			/* translators: %s: path of a file. */
			$this->terminal->error( sprintf( __( 'Could not write to %s.', 'quayside' ), $arguments[0] ) );
		}
		/* translators: %s: path of a file. */
		$this->terminal->success( sprintf( __( 'Settings exported to %s.', 'quayside' ), $arguments[0] ) );
	}

	/**
	 * Imports settings from a file that `wp quayside export` wrote.
	 *
	 * Settings that the file does not contain stay as they are. If a setting is invalid, nothing is saved.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file.
	 *
	 * [--only=<names>]
	 * : Groups of settings, separated by commas: consent, forms, shop, site, theme. Default: all in the file.
	 *
	 * [--dry-run]
	 * : Only list what would change.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside import quayside.json --dry-run
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function import( array $arguments, array $options ): void {
		$path = $arguments[0] ?? '';
		$json = is_file( $path ) ? file_get_contents( $path, false, null, 0, SettingsFile::MAX_BYTES + 1 ) : false;
		if ( false === $json ) {
			/* translators: %s: path of a file. */
			$this->terminal->error( sprintf( __( 'Could not read %s.', 'quayside' ), $path ) );
		}
		$changes = SettingsFile::import( $json, self::only( $options ), CommandOptions::has_flag( $options, 'dry-run' ) );
		if ( is_wp_error( $changes ) ) {
			$this->terminal->error( $changes->get_error_message() );
		}
		if ( [] !== $changes ) {
			$this->terminal->rows( 'table', $changes, [ 'setting', 'before', 'after' ] );
		}
		$count = count( $changes );
		/* translators: %d: number of settings. */
		$message = _n( '%d setting changed.', '%d settings changed.', $count, 'quayside' );
		if ( CommandOptions::has_flag( $options, 'dry-run' ) ) {
			/* translators: %d: number of settings. */
			$message = _n( '%d setting would change.', '%d settings would change.', $count, 'quayside' );
		}
		$this->terminal->success( sprintf( $message, $count ) );
	}

	/**
	 * @param array<string, string> $options Options.
	 * @return array<int, string> Names of sources, empty for all.
	 */
	private static function only( array $options ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $options['only'] ?? '' ) ) ) );
	}
}
