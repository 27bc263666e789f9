<?php
declare( strict_types=1 );

namespace Quayside\Tests\Contracts;

use PHPUnit\Framework\Assert;

/**
 * Validates the props of islands against their contracts, for every island that any test prints.
 */
final class Seals {
	/** Contracts of the props by module, null for modules without props. */
	public const CONTRACTS = [
		'@quayside/blocks/form'             => 'forms/form.island',
		'@quayside/blocks/form-branding'    => null,
		'@quayside/blocks/gallery-paging'   => 'galleries/gallery.paging',
		'@quayside/blocks/lazy-video'       => 'galleries/lazy-media.video',
		'@quayside/blocks/lightbox'         => 'galleries/gallery.lightbox',
		'@quayside/blocks/slider'           => 'galleries/slider.settings',
		'@quayside/consent/preferences'     => 'consent/site',
		'@quayside/shop/account'            => 'shop/account.settings',
		'@quayside/shop/attribution'        => 'shop/order-attribution.settings',
		'@quayside/shop/cart'               => 'shop/cart.settings',
		'@quayside/shop/cart-drawer'        => 'shop/cart.drawer-settings',
		'@quayside/shop/dashboard'          => 'shop/dashboard.settings',
		'@quayside/shop/forms'              => 'shop/front-end.settings',
		'@quayside/shop/on-demand'          => 'shop/on-demand.settings',
		'@quayside/shop/on-demand-checkout' => 'shop/on-demand.settings',
		'@quayside/shop/product-gallery'    => 'shop/product-gallery.settings',
		'@quayside/shop/product-page'       => 'shop/product-page.settings',
		'@quayside/shop/store-page'         => 'shop/store-page.settings',
		'@quayside/theme/fonts-service'     => 'theme/fonts.service',
		'@quayside/theme/instant-search'    => 'theme/search.settings',
		'@quayside/theme/menu'              => null,
		'@quayside/theme/mobile-menu'       => null,
		'@quayside/theme/search'            => null,
	];

	/**
	 * Fails the test if the props of an island do not conform to their contract. A callback of the filter attribute_escape, which
	 * runs while the host is printed: props are no public API, so Assets has no filter for them.
	 *
	 * @param string $escaped Escaped name or value of an attribute.
	 * @param string $text    The same before.
	 */
	public static function check( string $escaped, string $text ): string {
		if ( 'data-island' !== $text ) {
			return $escaped;
		}
		foreach ( debug_backtrace( DEBUG_BACKTRACE_PROVIDE_OBJECT, 10 ) as $frame ) {
			if ( 'host' === $frame['function'] && str_ends_with( $frame['class'] ?? '', '\Kit\Assets' ) && isset( $frame['object'] ) ) {
				$module = $frame['object']->id( $frame['args'][0] );
				Assert::assertSame( '', self::problem( $module, $frame['args'][2] ?? [] ), "The props of $module do not conform to their contract." );
				break;
			}
		}
		return $escaped;
	}

	/**
	 * Returns the problem of an island's props, or '' if they are valid.
	 *
	 * @param string               $module Script module.
	 * @param array<string, mixed> $props  Props.
	 */
	public static function problem( string $module, array $props ): string {
		if ( ! array_key_exists( $module, self::CONTRACTS ) ) {
			return 'The module is not in the list of contracts.';
		}
		$contract = self::CONTRACTS[ $module ];
		if ( null === $contract ) {
			return [] === $props ? '' : 'A module without a contract has props.';
		}
		// Without props, the loader passes an empty object.
		return Responses::problem( $contract, (object) $props );
	}
}
