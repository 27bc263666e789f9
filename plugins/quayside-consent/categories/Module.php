<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Deferred;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Registers the table of declared cookies: the block `quayside-consent/cookie-table` and its shortcodes.
 */
final class Module implements KitModule {
	/**
	 * Our shortcode, and those of the plugin that sites migrate from.
	 */
	private const SHORTCODES = [ 'cky_audit_table', 'cky_outside_audit_table', 'quayside_cookie_table' ];

	public function __construct( private Assets $assets, private Settings $settings, private Texts $texts ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add_table' ] );
	}

	/**
	 * Registers the block, and the shortcodes that no other plugin has registered.
	 */
	public function add_table(): void {
		foreach ( self::SHORTCODES as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, fn ( mixed $attributes ): string => $this->table( is_array( $attributes ) ? $attributes : [] ) );
			}
		}
		// The editor needs the block with its script. Pages only need the render callback, without reading
		// block.json.
		if ( Deferred::is_behind_the_pages() ) {
			register_block_type( $this->assets->path( 'build/cookie-table' ), [ 'render_callback' => [ $this, 'block' ] ] );
			return;
		}
		register_block_type(
			'quayside-consent/cookie-table',
			[
				'api_version'     => '3',
				'supports'        => [ 'align' => [ 'wide', 'full' ] ],
				'attributes'      => [
					'category' => [
						'type'    => 'string',
						'default' => '',
					],
				],
				'render_callback' => [ $this, 'block' ],
			]
		);
	}

	/**
	 * Renders the block `quayside-consent/cookie-table`.
	 *
	 * @param array<string, mixed> $attributes "category": slug of the only category to show, or '' for all.
	 */
	public function block( array $attributes ): string {
		return $this->table( $attributes, get_block_wrapper_attributes( [ 'class' => 'quayside-cookie-table' ] ) );
	}

	/**
	 * @param array<mixed> $attributes Attributes of the shortcode or the block: "category".
	 * @param string       $wrapper    Escaped attributes of the wrapper element.
	 */
	private function table( array $attributes, string $wrapper = 'class="quayside-cookie-table"' ): string {
		$category = $attributes['category'] ?? '';
		return ( new CookieTable( new Categories( $this->settings ), $this->texts ) )->html( is_string( $category ) ? $category : '', $wrapper );
	}
}
