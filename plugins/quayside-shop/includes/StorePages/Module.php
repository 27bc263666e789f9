<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Forgets the pages' addresses when they may have changed.
 */
final class Module implements KitModule {
	public function register(): void {
		foreach ( [ 'save_post_page', 'deleted_post', 'permalink_structure_changed', 'update_option_home', 'update_option_page_on_front' ] as $hook ) {
			add_action( $hook, static fn () => StorePages::forget() );
		}
	}
}
