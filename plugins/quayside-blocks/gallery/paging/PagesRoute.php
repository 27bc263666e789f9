<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging;

use Quayside\Blocks\Gallery\Attr;
use Quayside\Blocks\Gallery\Images;
use Quayside\Blocks\Gallery\Items;
use Quayside\Blocks\Gallery\Settings;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Module;
use WP_Error;

/**
 * Handles the two admin-ajax actions that return a page of a gallery's images. Spec section 7, calls 4 and 5.
 *
 * Success: `{success:true, data:"<li>…"}`. No images on that page: `{success:false}` with status 200. Malformed: 400,
 * with a code and a message in data. Settings that this site never printed: 403.
 *
 * Spectra has the same actions. Requests that don't belong to a Quayside gallery are left to Spectra and rejected if
 * nothing handles them.
 */
final class PagesRoute implements Module {
	private const ACTIONS = [ 'uag_load_image_gallery_masonry', 'uag_load_image_gallery_grid_pagination' ];

	/**
	 * Maximum size of attr in bytes, enough for 2,000 images with links, captions, and alternative texts.
	 */
	private const MAX_ATTR_BYTES = 1048576;

	private const MAX_ATTR_DEPTH = 16;

	/** Reason why the current request was not handled. */
	private ?WP_Error $error = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		foreach ( self::ACTIONS as $action ) {
			foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $prefix ) {
				add_action( "$prefix$action", [ $this, 'respond' ], 5 );
				add_action( "$prefix$action", [ $this, 'reject' ], PHP_INT_MAX );
			}
		}
	}

	/**
	 * Sends the response to a request from a Quayside gallery.
	 */
	public function respond(): void {
		// The token replaces the nonce: see Token.
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput
		$html = $this->page(
			is_string( $_POST['nonce'] ?? null ) ? wp_unslash( $_POST['nonce'] ) : '',
			wp_unslash( $_POST['page_number'] ?? '' ),
			wp_unslash( $_POST['attr'] ?? '' )
		);
		// phpcs:enable
		if ( is_wp_error( $html ) ) {
			$this->error = $html;
			return;
		}
		nocache_headers();
		'' === $html ? wp_send_json( [ 'success' => false ] ) : wp_send_json_success( $html );
	}

	/**
	 * Sends an error response if nothing has handled the request.
	 */
	public function reject(): void {
		if ( ! $this->error ) {
			return;
		}
		$data = $this->error->get_error_data();
		nocache_headers();
		wp_send_json_error(
			[
				'code'    => $this->error->get_error_code(),
				'message' => $this->error->get_error_message(),
			],
			is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 400
		);
	}

	/**
	 * Returns the items of one page, '' if there are none that the visitor can see.
	 *
	 * @param string $token  Token of the settings.
	 * @param mixed  $number Page, from 1, as sent.
	 * @param mixed  $json   The settings, as sent.
	 */
	private function page( string $token, mixed $number, mixed $json ): string|WP_Error {
		if ( ! is_string( $number ) || 1 !== preg_match( '/^[1-9]\d{0,4}$/', $number ) ) {
			return new WP_Error( 'invalid_page_number', __( 'page_number must be an integer greater than or equal to 1.', 'quayside-blocks' ) );
		}
		$attr = is_string( $json ) && strlen( $json ) <= self::MAX_ATTR_BYTES ? json_decode( $json, true, self::MAX_ATTR_DEPTH ) : null;
		if ( ! is_string( $json ) || ! is_array( $attr ) || ! str_starts_with( ltrim( $json ), '{' ) ) {
			return new WP_Error( 'invalid_attr', __( 'attr must be a JSON object.', 'quayside-blocks' ) );
		}
		$contract = Contract::load( $this->assets->path( 'build/contracts' ), 'galleries/gallery.attr' );
		// Image lists can be long, so they are validated only after the token proves that this site printed them.
		$valid = $contract->validate( is_array( $attr['mediaGallery'] ?? null ) ? [ 'mediaGallery' => [] ] + $attr : $attr );
		if ( ! is_wp_error( $valid ) ) {
			if ( ! Token::is_valid( $token, $json ) ) {
				return new WP_Error( 'invalid_nonce', __( 'Gallery not found.', 'quayside-blocks' ), [ 'status' => 403 ] );
			}
			$valid = $contract->validate( $attr );
		}
		if ( is_wp_error( $valid ) ) {
			return new WP_Error( 'invalid_attr', $valid->get_error_message() );
		}
		$post = is_int( $attr['post'] ?? null ) ? $attr['post'] : 0;
		if ( $post > 0 && ( null === get_post( $post ) || ! Images::can_read( $post ) ) ) {
			return '';
		}
		$settings = Attr::settings( $attr );
		return ( new Items( $settings ) )->page( (int) $number );
	}
}
