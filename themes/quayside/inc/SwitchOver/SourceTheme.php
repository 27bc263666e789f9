<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

/**
 * A theme whose design can be carried over.
 *
 * @phpstan-type Part array{title: string, values: array<string, mixed>, notes: array<int, string>}
 */
interface SourceTheme {
	/**
	 * Returns the parts of the design that the site has, by ID. The values are by name: a theme mod, "nav_menu_locations.LOCATION", or
	 * "custom_css".
	 *
	 * @return array<int, Part>
	 */
	public function parts(): array;
}
