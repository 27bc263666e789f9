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
 * The two admin-ajax actions that give a page of a gallery's images. Spec section 7, calls 4 and 5.
 *
 * Good: `{success:true, data:"<li>…"}`. Nothing on that page: `{success:false}` with status 200. Malformed: 400, with a
 * code and a message in data. Settings that this site never printed: 403.
 *
 * Spectra has the same actions: what no gallery of ours asks for is left to it, and refused where nobody answers.
 */
final class PagesRoute implements Module {
	private const ACTIONS = [ 'uag_load_image_gallery_masonry', 'uag_load_image_gallery_grid_pagination' ];

	/**
	 * Bytes of attr: 2,000 images with links of their own fit well.
	 */
	private const LONGEST_ATTR = 262144;

	private const DEEPEST_ATTR = 16;

	/** Why the request of this process is none of ours. */
	private ?WP_Error $error = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		foreach ( self::ACTIONS as $action ) {
			foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $prefix ) {
				add_action( "$prefix$action", [ $this, 'answer' ], 5 );
				add_action( "$prefix$action", [ $this, 'refuse' ], PHP_INT_MAX );
			}
		}
	}

	/**
	 * Prints the answer to a request of a gallery of ours.
	 */
	public function answer(): void {
		// The token is this request's nonce: see Token.
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
	 * Says what is wrong with a request that nobody has answered.
	 */
	public function refuse(): void {
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
	 * The items of one page, '' when there are none that the visitor may see.
	 *
	 * @param string $token  Token of the settings.
	 * @param mixed  $number Page, from 1, as sent.
	 * @param mixed  $json   The settings, as sent.
	 */
	private function page( string $token, mixed $number, mixed $json ): string|WP_Error {
		if ( ! is_string( $number ) || 1 !== preg_match( '/^[1-9]\d{0,4}$/', $number ) ) {
			return new WP_Error( 'invalid_page_number', __( 'page_number must be an integer greater than or equal to 1.', 'quayside-blocks' ) );
		}
		$attr = is_string( $json ) && strlen( $json ) <= self::LONGEST_ATTR ? json_decode( $json, true, self::DEEPEST_ATTR ) : null;
		if ( ! is_string( $json ) || ! is_array( $attr ) || ! str_starts_with( ltrim( $json ), '{' ) ) {
			return new WP_Error( 'invalid_attr', __( 'attr must be a JSON object.', 'quayside-blocks' ) );
		}
		$contract = Contract::load( $this->assets->path( 'build/contracts' ), 'galleries/gallery.attr' );
		// The images are many, and read only where the token says that this site has printed them.
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
		if ( $post > 0 && ( null === get_post( $post ) || ! Images::may_read( $post ) ) ) {
			return '';
		}
		$settings = Attr::settings( $attr );
		return ( new Items( $settings ) )->page( (int) $number );
	}
}
