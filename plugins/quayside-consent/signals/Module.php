<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;

/**
 * Connects the WP Consent API, through which plugins ask for consent, and serves the Global Privacy Control file. If the
 * API's plugin is missing, this plugin provides its PHP and JavaScript functions.
 */
final class Module implements KitModule {
	/**
	 * Categories of this plugin by those of the API. The same as WP_CATEGORIES in wp-categories.ts.
	 */
	public const CATEGORIES = [
		'functional'           => 'necessary',
		'preferences'          => 'functional',
		'statistics'           => 'analytics',
		'statistics-anonymous' => 'analytics',
		'marketing'            => 'advertisement',
	];

	public function __construct( private Settings $settings, private VisitorConsent $consent, private OtherBanner $other_banner, private string $plugin ) {}

	public function register(): void {
		// Other cookie plugins can be detected once all plugins have loaded.
		add_action( 'init', [ $this, 'connect' ], 0 );
		// Before WordPress looks for a page of that name.
		add_action( 'parse_request', [ $this, 'serve_gpc_file' ], 1 );
	}

	/**
	 * Adds the API's filters and functions, unless visitors see the banner of another plugin.
	 */
	public function connect(): void {
		if ( '' !== $this->other_banner->name() ) {
			return;
		}
		add_filter( 'wp_get_consent_type', [ $this, 'consent_type' ], 20 );
		add_filter( 'wp_consent_api_registered_' . $this->plugin, '__return_true' );
		// The API stores choices for 30 days. They must not expire earlier than in this plugin.
		add_filter( 'wp_cookie_expiration', fn (): int => $this->settings->choice_days() );
		// The API reads cookies that scripts set. This plugin returns what the visitor chose.
		add_filter( 'wp_has_consent', fn ( mixed $has, string $category = '' ): bool => $this->has( $category ), 20, 2 );
		// The API's plugin has defined the function by now, if it is active.
		require_once __DIR__ . '/wp-consent-api.php';
	}

	/**
	 * Serves /.well-known/gpc.json.
	 *
	 * @param \WP $wp WordPress's request.
	 */
	public function serve_gpc_file( \WP $wp ): void {
		if ( GpcFile::PATH === trim( $wp->request, '/' ) ) {
			( new GpcFile( $this->settings ) )->send();
		}
	}

	/**
	 * Returns whether visitors opt in or opt out.
	 *
	 * @return 'optin'|'optout'
	 */
	public function consent_type(): string {
		return 'ccpa' === $this->settings->law() ? 'optout' : 'optin';
	}

	/**
	 * Determines whether a category of the API is allowed.
	 */
	public function has( string $category ): bool {
		return $this->consent->has( self::CATEGORIES[ $category ] ?? $category );
	}
}
