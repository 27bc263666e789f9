<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Module;
use WP_Error;

/**
 * Adds the spam protection settings to `wp quayside export` and `wp quayside import`. The keys of CAPTCHA services are not among them:
 * they belong to a domain and are secret.
 */
final class SettingsSource implements Module {
	private const NAMES = [ 'score', 'blocklist' ];

	public function register(): void {
		add_filter( 'quayside_settings_sources', fn ( array $sources ): array => $sources + [
			'forms' => [
				'read'  => [ $this, 'read' ],
				'check' => [ $this, 'check' ],
				'save'  => [ SpamSettings::class, 'save' ],
			],
		] );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, mixed>
	 */
	public function read(): array {
		return [
			'score'     => SpamSettings::score(),
			'blocklist' => SpamSettings::blocklist(),
		];
	}

	/**
	 * Determines whether settings can be saved.
	 *
	 * @param array<mixed> $given Some of the settings.
	 */
	public function check( array $given ): bool|WP_Error {
		$unknown = array_diff_key( $given, array_flip( self::NAMES ) );
		if ( [] !== $unknown ) {
			/* translators: %s: name of a setting. */
			return new WP_Error( 'quayside_forms', sprintf( __( 'Unknown setting: %s.', 'quayside-blocks' ), array_key_first( $unknown ) ) );
		}
		return Contract::ready( 'forms/spam.settings' )->validate( $given + $this->read() + [ 'keys' => [] ] );
	}
}
