<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Applies changes in the Customizer's preview at once: parts of the page are rendered again, and a script changes
 * colors and fonts.
 */
final class LivePreview implements ModuleInterface {
	/**
	 * Selector, template part, and settings of each partial.
	 */
	private const PARTIALS = [
		'quayside_header'      => [
			'.site-header',
			'template-parts/header',
			[ 'quayside_show_title', 'quayside_header_search', 'quayside_instant_search', 'quayside_mobile_menu', 'blogname' ],
		],
		'quayside_menu'        => [
			'#quayside-menu',
			'template-parts/mobile-menu',
			[ 'quayside_mobile_menu', 'quayside_show_title', 'blogname' ],
		],
		'quayside_footer'      => [
			'.site-footer',
			'template-parts/footer',
			[ 'quayside_footer_tagline', 'quayside_footer_text', 'quayside_scroll_to_top', 'blogname', 'blogdescription' ],
		],
		'quayside_breadcrumbs' => [ '.breadcrumb', '', [ 'quayside_breadcrumbs' ] ],
	];

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'customize_register', [ $this, 'add_partials' ], 20 );
		add_action( 'customize_preview_init', [ $this, 'enqueue' ] );
	}

	/**
	 * Registers the partials.
	 */
	public function add_partials( \WP_Customize_Manager $customizer ): void {
		foreach ( [ 'blogname', 'blogdescription' ] as $name ) {
			$setting = $customizer->get_setting( $name );
			if ( null !== $setting ) {
				$setting->transport = 'postMessage';
			}
		}
		foreach ( self::PARTIALS as $id => [ $selector, $template, $settings ] ) {
			$customizer->selective_refresh->add_partial(
				$id,
				[
					'selector'            => $selector,
					'container_inclusive' => true,
					'settings'            => $settings,
					// Partials without a template reload the page, because they depend on the current page.
					'fallback_refresh'    => true,
					'render_callback'     => '' === $template ? '__return_false' : static function () use ( $template ): void {
						get_template_part( $template );
					},
				]
			);
		}
	}

	/**
	 * Enqueues the preview's script with the font stacks.
	 */
	public function enqueue(): void {
		add_action(
			'wp_enqueue_scripts',
			function (): void {
				$handle = $this->assets->script( 'customizer' );
				$script = wp_scripts()->query( $handle );
				if ( $script instanceof \_WP_Dependency ) {
					$script->deps[] = 'customize-selective-refresh';
				}
				wp_add_inline_script( $handle, 'var quaysideFonts=' . wp_json_encode( Library::stacks() ), 'before' );
			}
		);
		// The user may select any installed font.
		add_action( 'wp_head', [ Library::class, 'print_faces' ], 60 );
	}
}
