<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Kit\HealthResult;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * Reports in an admin notice and in Site Health that pages could not be processed in full.
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
		$messages = Access::allows() ? $this->messages() : [];
		if ( [] !== $messages ) {
			printf(
				'<div class="notice notice-warning"><p><strong>%s</strong> %s</p></div>',
				esc_html__( 'Cookie consent:', 'quayside-consent' ),
				esc_html( implode( ' ', $messages ) )
			);
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
	 * Returns the result of the test.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$messages = $this->messages();
		$good     = [] === $messages;
		return HealthResult::make(
			'quayside_consent_blocking',
			$good,
			__( 'Privacy', 'quayside-consent' ),
			$good
				? __( 'Third parties wait for consent on every page', 'quayside-consent' )
				: __( 'Some pages could not be checked in full for third parties', 'quayside-consent' ),
			$good ? __( 'No problems occurred while checking pages in the past week.', 'quayside-consent' ) : implode( ' ', $messages )
		);
	}

	/**
	 * Returns a sentence for each recent problem.
	 *
	 * @return array<int, string>
	 */
	private function messages(): array {
		$sentences = [
			/* translators: %s: path of a page, for example "/shop/". */
			Problems::CLOSED => __(
				'Another plugin ended the output of %s early. Until visitors give consent, this page loads nothing from other domains, except from allowed ones.',
				'quayside-consent'
			),
			/* translators: %s: path of a page, for example "/shop/". */
			Problems::FAILED => __(
				'The page %s could not be read. Until visitors give consent, it loads nothing from other domains, except from allowed ones.',
				'quayside-consent'
			),
			/* translators: %s: path of a page, for example "/shop/". */
			Problems::LARGE  => __(
				'The page %s is larger than 5 MB. Until visitors give consent, it loads nothing from other domains, except from allowed ones.',
				'quayside-consent'
			),
		];
		$messages  = [];
		foreach ( array_intersect_key( Problems::recent(), $sentences ) as $kind => $one ) {
			$messages[] = sprintf( $sentences[ $kind ], $one['path'] );
		}
		return $messages;
	}
}
