<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module;

/**
 * The block `quayside-consent/cookie-table` as editors see it. Pages know it by its rendering alone: Neighbors\Shortcodes.
 */
final class CookieTableBlock implements Module {
	/**
	 * @param Assets                                    $assets The plugin's files.
	 * @param \Closure(array<string, mixed>): string $render The block's HTML from its attributes.
	 */
	public function __construct( private Assets $assets, private \Closure $render ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_block' ] );
	}

	/**
	 * Registers the block from its block.json.
	 */
	public function register_block(): void {
		register_block_type( $this->assets->path( 'build/cookie-table' ), [ 'render_callback' => $this->render ] );
	}
}
