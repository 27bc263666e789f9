<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Shows changes of the settings in the Customizer's preview at once: parts of the page are printed again, colours and
 * fonts are changed by a script.
 */
final class LivePreview implements ModuleInterface {
	/**
	 * Parts of the page: selector, template part, and the settings that change it.
	 */
	private const PARTS = [
		'quayside_header'      => [ '.site-header', 'template-parts/header', [ 'quayside_show_title', 'quayside_header_search', 'quayside_instant_search', 'quayside_mobile_menu', 'blogname' ] ],
		'quayside_menu'        => [ '#quayside-menu', 'template-parts/mobile-menu', [ 'quayside_mobile_menu', 'quayside_show_title', 'blogname' ] ],
		'quayside_footer'      => [ '.site-footer', 'template-parts/footer', [ 'quayside_footer_tagline', 'quayside_footer_text', 'quayside_scroll_to_top', 'blogname', 'blogdescription' ] ],
		'quayside_breadcrumbs' => [ '.breadcrumb', '', [ 'quayside_breadcrumbs' ] ],
	];

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'customize_register', [ $this, 'add_parts' ], 20 );
		add_action( 'customize_preview_init', [ $this, 'enqueue' ] );
	}

	/**
	 * Registers the parts that are printed again.
	 */
	public function add_parts( \WP_Customize_Manager $customizer ): void {
		foreach ( [ 'blogname', 'blogdescription' ] as $name ) {
			$setting = $customizer->get_setting( $name );
			if ( null !== $setting ) {
				$setting->transport = 'postMessage';
			}
		}
		foreach ( self::PARTS as $id => [ $selector, $template, $settings ] ) {
			$customizer->selective_refresh->add_partial(
				$id,
				[
					'selector'            => $selector,
					'container_inclusive' => true,
					'settings'            => $settings,
					// Without a template the page is loaded anew: the part depends on where the visitor is.
					'fallback_refresh'    => true,
					'render_callback'     => '' === $template ? '__return_false' : static function () use ( $template ): void {
						get_template_part( $template );
					},
				]
			);
		}
	}

	/**
	 * Loads the preview's script, with what the choices of fonts mean.
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
		// Its fonts may be chosen at any moment.
		add_action( 'wp_head', [ Library::class, 'print_faces' ], 60 );
	}
}
