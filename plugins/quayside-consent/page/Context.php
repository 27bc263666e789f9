<?php
declare( strict_types=1 );

namespace Quayside\Consent\Page;

/**
 * Whether a request is a page that visitors see.
 */
final class Context {
	/**
	 * Query arguments of page builders' editing views. They load for editors alone.
	 */
	private const BUILDERS = [ 'elementor-preview', 'fl_builder', 'et_fb', 'ct_builder', 'brizy-edit-iframe', 'bricks', 'vc_editable' ];

	/**
	 * The boot script's element as it was printed on this page, '' before.
	 */
	public string $boot_element = '';

	/**
	 * The answer for this page, and the query that it belongs to.
	 *
	 * @var array{\WP_Query, bool}|null
	 */
	private ?array $answer = null;

	/**
	 * Whether consent applies to this request. Ask from the action "wp" on; the answer is found once.
	 */
	public function applies(): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( null === $this->answer || $this->answer[0] !== $query ) {
			$applies = $this->find();
			if ( ! $query instanceof \WP_Query || 0 === did_action( 'wp' ) ) {
				return $applies;
			}
			$this->answer = [ $query, $applies ];
		}
		return $this->answer[1];
	}

	private function find(): bool {
		$applies = ! is_admin() && ! is_feed() && ! is_robots() && ! is_trackback() && ! is_customize_preview() && ! $this->is_builder() && ! wp_is_json_request();
		/**
		 * Whether the banner is shown and third parties are held on this request. The answer must not depend on the
		 * visitor, because pages are cached.
		 *
		 * @param bool $applies The answer so far.
		 */
		return (bool) apply_filters( 'quayside_consent_applies', $applies );
	}

	private function is_builder(): bool {
		// Nothing is changed by it.
		$arguments = array_keys( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification
		return [] !== array_intersect( self::BUILDERS, $arguments ) && current_user_can( 'edit_posts' );
	}
}
