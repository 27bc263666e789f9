<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Kit\CsvDownload;
use Quayside\Blocks\Kit\Module;

/**
 * Sends entries as CSV: admin-post.php?action=quayside_form_export with the filter of the list. CsvDownload documents how the
 * screen detects an incomplete file.
 */
final class ExportAction implements Module {
	public const ACTION = 'quayside_form_export';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
	}

	/**
	 * Returns the URL of the export for the current user. The filter is added as parameters.
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
	public function send(): void {
		if ( ! current_user_can( Capabilities::EXPORT ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export form entries.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		$filter  = Filter::from_values( wp_unslash( $_GET ) );
		$listing = new Listing();
		// Entries submitted during the export are not in the announced total, so they are left out.
		$newest = $listing->newest();
		CsvDownload::send(
			self::name( $filter ),
			$listing->total( $filter, $newest ),
			static fn ( $out, callable $after ): int => Csv::write( $out, $filter, $after, $newest )
		);
	}

	private static function name( Filter $filter ): string {
		$form = get_post( $filter->form );
		$name = $filter->form > 0 && $form instanceof \WP_Post ? sanitize_title( remove_accents( $form->post_title ) ) : '';
		return sanitize_file_name( ( '' === $name ? 'entries' : "entries-$name" ) . wp_date( '-Y-m-d' ) . '.csv' );
	}
}
