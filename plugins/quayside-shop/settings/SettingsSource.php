<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module;

/**
 * Adds the settings to `wp quayside export` and `wp quayside import`.
 */
final class SettingsSource implements Module {
	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_filter( 'quayside_settings_sources', fn ( array $sources ): array => $sources + [
			'shop' => [
				'read'  => [ SettingsRoute::class, 'values' ],
				'check' => fn ( array $given ): bool|\WP_Error => $this->contracts->get( 'shop/settings' )->validate( $given ),
				'save'  => [ SettingsRoute::class, 'store' ],
			],
		] );
	}
}
