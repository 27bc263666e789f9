<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Prevents browsers from prefetching pages with visitor data. A cart page that was fetched before a change would be shown
 * after it.
 */
final class Module implements KitModule {
	/**
	 * Class of links that open a drawer or a popup. WordPress's speculation rules exclude them from prefetching and from
	 * prerendering.
	 */
	public const LINK_CLASS = 'no-prefetch';

	public function register(): void {
		$add = static fn ( mixed $paths ): array => array_merge( is_array( $paths ) ? $paths : [], ExcludedPaths::all() );
		add_filter( 'wp_speculation_rules_href_exclude_paths', $add );
		// The filter of the Speculative Loading plugin, the predecessor of WordPress's own feature.
		add_filter( 'plsr_speculation_rules_href_exclude_paths', $add );
		if ( RefusedRequest::is_speculative( $_SERVER ) ) {
			( new RefusedRequest() )->register();
		}
	}
}
