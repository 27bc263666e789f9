<?php
declare( strict_types=1 );

namespace Quayside\Consent\Cli;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module;
use Quayside\Consent\LanguageTexts\SavedTexts;
use Quayside\Consent\Settings\Screen\SettingsChanges;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Settings\Validation\Proposal;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use WP_Error;

/**
 * Adds the settings to `wp quayside export` and `wp quayside import`, with the owner's texts in other languages in "languages". The
 * revision stays that of the site, because visitors have chosen under it.
 */
final class SettingsSource implements Module {
	private const LANGUAGES = 'languages';

	public function __construct( private Contracts $contracts, private Settings $settings, private SettingsChanges $changes ) {}

	public function register(): void {
		add_filter( 'quayside_settings_sources', fn ( array $sources ): array => $sources + [
			'consent' => [
				'read'  => [ $this, 'read' ],
				'check' => [ $this, 'check' ],
				'save'  => [ $this, 'save' ],
			],
		] );
	}

	/**
	 * Returns all settings.
	 *
	 * @return array<string, mixed>
	 */
	public function read(): array {
		$settings = $this->settings;
		$texts    = array_combine( Texts::NAMES, array_map( [ $settings, 'text' ], Texts::NAMES ) );
		$own      = [
			'texts'         => array_filter( $texts, static fn ( string $text ): bool => '' !== $text ),
			'categories'    => $settings->categories(),
			'providers'     => $settings->providers(),
			self::LANGUAGES => [],
		];
		foreach ( $settings->languages() as $locale ) {
			$own[ self::LANGUAGES ][ $locale ] = array_filter( OwnTexts::get( $locale ) );
		}
		// The proxies are shared by all parts and have a place of their own.
		return $own + array_diff_key( $settings->all(), array_flip( [ 'revision', 'proxies', self::LANGUAGES ] ) );
	}

	/**
	 * Determines whether settings can be saved.
	 *
	 * @param array<mixed> $given Some of the settings.
	 */
	public function check( array $given ): bool|WP_Error {
		$languages = $given[ self::LANGUAGES ] ?? [];
		$texts     = $this->contracts->get( 'consent/language-texts' );
		foreach ( is_array( $languages ) ? $languages : [] as $locale => $language ) {
			if ( ! isset( SiteLanguages::all()[ $locale ] ) ) {
				/* translators: %s: language, such as de_DE. */
				return new WP_Error( 'consent_unknown_language', sprintf( __( 'This site does not have the language %s.', 'quayside-consent' ), $locale ) );
			}
			$problem = is_array( $language ) ? Proposal::texts_problem( $language['texts'] ?? null ) : '';
			$valid   = '' === $problem ? $texts->validate( $language ) : new WP_Error( 'consent_refused', $problem );
			if ( is_wp_error( $valid ) ) {
				return $valid;
			}
		}
		unset( $given[ self::LANGUAGES ] );
		return $this->proposal()->check( $given );
	}

	/**
	 * Saves settings.
	 *
	 * @param array<mixed> $given Some of the settings, which check() accepts.
	 */
	public function save( array $given ): void {
		$languages = $given[ self::LANGUAGES ] ?? null;
		unset( $given[ self::LANGUAGES ] );
		$this->changes->save( $this->proposal()->clean( $given ) );
		if ( is_array( $languages ) ) {
			$saved = new SavedTexts( $this->settings );
			foreach ( $languages + array_fill_keys( $this->settings->languages(), [] ) as $locale => $texts ) {
				$saved->save( (string) $locale, is_array( $texts ) ? $texts : [] );
			}
		}
	}

	private function proposal(): Proposal {
		return new Proposal( $this->contracts->get( 'consent/settings' ) );
	}
}
