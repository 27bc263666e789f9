<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * Tells the owner, in a notice and in Site Health, when pages could not be held as they should be.
 */
final class Health implements KitModule {
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'notice' ] );
		add_filter( 'site_status_tests', [ $this, 'add_test' ] );
	}

	/**
	 * Prints the notice.
	 */
	public function notice(): void {
		$words = Access::allows() ? $this->words() : [];
		if ( [] !== $words ) {
			printf( '<div class="notice notice-warning"><p><strong>%s</strong> %s</p></div>', esc_html__( 'Cookie consent:', 'quayside-consent' ), esc_html( implode( ' ', $words ) ) );
		}
	}

	/**
	 * Adds the test to Site Health.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['quayside_consent_blocking'] = [
			'label' => __( 'Third parties wait for consent', 'quayside-consent' ),
			'test'  => [ $this, 'test' ],
		];
		return $tests;
	}

	/**
	 * The test's result.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$words = $this->words();
		$good  = [] === $words;
		return [
			'label'       => $good ? __( 'Third parties wait for consent on every page', 'quayside-consent' ) : __( 'Some pages could not be checked in full for third parties', 'quayside-consent' ),
			'status'      => $good ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Privacy', 'quayside-consent' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $good ? __( 'No problems occurred while checking pages in the past week.', 'quayside-consent' ) : implode( ' ', $words ) ) . '</p>',
			'actions'     => '',
			'test'        => 'quayside_consent_blocking',
		];
	}

	/**
	 * What has happened, in sentences.
	 *
	 * @return array<int, string>
	 */
	private function words(): array {
		$sentences = [
			/* translators: %s: path of a page, for example "/shop/". */
			Trouble::CLOSED => __( 'Another plugin ended the output of %s early. What it printed in between may have loaded third parties without consent.', 'quayside-consent' ),
			/* translators: %s: path of a page, for example "/shop/". */
			Trouble::FAILED => __( 'The page %s could not be read. Third parties were blocked by a simpler check, and embeds may look different.', 'quayside-consent' ),
		];
		$words     = [];
		foreach ( array_intersect_key( Trouble::lately(), $sentences ) as $kind => $one ) {
			$words[] = sprintf( $sentences[ $kind ], $one['path'] );
		}
		return $words;
	}
}
