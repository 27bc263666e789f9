<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Lists the modules that the site has once. Each part registers them, and those of the first part add their hooks (FirstPart).
 */
final class SiteModules {
	/**
	 * Returns the modules.
	 *
	 * @param Assets $assets Files of the part.
	 * @return array<int, Module>
	 */
	public static function all( Assets $assets ): array {
		$contracts = new Contracts( $assets->path( 'build/contracts' ) );
		return [
			new SwitchOver( $assets ),
			new SettingsCommand(),
			new HealthRoute( $contracts ),
			new UncachedRoutes(),
			new UnsavedOptions(),
			new LogCommand(),
			new LogHealth(),
			new FoldersHealth( $contracts ),
			new JobsHealth(),
			new TablesHealth(),
			new VisitorsHealth( $contracts ),
		];
	}
}
