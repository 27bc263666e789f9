<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\Record\Answers;
use Quayside\Consent\Settings\Settings;

/**
 * The WP Consent API: the words in which plugins ask each other for consent. Where its plugin is not there, this one
 * answers its PHP and JavaScript functions itself. And the file of Global Privacy Control.
 */
final class Module implements KitModule {
	/**
	 * Our category of each of the API's. The same as WP_CATEGORIES of wp-categories.ts.
	 */
	public const CATEGORIES = [
		'functional'           => 'necessary',
		'preferences'          => 'functional',
		'statistics'           => 'analytics',
		'statistics-anonymous' => 'analytics',
		'marketing'            => 'advertisement',
	];

	public function __construct( private Settings $settings, private Answers $answers, private OtherBanner $other_banner, private string $plugin ) {}

	public function register(): void {
		// Other plugins are known when all have started.
		add_action( 'init', [ $this, 'answer' ], 0 );
		// Before WordPress looks for a page of that name.
		add_action( 'parse_request', [ $this, 'answer_gpc' ], 1 );
	}

	/**
	 * Answers the API's questions, unless another plugin's banner has asked the visitors.
	 */
	public function answer(): void {
		if ( '' !== $this->other_banner->name() ) {
			return;
		}
		add_filter( 'wp_get_consent_type', [ $this, 'type' ], 20 );
		add_filter( 'wp_consent_api_registered_' . $this->plugin, '__return_true' );
		// The API keeps answers for 30 days; ours hold for a year and must not lapse before.
		add_filter( 'wp_cookie_expiration', static fn (): int => 365 );
		// The API's own answers come from cookies that scripts set; ours is the one that was given.
		add_filter( 'wp_has_consent', fn ( mixed $has, string $category = '' ): bool => $this->has( $category ), 20, 2 );
		// Late enough for the API's plugin to have defined it.
		$this->define();
	}

	/**
	 * Answers /.well-known/gpc.json.
	 *
	 * @param \WP $wp WordPress's request.
	 */
	public function answer_gpc( \WP $wp ): void {
		if ( GpcFile::PATH === trim( $wp->request, '/' ) ) {
			( new GpcFile( $this->settings ) )->answer();
		}
	}

	/**
	 * Whether visitors opt in or out.
	 *
	 * @return 'optin'|'optout'
	 */
	public function type(): string {
		return 'ccpa' === $this->settings->law() ? 'optout' : 'optin';
	}

	/**
	 * Whether a category of the API is allowed.
	 */
	public function has( string $category ): bool {
		return $this->answers->has( self::CATEGORIES[ $category ] ?? $category );
	}

	/**
	 * Defines the API's question where its plugin does not.
	 */
	public function define(): void {
		require_once __DIR__ . '/wp-consent-api.php';
	}
}
