<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Adds the log to Tools > Site Health > Info, and deletes its old files once a day.
 */
final class LogHealth implements Module {
	public function register(): void {
		if ( FirstPart::claims( 'log' ) ) {
			add_filter( 'debug_information', [ $this, 'add_information' ] );
			// WordPress's own daily event. It also runs if nothing is logged anymore.
			add_action( 'wp_scheduled_delete', [ LogFile::class, 'expire' ] );
		}
	}

	/**
	 * Adds the section of the log.
	 *
	 * @param array<string, array<string, mixed>> $info Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $info ): array {
		$is_in_files          = ! LogWoocommerce::is_available();
		$info['quayside-log'] = HealthResult::section( __( 'Quayside log', 'quayside' ), [
			'level' => [ __( 'Least severe level', 'quayside' ), Log::threshold() ],
			'place' => [ __( 'Place', 'quayside' ), $is_in_files ? __( 'Files', 'quayside' ) : __( 'WooCommerce > Status > Logs', 'quayside' ) ],
			// The path tells where the site's files are, so it isn't copied.
		] + ( $is_in_files ? [ 'folder' => [ __( 'Folder of the log', 'quayside' ), LogFile::folder(), true ] ] : [] ) );
		return $info;
	}
}
