<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Settings\Settings;

/**
 * Determines whether the site has a cookie policy that lists its cookies.
 */
final class PolicyPage {
	public const MISSING = 'missing';

	/** The page does not list the cookies. */
	public const INCOMPLETE = 'incomplete';

	public const COMPLETE = 'complete';

	/** The policy is at a URL whose contents are unknown here. */
	public const ELSEWHERE = 'elsewhere';

	/** What a page contains that lists the cookies: blocks and shortcodes. */
	private const LISTS = [ 'wp:quayside-consent/cookie-', '[quayside_cookie_', '[cky_audit_table', '[cky_outside_audit_table' ];

	/**
	 * Returns the state of the policy.
	 *
	 * @return self::MISSING|self::INCOMPLETE|self::COMPLETE|self::ELSEWHERE
	 */
	public static function state( Settings $settings ): string {
		$url = $settings->policy_url();
		if ( '' === $url ) {
			return self::MISSING;
		}
		$post = get_post( self::id( $settings, $url ) );
		if ( ! $post instanceof \WP_Post ) {
			return self::ELSEWHERE;
		}
		if ( 'publish' !== $post->post_status ) {
			return self::MISSING;
		}
		foreach ( self::LISTS as $text ) {
			if ( str_contains( $post->post_content, $text ) ) {
				return self::COMPLETE;
			}
		}
		return self::INCOMPLETE;
	}

	/**
	 * Returns the ID of the page, or -1 if it is not a page of this site.
	 */
	public static function id( Settings $settings, string $url ): int {
		$id = '' === $settings->custom_policy_url() ? get_option( 'wp_page_for_privacy_policy' ) : url_to_postid( $url );
		return is_numeric( $id ) && (int) $id > 0 ? (int) $id : -1;
	}
}
