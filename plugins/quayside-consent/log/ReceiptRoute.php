<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\PrimaryReads;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Settings\Settings;
use WP_Error;
use WP_REST_Response;

/**
 * Handles GET quayside-consent/v1/receipt: contract consent/receipt.response, as a download. The visitor's own choices with the
 * text that was shown, by the consent ID in the cookie of the request. Responds with 404 if there is none, or if it is not logged.
 *
 * There is no nonce, because pages are cached. Only the browser that made the choices has their ID.
 */
final class ReceiptRoute {
	/** Maximum number of choices, of which the newest count. */
	private const MAX_CHOICES = 50;

	public function __construct(
		private Contracts $contracts,
		private Table $table,
		private Wordings $wordings,
		private Settings $settings,
		private Categories $categories
	) {}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/receipt',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => 'consent/receipt.response',
				],
			]
		);
	}

	/**
	 * Returns the receipt.
	 */
	public function get(): WP_REST_Response|WP_Error {
		// Visitors ask for it right after a choice.
		PrimaryReads::start();
		$record = Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) );
		$rows   = null === $record ? [] : array_slice( $this->table->get_by_consent_id( $record->id ), -self::MAX_CHOICES );
		if ( null === $record || [] === $rows ) {
			return new WP_Error( 'consent_no_receipt', __( 'No consent record was found for this browser.', 'quayside-consent' ), [ 'status' => 404 ] );
		}
		$response = new WP_REST_Response(
			[
				'site'     => home_url( '/' ),
				'issuedAt' => gmdate( 'Y-m-d H:i:s' ),
				'id'       => $record->id,
				'choices'  => array_map(
					fn ( array $row ): array => AdminRoutes::entry( $row ) + [ 'shownText' => $this->wordings->get( $row['shown'] ) ],
					$rows
				),
			]
		);
		$response->header( 'Content-Disposition', 'attachment; filename="consent-receipt.json"' );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
