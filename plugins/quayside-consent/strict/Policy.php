<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

/**
 * Writes the content policy of strict mode.
 */
final class Policy {
	/**
	 * A source that no URL has, by which scripts recognize the policy among others of the site; marker.ts.
	 */
	private const MARKER = 'quayside-consent:';

	/**
	 * Returns the policy, which allows requests to this site and to the allowed sources only.
	 *
	 * Workers from files have the policy of their own response instead of the page's, so only those from blobs can start,
	 * because they inherit it. Those from data: addresses don't in WebKit. After Back, Chromium gives iframes with a data: address
	 * the policy that they had before, so none are shown. Forms don't fall back to default-src.
	 *
	 * @param array<int, string> $sources   Allowed sources, for example "https://js.stripe.com".
	 * @param bool               $any_forms Whether forms can be submitted to any host, where customers pay at their bank.
	 */
	public static function text( array $sources, bool $any_forms = false ): string {
		$hosts = implode( '', array_map( static fn ( string $source ): string => " $source", $sources ) );
		return "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: " . self::MARKER . "$hosts; worker-src blob:"
			. "; frame-src 'self' blob:$hosts; object-src 'self' blob:$hosts"
			. ( $any_forms ? '' : "; form-action 'self'$hosts" );
	}
}
