<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Order;

/**
 * Sends a file to visitors with the order key and the customer's email address, plain or hashed.
 */
final class DownloadLink {

	/** Adds the hook. */
	public function register(): void {
		add_action( 'init', [ $this, 'answer' ], 20 );
	}

	/** Handles a download link. */
	public function answer(): void {
		if ( '' === self::asked( 'download_file' ) || '' === self::asked( 'order' ) || '' === self::asked( 'email' ) . self::asked( 'uid' ) ) {
			return;
		}
		$order = wc_get_order( wc_get_order_id_by_order_key( self::asked( 'order' ) ) );
		$files = $order instanceof \WC_Order ? $order->get_downloadable_items() : [];
		foreach ( $files as $file ) {
			if (
				self::asked( 'download_file' ) === (string) $file['product_id']
				&& self::asked( 'key' ) === $file['download_id']
				&& self::is_buyer( $order )
			) {
				self::send( $order, $file );
			}
		}
		self::refuse( __( 'Invalid download link.', 'stand-in-store' ), 404 );
	}

	/** Determines whether the link carries the buyer's email address. */
	private static function is_buyer( \WC_Order $order ): bool {
		$email = $order->get_billing_email();
		return '' !== self::asked( 'email' ) ? strtolower( self::asked( 'email' ) ) === strtolower( $email ) : hash_equals(
			hash( 'sha256', $email ),
			self::asked( 'uid' )
		);
	}

	/**
	 * Sends it.
	 *
	 * @param \WC_Order           $order Order.
	 * @param array<string,mixed> $file  One of get_downloadable_items().
	 * @return never
	 */
	private static function send( \WC_Order $order, array $file ): void {
		if ( 0 === $file['downloads_remaining'] ) {
			self::refuse( __( 'Sorry, you have reached your download limit for this file', 'stand-in-store' ), 403 );
		}
		if ( $file['access_expires'] instanceof \DateTimeInterface && $file['access_expires']->getTimestamp() < strtotime( 'midnight' ) ) {
			self::refuse( __( 'Sorry, this download has expired', 'stand-in-store' ), 403 );
		}
		if ( 0 < $order->get_user_id() && 'yes' === get_option( 'woocommerce_downloads_require_login' ) && get_current_user_id() !== $order->get_user_id() ) {
			self::refuse( __( 'This is not your download link.', 'stand-in-store' ), 403 );
		}
		$uploads = wp_upload_dir();
		$path    = realpath( str_replace( $uploads['baseurl'], $uploads['basedir'], $file['file']['file'] ) );
		if ( false === $path || ! str_starts_with( $path, (string) realpath( $uploads['basedir'] ) ) ) {
			self::refuse( __( 'File not found', 'stand-in-store' ), 404 );
		}
		$order->count_download( $file['download_id'] );
		nocache_headers();
		header( 'Content-Type: ' . ( wp_check_filetype( $path )['type'] ?: 'application/force-download' ) );
		header( 'Content-Disposition: attachment; filename="' . wp_basename( $path ) . '";' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Content-Length: ' . filesize( $path ) );
		readfile( $path );
		exit;
	}

	/**
	 * Refuses.
	 *
	 * @return never
	 */
	private static function refuse( string $message, int $status ): void {
		wp_die( esc_html( $message ), '', [ 'response' => (int) $status ] );
	}

	/** Returns a part of the address. */
	private static function asked( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- a link out of an e-mail; compared with what is known.
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
