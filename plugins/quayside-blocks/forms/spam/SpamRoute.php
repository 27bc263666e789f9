<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\TrustedProxies;
use WP_Error;
use WP_REST_Request;

/**
 * Handles the spam protection settings, quayside/v1/form-spam: GET for users who can edit forms (without secrets), POST
 * for administrators.
 */
final class SpamRoute implements Module {
	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the route.
	 */
	public function add(): void {
		$this->contracts->route(
			'quayside/v1',
			'/form-spam',
			[
				'methods'             => 'GET',
				'callback'            => static fn (): array => current_user_can( 'manage_options' )
					? SpamSettings::for_screen()
					: [ 'keys' => SpamSettings::for_screen()['keys'] ],
				'permission_callback' => static fn (): bool => current_user_can( 'edit_pages' ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/spam.shown',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
				'contract'            => [
					'request'  => 'forms/spam.settings',
					'response' => 'forms/spam.shown',
					'partial'  => true,
				],
			]
		);
	}

	/**
	 * Saves the settings and returns them. Returns an error with status 400 if a proxy is not a valid IP address.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function save( WP_REST_Request $request ): array|WP_Error {
		$problem = null === $request['proxies'] ? '' : TrustedProxies::save( $request['proxies'] );
		if ( '' !== $problem ) {
			return new WP_Error( 'quayside_form_proxies', $problem, [ 'status' => 400 ] );
		}
		SpamSettings::save( $request->get_params() );
		return SpamSettings::for_screen();
	}
}
