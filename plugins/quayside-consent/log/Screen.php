<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\AdminScreen;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * Registers the screen Tools > Consent log.
 */
final class Screen implements KitModule {
	private const PAGE = 'quayside-consent-log';

	public function __construct( private Assets $assets, private Categories $categories ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_page' ] );
	}

	/**
	 * Adds the screen to the Tools menu.
	 */
	public function add_page(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Consent log', 'quayside-consent' ),
			capability: Access::capability(),
			entry: 'log',
			element: 'quayside-consent-log',
			data: fn (): array => [
				'export'     => sanitize_url( Module::export_url() ),
				'categories' => (string) wp_json_encode( (object) array_column( $this->categories->all(), 'name', 'slug' ) ),
			]
		) )->add_to_submenu( 'tools.php' );
	}
}
