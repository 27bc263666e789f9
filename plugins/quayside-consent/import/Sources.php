<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;

/**
 * Registers CookieYes and Complianz as sources of the switch. What the import reads of them is what becomes of them.
 */
final class Sources implements KitModule {
	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the sources.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		// A site with data of both has one banner: that of the active plugin.
		$has_cookieyes = fn (): bool => [] !== ( new CookieYes() )->settings();
		$has_complianz = fn (): bool => [] !== ( new Complianz() )->settings();
		$cookieyes     = new SettingsTask(
			$this->contracts,
			$this->settings,
			static fn (): array => ( new CookieYes() )->settings(),
			'CookieYes',
			static fn (): bool => defined( 'cmplz_version' ) && $has_complianz()
		);
		$complianz     = new SettingsTask(
			$this->contracts,
			$this->settings,
			static fn (): array => ( new Complianz() )->settings(),
			'Complianz',
			static fn (): bool => ! defined( 'cmplz_version' ) && $has_cookieyes()
		);
		return $sources + [
			'cookieyes' => [
				'tasks' => $cookieyes->tasks(),
				'label' => 'CookieYes',
				'items' => static fn (): array => [
					'items' => self::items( ( new CookieYes() )->settings(), count( Rows::all( 'cky_cookies', 'cookie_id' ) ) ),
					'after' => null,
				],
			],
			'complianz' => [
				'tasks' => $complianz->tasks(),
				'label' => 'Complianz',
				'items' => static fn (): array => [
					'items' => self::items( ( new Complianz() )->settings(), count( Rows::all( 'cmplz_cookies', 'ID' ) ) ),
					'after' => null,
				],
			],
		];
	}

	/**
	 * Returns the items of the settings that the import reads.
	 *
	 * @param array<string, mixed> $settings Settings; empty if there are none.
	 * @param int                  $stored   Number of cookies that the other plugin has stored.
	 * @return array<int, array<string, mixed>>
	 */
	private static function items( array $settings, int $stored ): array {
		if ( [] === $settings ) {
			return [];
		}
		$texts   = is_array( $settings['texts'] ?? null ) ? count( $settings['texts'] ) : 0;
		$cookies = 0;
		$items   = [
			[
				'kind'   => __( 'Settings', 'quayside-consent' ),
				'title'  => __( 'Cookie banner', 'quayside-consent' ),
				'result' => 'approximated',
				'notes'  => [ __( 'Privacy law, layout, position, and colors are imported. The style of each button is Quayside’s.', 'quayside-consent' ) ],
			],
			[
				'kind'   => __( 'Texts', 'quayside-consent' ),
				'title'  => __( 'Texts of the banner', 'quayside-consent' ),
				'count'  => $texts,
				'result' => 'approximated',
				'notes'  => [ __( 'The texts of the default language are imported. Other languages have to be translated again.', 'quayside-consent' ) ],
			],
		];
		foreach ( is_array( $settings['categories'] ?? null ) ? $settings['categories'] : [] as $category ) {
			$list     = is_array( $category ) && is_array( $category['cookies'] ?? null ) ? $category['cookies'] : [];
			$cookies += count( $list );
			$items[]  = [
				'kind'   => __( 'Cookie category', 'quayside-consent' ),
				'title'  => is_array( $category ) && is_string( $category['name'] ?? null ) ? $category['name'] : '',
				'result' => 'converted',
			];
		}
		$items[] = [
			'kind'  => __( 'Cookies', 'quayside-consent' ),
			'title' => __( 'Cookie list', 'quayside-consent' ),
			'count' => max( $stored, $cookies ),
		] + ( $cookies >= $stored ? [ 'result' => 'converted' ] : [
			'result' => 'approximated',
			/* translators: %d: number of cookies */
			'notes'  => [ sprintf( _n( '%d cookie is imported.', '%d cookies are imported.', $cookies, 'quayside-consent' ), $cookies ) ],
		] );
		return $items;
	}
}
