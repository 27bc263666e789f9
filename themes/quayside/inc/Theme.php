<?php
declare( strict_types=1 );

namespace Quayside\Theme;

use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Deferred;
use Quayside\Theme\Kit\EachSite;
use Quayside\Theme\Kit\Module;
use Quayside\Theme\Kit\PageCaches;
use Quayside\Theme\Kit\SiteModules;
use Quayside\Theme\Kit\SwitchTable;

/**
 * The theme's composition root. Lists all modules.
 */
final class Theme {
	/**
	 * Registers the hooks of all modules.
	 *
	 * @param string $file The theme's functions.php.
	 */
	public static function boot( string $file ): void {
		$assets = new Assets( $file, 'theme', 'quayside' );
		$assets->register();
		BuiltAssets::set( $assets );
		foreach ( self::modules( $assets ) as $module ) {
			$module->register();
		}
		if ( is_multisite() ) {
			EachSite::delete_with_site( static fn (): array => [ SwitchTable::name() ] );
		}
		Deferred::register(
			static fn (): array => [
				new SwitchOver\Sources(),
				...SiteModules::all( $assets ),
				new Transfer\SettingsSource(),
				// Menus are terms, but each of their items is a post.
				new PageCaches(
					[ 'theme_mods_' . get_stylesheet(), 'sidebars_widgets', 'widget_*' ],
					[ 'wp_global_styles', 'wp_template', 'wp_template_part', 'wp_navigation', 'nav_menu_item', 'custom_css' ]
				),
			]
		);
	}

	/**
	 * Returns the modules.
	 *
	 * @return array<int, Module>
	 */
	private static function modules( Assets $assets ): array {
		return [
			new Setup\Module(),
			new Setup\StarterContent(),
			new Setup\LeanHead(),
			new Setup\Emoji(),
			new Setup\SavedTemplates(),
			new Styles\Module( $assets ),
			new Styles\LateStyles( new Styles\UsedStyles() ),
			new Styles\UsedStyles(),
			new Styles\Variation(),
			new Styles\LoginPage( $assets ),
			new Customizer\Module(),
			new Customizer\LivePreview( $assets ),
			new Fonts\Service( $assets ),
			new Breadcrumbs\Module(),
			new Content\Module(),
			new Content\Loading(),
			new Content\FirstScreen(),
			new Comments\Replies(),
			new Header\Module(),
			new Header\MenuItems(),
			new Footer\Module(),
			new Search\Results(),
			new Parts\Module(),
			new Patterns\Module(),
			new Patterns\Images(),
			new Patterns\BlockStyles( $assets ),
			new Shop\Module( $assets ),
			new Shop\StoreLinks(),
			new Shop\Markup(),
			new Shop\StructuredData(),
			new Preview\Module( $assets ),
			new Design\Module( $assets ),
		];
	}
}
