<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Keeps browsers from loading the visitor's own pages ahead of a click: a cart that was fetched before the last change
 * would be shown after it.
 */
final class Module implements KitModule {
	/**
	 * Class of links that open a drawer or a popup: WordPress's speculation rules leave them out, and what is meant for
	 * prefetching holds for prerendering, too.
	 */
	public const LINK_CLASS = 'no-prefetch';

	public function register(): void {
		$add = static fn ( mixed $paths ): array => array_merge( is_array( $paths ) ? $paths : [], ExcludedPaths::all() );
		add_filter( 'wp_speculation_rules_href_exclude_paths', $add );
		// The plugin that had speculation rules before WordPress did.
		add_filter( 'plsr_speculation_rules_href_exclude_paths', $add );
		if ( RefusedRequest::is_speculative( $_SERVER ) ) {
			( new RefusedRequest() )->register();
		}
	}
}
