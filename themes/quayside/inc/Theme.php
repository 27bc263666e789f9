<?php
declare( strict_types=1 );

namespace Quayside\Theme;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;

/**
 * The theme's composition root. Lists all modules.
 */
final class Theme {
	/**
	 * Built assets, for template parts that print islands.
	 */
	private static Assets $assets;

	/**
	 * Registers the hooks of all modules.
	 *
	 * @param string $file The theme's functions.php.
	 */
	public static function boot( string $file ): void {
		self::$assets = new Assets( $file, 'theme', 'quayside' );
		self::$assets->register();
		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * Returns the theme's built assets.
	 */
	public static function assets(): Assets {
		return self::$assets;
	}

	/**
	 * Returns the modules.
	 *
	 * @return array<int, Module>
	 */
	private static function modules(): array {
		return [
			new Setup\Module(),
			new Setup\StarterContent(),
			new Setup\LeanHead(),
			new Setup\Emoji(),
			new Styles\Module( self::$assets ),
			new Styles\LateStyles( new Styles\UsedStyles() ),
			new Styles\UsedStyles(),
			new Styles\Variation(),
			new Styles\LoginPage( self::$assets ),
			new Customizer\Module(),
			new Customizer\LivePreview( self::$assets ),
			new Fonts\Service( self::$assets ),
			new Breadcrumbs\Module(),
			new Content\Module(),
			new Content\Loading(),
			new Content\FirstScreen(),
			new Comments\Replies(),
			new Header\Module(),
			new Footer\Module(),
			new Search\Results(),
			new Parts\Module(),
			new Patterns\Module(),
			new Patterns\Images(),
			new Patterns\BlockStyles( self::$assets ),
			new Shop\Module( self::$assets ),
			new Shop\StoreLinks(),
			new Shop\Markup(),
			new Shop\StructuredData(),
			new Preview\Module( self::$assets ),
			new Design\Module( self::$assets ),
		];
	}
}
