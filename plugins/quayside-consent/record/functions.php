<?php
/**
 * What other plugins and themes may ask.
 */

declare( strict_types=1 );

if ( ! function_exists( 'quayside_consent_has' ) ) {
	/**
	 * Whether the visitor of this request allows a category of cookies.
	 *
	 * Never use the answer to build a page: pages are cached and served to visitors who answered otherwise. It is for
	 * requests that no cache keeps, such as ajax and REST calls, form posts, orders and webhooks. In pages, mark the
	 * element with data-consent="<category>" and it is held until the visitor allows it.
	 *
	 * @param string $category Slug: necessary, functional, analytics, performance, advertisement or one of the site's own.
	 * @return bool Whether it is allowed: by the visitor, or where they have not chosen, by the law that the site follows.
	 */
	function quayside_consent_has( string $category ): bool {
		return \Quayside\Consent\Plugin::answers()->has( $category );
	}
}
