<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Shows an administrator what a page looks like before and after the switch: ?quayside-switch-preview=NONCE&quayside-switch-side=after.
 * The content is converted in memory for this one response. Nothing is stored, and the page is the same for everybody else.
 */
final class SwitchPreview implements Module {
	/** Query parameter with the nonce. */
	public const PARAM = Deferred::PREVIEW;

	/** Query parameter with "before" or "after". */
	public const SIDE = 'quayside-switch-side';

	private ?SwitchPlaces $places = null;

	public function register(): void {
		add_action( 'wp', [ $this, 'start' ] );
	}

	/**
	 * Determines whether this request may be for a preview. start() decides.
	 */
	public static function can_be_requested(): bool {
		return isset( $_GET[ self::PARAM ] ); // phpcs:ignore WordPress.Security.NonceVerification -- start() verifies it.
	}

	/**
	 * Converts the content of this request's posts.
	 */
	public function start(): void {
		$nonce = $_GET[ self::PARAM ] ?? ''; // phpcs:ignore WordPress.Security -- only compared.
		if ( ! is_string( $nonce ) || ! current_user_can( SwitchReport::CAPABILITY ) || false === wp_verify_nonce( $nonce, self::PARAM ) ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		nocache_headers();
		add_filter( 'show_admin_bar', '__return_false' );
		/**
		 * Fires when an administrator previews a page before or after the switch, so that nothing on it is submitted.
		 *
		 * @internal
		 */
		do_action( 'quayside_switch_preview' );
		if ( 'after' !== ( $_GET[ self::SIDE ] ?? '' ) ) {
			return;
		}
		$this->places = new SwitchPlaces( SwitchSources::required( SwitchSources::all() ) );
		global $wp_query;
		foreach ( $wp_query instanceof \WP_Query && is_array( $wp_query->posts ) ? $wp_query->posts : [] as $post ) {
			if ( $post instanceof \WP_Post ) {
				$post->post_content = $this->places->preview( $post->post_content );
			}
		}
		add_filter( 'get_post_metadata', [ $this, 'elementor_data' ], 10, 3 );
	}

	/**
	 * Converts the JSON of an Elementor page.
	 *
	 * @param mixed $value Value of another filter; null for none.
	 * @param mixed $id    Post ID.
	 * @param mixed $key   Name of the metadata.
	 */
	public function elementor_data( mixed $value, mixed $id, mixed $key ): mixed {
		if ( '_elementor_data' !== $key || ! is_int( $id ) || null === $this->places ) {
			return $value;
		}
		remove_filter( 'get_post_metadata', [ $this, 'elementor_data' ] );
		$json = get_post_meta( $id, '_elementor_data', true );
		add_filter( 'get_post_metadata', [ $this, 'elementor_data' ], 10, 3 );
		return is_string( $json ) ? [ $this->places->preview( $json ) ] : $value;
	}
}
