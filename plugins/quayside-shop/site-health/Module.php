<?php
declare( strict_types=1 );

namespace Quayside\Shop\SiteHealth;

use Quayside\Shop\GettingStarted\Checks;
use Quayside\Shop\Kit\HealthResult;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\SettingsRoute;

/**
 * Adds the checks of WooCommerce > Getting started as tests to Tools > Site Health, and the settings to its debug data. WordPress itself
 * tests HTTPS, and advice about settings is not a matter of health.
 */
final class Module implements KitModule {
	/** Checks that are tests. */
	private const TESTED = [ 'pages', 'permalinks' ];

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
		add_filter( 'debug_information', [ $this, 'add_information' ] );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		$own = [];
		foreach ( self::checks() as $name => $check ) {
			$own[ $name ] = [ $check['title'], static fn (): array => self::result( $name ) ];
		}
		return HealthResult::add_tests( $tests, 'quayside_shop', $own );
	}

	/**
	 * Adds the section of the store.
	 *
	 * @param array<string, array<string, mixed>> $info Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $info ): array {
		$fields = [];
		foreach ( self::is_store() ? Checks::all() : [] as $check ) {
			$fields[ $check['name'] ] = [
				'label' => $check['title'],
				'value' => $check['text'],
				'debug' => $check['state'],
			];
		}
		foreach ( SettingsRoute::values() as $name => $value ) {
			$fields[ $name ] = [
				'label' => $name,
				'value' => is_bool( $value ) ? ( $value ? 'on' : 'off' ) : $value,
			];
		}
		$info['quayside-shop'] = [
			'label'  => __( 'Quayside shop', 'quayside-shop' ),
			'fields' => $fields,
		];
		return $info;
	}

	/**
	 * @return array<string, array{name: string, title: string, text: string, state: string, url: string}> Checks by name.
	 */
	private static function checks(): array {
		return self::is_store() ? array_intersect_key( array_column( Checks::all(), null, 'name' ), array_flip( self::TESTED ) ) : [];
	}

	private static function is_store(): bool {
		return function_exists( 'WC' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function result( string $name ): array {
		$check = self::checks()[ $name ];
		$good  = 'good' === $check['state'];
		return HealthResult::make(
			"quayside_shop_$name",
			$good,
			__( 'Store', 'quayside-shop' ),
			$good
				/* translators: %s: what was checked, for example "Permalinks". */
				? sprintf( __( '%s: no problem', 'quayside-shop' ), $check['title'] )
				/* translators: %s: what was checked, for example "Permalinks". */
				: sprintf( __( '%s need attention', 'quayside-shop' ), $check['title'] ),
			$check['text'],
			$good ? '' : $check['url'],
			__( 'Change the settings', 'quayside-shop' )
		);
	}
}
