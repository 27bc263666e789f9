<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Registers CookieYes and Complianz as sources of the switch. What the import reads of them is what becomes of them.
 */
final class Sources implements KitModule {
	public function __construct( private Importer $importer, private ProviderList $providers ) {}

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
		$readers = [
			'cookieyes' => [ 'CookieYes', fn (): ImportSource => new CookieYes( $this->providers->get() ), 'cky_cookies' ],
			'complianz' => [ 'Complianz', static fn (): ImportSource => new Complianz(), 'cmplz_cookies' ],
		];
		foreach ( $readers as $id => [ $label, $read, $table ] ) {
			// A site with data of both has one banner: that of the active plugin.
			$is_other = 'complianz' === $id ? ! defined( 'cmplz_version' ) : defined( 'cmplz_version' );
			$other    = $readers[ 'complianz' === $id ? 'cookieyes' : 'complianz' ][1];
			$task     = new SettingsTask( $this->importer, $read, $label, static fn (): bool => $is_other && [] !== $other()->settings() );

			$sources += [
				$id => [
					'tasks' => $task->tasks(),
					'label' => $label,
					'items' => fn (): array => [
						'items' => $this->items( $read(), count( Rows::all( $table, '1' ) ) ),
						'after' => null,
					],
				],
			];
		}
		return $sources;
	}

	/**
	 * Returns the items of the settings that the import reads.
	 *
	 * @param ImportSource $source The other plugin.
	 * @param int          $stored Number of cookies that the other plugin has stored.
	 * @return array<int, array<string, mixed>>
	 */
	private function items( ImportSource $source, int $stored ): array {
		$settings = $source->settings();
		if ( [] === $settings ) {
			return [];
		}
		$texts   = is_array( $settings['texts'] ?? null ) ? count( $settings['texts'] ) : 0;
		$cookies = 0;
		foreach ( $source->languages() as $language ) {
			$texts += count( $language['texts'] );
		}
		$items = [
			[
				'kind'   => __( 'Settings', 'quayside-consent' ),
				'title'  => __( 'Cookie banner', 'quayside-consent' ),
				'result' => 'approximated',
				'notes'  => [
					__( 'The accept and reject buttons have the same style, so that neither is easier to use.', 'quayside-consent' ),
					...$source->notes(),
					...SettingsTask::sentences( $this->importer->changes( $source ) ),
				],
			],
			[
				'kind'   => __( 'Texts', 'quayside-consent' ),
				'title'  => __( 'Texts of the banner', 'quayside-consent' ),
				'count'  => $texts,
				'result' => 'converted',
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
