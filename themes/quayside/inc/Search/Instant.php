<?php
declare( strict_types=1 );

namespace Quayside\Theme\Search;

use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Settings\Settings;

/**
 * Instant search results, if the setting is on.
 */
final class Instant {
	/**
	 * Returns the rest of the start tag of the element around a search form, which makes it a host unless the setting
	 * is off.
	 *
	 * The page is the same for all visitors and the results come from WordPress's search route, so both can be cached.
	 */
	public static function host(): string {
		if ( ! Settings::is_on( 'instant_search' ) ) {
			return '>';
		}
		$labels = [];
		foreach ( get_post_types( [
			'public'       => true,
			'show_in_rest' => true,
		], 'objects' ) as $type ) {
			$labels[ $type->name ] = $type->labels->singular_name;
		}
		return BuiltAssets::get()->host(
			'instant-search',
			'interaction',
			[
				'route' => rest_url( 'wp/v2/search' ),
				'kinds' => $labels,
				'all'   => __( 'View all results for', 'quayside' ),
				/* translators: %d: number of results, announced by screen readers. */
				'count' => __( '%d results. Use the arrow keys to navigate.', 'quayside' ),
				'none'  => __( 'No results', 'quayside' ),
				'label' => __( 'Results', 'quayside' ),
				'style' => BuiltAssets::get()->style_url( 'instant-search-style' ),
			]
		);
	}
}
