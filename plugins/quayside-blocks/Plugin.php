<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\EachSite;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\PageCaches;
use Quayside\Blocks\Kit\RequestLimits;
use Quayside\Blocks\Kit\SiteModules;
use Quayside\Blocks\Kit\SwitchTable;

/**
 * The plugin's composition root: the one list of its modules.
 */
final class Plugin {
	/**
	 * Adds the hooks of all modules.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function boot( string $file ): void {
		$assets = new Assets( $file, 'blocks', 'quayside-blocks' );
		$assets->register();
		// One manifest file, which the opcode cache can hold, replaces reading each block.json. The function is missing
		// in WordPress 6.7.0.
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( $assets->path( 'build' ), $assets->path( 'build/blocks-manifest.php' ) );
		}
		foreach ( self::modules( $assets ) as $module ) {
			$module->register();
		}
		if ( is_multisite() ) {
			EachSite::run_on_new( $file, [ Forms\Entries\TablesUpdate::class, 'update' ] );
			EachSite::delete_with_site( static fn (): array => [
				...array_map( [ Forms\Entries\Tables::class, 'name' ], Forms\Entries\Tables::NAMES ),
				SwitchTable::name(),
			] );
		}
		Deferred::register(
			static fn (): array => [
				...Forms\Forms::deferred( $assets ),
				new RequestLimits( 'galleries', [] ),
				new PageCaches(
					[ Forms\Spam\SpamSettings::KEYS, Forms\Sureforms\CaptchaKeys::OPTION, Forms\Sureforms\FormMeta::MESSAGES ],
					[ Forms\Schema\Form::POST_TYPE ]
				),
				new Gallery\MenuOrder(),
				new Gallery\Paging\PagesRoute( $assets ),
				new Gallery\SwitchOver\GallerySources(),
				new Spectra\SpectraSource(),
				...SiteModules::all( $assets ),
			]
		);
	}

	/**
	 * Modules that pages need.
	 *
	 * @return array<int, Module>
	 */
	private static function modules( Assets $assets ): array {
		$blocks = new BlockTypes( $assets );
		return [
			...Forms\Forms::modules( $assets, $blocks ),
			new AccessibilityCheck\AccessibilityCheck( $assets ),
			new Gallery\GalleryBlock( $assets, $blocks ),
			new Gallery\Patterns(),
			new Gallery\Shortcode(),
			new Gallery\SwitchOver\UnconvertedGalleries(),
			new Slider\SliderBlock( $assets, $blocks ),
			new Spectra\SpectraBlocks(),
			new StaticHtml\StaticHtml( [
				'quayside/gallery' => [ Gallery\StaticGallery::class, 'saved' ],
				'quayside/form'    => [ Forms\Render\StaticForm::class, 'saved' ],
			] ),
			new Sticky\BlockSupport( $assets ),
			new LazyMedia\Content( $assets ),
			new LazyMedia\VideoFacade( $assets ),
		];
	}
}
