<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Module;

/**
 * Hands out entries as CSV: admin-post.php?action=quayside_form_export with the filter of the list. The file is sent while
 * it is read, and X-Quayside-Total says how many entries will come, so that the screen can show progress.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class ExportAction implements Module {
	public const ACTION = 'quayside_form_export';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'answer' ] );
	}

	/**
	 * Where the file is, for the current user; the filter is added to it.
	 */
	public static function url(): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Sends the file.
	 */
	public function answer(): void {
		if ( ! current_user_can( Capabilities::EXPORT ) ) {
			wp_die( esc_html__( 'You may not export the entries of forms.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		$filter = Filter::of( wp_unslash( $_GET ) );
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		set_time_limit( 0 );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="' . self::name( $filter ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		// Proxies would hold the file back until it is whole.
		header( 'X-Accel-Buffering: no' );
		header( 'X-Quayside-Total: ' . ( new Listing() )->total( $filter ) );
		$out = fopen( 'php://output', 'wb' );
		if ( $out ) {
			Csv::write( $out, $filter, 'flush' );
		}
		exit;
	}

	private static function name( Filter $filter ): string {
		$form = get_post( $filter->form );
		$name = $filter->form > 0 && $form instanceof \WP_Post ? sanitize_title( remove_accents( $form->post_title ) ) : '';
		return sanitize_file_name( ( '' === $name ? 'entries' : "entries-$name" ) . wp_date( '-Y-m-d' ) . '.csv' );
	}
}
