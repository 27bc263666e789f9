<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Links;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\Unreadable;
use Quayside\Blocks\Kit\Log;
use Quayside\Blocks\Kit\Module;

/**
 * Sends an uploaded file to users who can view entries. Its URL can be in an email, so logged-out users are sent to the login.
 *
 * phpcs:disable WordPress.Security.NonceVerification.Recommended,WordPress.WP.AlternativeFunctions
 */
final class DownloadAction implements Module {
	public function register(): void {
		add_action( 'admin_post_' . Links::FILE, [ $this, 'send' ] );
		add_action( 'admin_post_nopriv_' . Links::FILE, 'auth_redirect' );
	}

	/**
	 * Sends the file as a download, so that browsers don't run it.
	 */
	public function send(): void {
		if ( ! current_user_can( Capabilities::VIEW ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view form entries.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		$number = static fn ( mixed $value ): int => is_string( $value ) ? absint( $value ) : 0;
		$entry  = ( new Entries() )->get( $number( $_GET['entry'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a number.
		$file   = $entry->files[ $number( $_GET['file'] ?? '' ) - 1 ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a number.
		$pieces = $file ? Files::read( $file ) : null;
		if ( ! $entry || ! $file || ! $pieces ) {
			wp_die( esc_html__( 'This file no longer exists.', 'quayside-blocks' ), '', [ 'response' => 404 ] );
		}
		try {
			// The first piece is verified before any header announces success.
			$pieces->valid();
		} catch ( Unreadable $error ) {
			Log::write( 'error', 'forms', 'An uploaded file is damaged.', [
				'entry'     => $entry->id,
				'exception' => $error,
			] );
			wp_die( esc_html__( 'This file is damaged and can’t be opened.', 'quayside-blocks' ), '', [ 'response' => 500 ] );
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: ' . $file['type'] );
		header( 'Content-Length: ' . $file['size'] );
		$ascii = str_replace( [ '"', '\\' ], '', remove_accents( $file['name'] ) );
		header( "Content-Disposition: attachment; filename=\"$ascii\"; filename*=UTF-8''" . rawurlencode( $file['name'] ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		try {
			foreach ( $pieces as $piece ) {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- the contents of a file.
				flush();
			}
		} catch ( Unreadable ) {
			// The browser detects that the file is shorter than its Content-Length.
			exit;
		}
		exit;
	}
}
