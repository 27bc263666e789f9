<?php
declare( strict_types=1 );

namespace Quayside\Consent\Page;

/**
 * Determines whether a request is for a page that visitors see.
 */
final class Context {
	/**
	 * Query arguments of the editing views of page builders, which load for editors only.
	 */
	private const BUILDERS = [ 'elementor-preview', 'fl_builder', 'et_fb', 'ct_builder', 'brizy-edit-iframe', 'bricks', 'vc_editable' ];

	/**
	 * The boot script's element as printed on this page, '' until then.
	 */
	public string $boot_element = '';

	/**
	 * The result for this page, with the query that it belongs to.
	 *
	 * @var array{\WP_Query, bool}|null
	 */
	private ?array $result = null;

	/**
	 * Determines whether consent applies to this request. The result is cached from the "wp" action on.
	 */
	public function applies(): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( null === $this->result || $this->result[0] !== $query ) {
			$applies = $this->find();
			if ( ! $query instanceof \WP_Query || 0 === did_action( 'wp' ) ) {
				return $applies;
			}
			$this->result = [ $query, $applies ];
		}
		return $this->result[1];
	}

	private function find(): bool {
		$applies = ! is_admin()
			&& ! is_feed()
			&& ! is_robots()
			&& ! is_trackback()
			&& ! is_customize_preview()
			&& ! $this->is_builder()
			&& ! wp_is_json_request();
		/**
		 * Filters whether the banner is shown and third parties are blocked on this request. The result must not depend on
		 * the visitor, because pages are cached.
		 *
		 * @param bool $applies Whether consent applies.
		 */
		return (bool) apply_filters( 'quayside_consent_applies', $applies );
	}

	private function is_builder(): bool {
		$arguments = array_keys( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- the request changes nothing.
		return [] !== array_intersect( self::BUILDERS, $arguments ) && current_user_can( 'edit_posts' );
	}
}
