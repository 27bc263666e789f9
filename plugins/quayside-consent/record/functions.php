<?php
/**
 * Public functions for other plugins and themes.
 */

declare( strict_types=1 );

if ( ! function_exists( 'quayside_consent_has' ) ) {
	/**
	 * Determines whether the visitor who sent this request allows a category of cookies.
	 *
	 * Never use the result to build a page, because pages are cached and served to visitors with a different choice.
	 * Use it in requests that are not cached, such as AJAX and REST requests, form submissions, orders, and
	 * webhooks. In pages, mark an element with data-consent="<category>" to block it until the visitor allows the
	 * category.
	 *
	 * @param string $category Slug: necessary, functional, analytics, performance, advertisement, or a custom
	 * category.
	 * @return bool Whether it is allowed, either by the visitor or, without a choice, by the default of the
	 * applicable law.
	 */
	function quayside_consent_has( string $category ): bool {
		/**
		 * Provides the consent of this request's visitor.
		 *
		 * @internal
		 */
		$consent = apply_filters( 'quayside_consent_visitor', null );
		return $consent instanceof \Quayside\Consent\Record\VisitorConsent && $consent->has( $category );
	}
}
