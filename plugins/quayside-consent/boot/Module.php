<?php
declare( strict_types=1 );

namespace Quayside\Consent\Boot;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Geo;
use Quayside\Consent\Settings\Settings;

/**
 * Prints the boot script as the first element of the head. It is the same for every visitor.
 */
final class Module implements KitModule {
	/**
	 * What precedes the waiting time in the boot script, also in signals.ts.
	 */
	private const WAIT = 'wait_for_update:';

	/**
	 * Optional parts of Google's consent mode by setting.
	 */
	private const MODES = [
		'urlPassthrough' => 'url_passthrough',
		'adsRedaction'   => 'ads_data_redaction',
	];

	public function __construct(
		private Assets $assets,
		private Context $context,
		private Settings $settings,
		private Categories $categories,
		private ProviderList $providers
	) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
		add_filter( 'wp_headers', [ $this, 'vary' ] );
	}

	/**
	 * Tells caches that the page depends on the visitor's country, if the privacy law is selected by country. No header contains the
	 * country that a database returns, so only browsers can store the page then.
	 *
	 * @param array<string, string> $headers Headers of the page by name.
	 * @return array<string, string>
	 */
	public function vary( $headers ): array {
		if ( ! $this->settings->has_geo() ) {
			return $headers;
		}
		$country = $this->settings->geo()['header'];
		if ( '' !== $country ) {
			$headers['Vary'] = isset( $headers['Vary'] ) && '' !== $headers['Vary'] ? "{$headers['Vary']}, $country" : $country;
		} elseif ( Geo::is_safe() && 1 !== preg_match( '/\b(?:private|no-store)\b/', $headers['Cache-Control'] ?? '' ) ) {
			$headers['Cache-Control'] = 'private, no-cache';
		}
		return $headers;
	}

	/**
	 * Prints the boot script and its configuration.
	 */
	public function print(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		// Property names without quotes are shorter. JSON escapes the quotes in strings, so this matches names only.
		$config = (string) preg_replace(
			'/"([a-z]+)":/i',
			'$1:',
			(string) wp_json_encode( $this->config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
		);
		// Only the browser knows whether the signal is set. Pages on which it has no effect don't need to check.
		if ( str_contains( $config, 'gpc:true' ) ) {
			$config = str_replace( [ 'gpc:true', ':"!gpc"' ], [ 'gpc:!!navigator.globalPrivacyControl', ':!navigator.globalPrivacyControl' ], $config );
		}
		$this->context->boot_element = $this->assets->inline_script(
			// Only other sites of a network have another name, so the script has no variable for it.
			str_replace(
				[ 'QUAYSIDE_CONSENT_CONFIG', Record::COOKIE . '=', self::WAIT . '500' ],
				[ $config, Cookie::name( $this->settings ) . '=', self::WAIT . $this->settings->signals_wait() ],
				$this->assets->contents( 'boot.js' )
			) . $this->modes(),
			[
				'id'               => 'quayside-consent-boot',
				// Optimization plugins must not delay or move the script. What it blocks would load before it.
				'data-no-optimize' => '1',
				'data-no-defer'    => '1',
				'data-no-minify'   => '1',
				'data-cfasync'     => 'false',
				'nowprocket'       => true,
			]
		);
		echo $this->context->boot_element; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every "<" and "&" escaped, and a built file.
	}

	/**
	 * Returns the commands that turn on optional parts of Google's consent mode, directly after its default signal. Most sites
	 * have none, so the boot script contains no code for them.
	 */
	private function modes(): string {
		$script = '';
		foreach ( $this->settings->is_on( 'signals' ) ? self::MODES : [] as $setting => $mode ) {
			$script .= $this->settings->is_on( $setting ) ? ";gtag('set','$mode',true)" : '';
		}
		return $script;
	}

	/**
	 * Returns the configuration of the boot script, ConsentConfig in consent.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function config(): array {
		$gpc      = 'ccpa' === $this->settings->law() && $this->settings->is_on( 'gpc' );
		$on       = $this->categories->defaults();
		$defaults = [];
		foreach ( $this->categories->slugs() as $slug ) {
			$defaults[ $slug ] = in_array( $slug, $on, true );
			// A Global Privacy Control signal rejects the category before the first script runs.
			if ( $gpc && $defaults[ $slug ] && Category::NECESSARY !== $slug ) {
				$defaults[ $slug ] = '!gpc';
			}
		}
		$revision = $this->settings->revision();
		$modules  = $this->assets->url( 'build/*.js' );
		$version  = '';
		foreach ( [ 'banner', 'buttons', 'choice', 'opt-outs', 'places', 'providers', 'record', 'release', 'withdrawal' ] as $feature ) {
			$version .= $this->assets->manifest( $feature )['version'];
		}
		// Empty values are omitted, because every visitor downloads the configuration.
		return array_filter(
			[
				'law'          => $this->settings->law(),
				'defaults'     => $defaults,
				'revision'     => $revision > 1 ? $revision : null,
				'held'         => $this->providers->changes(),
				'modules'      => self::without_host( $modules ) . '?ver=' . substr( md5( $version ), 0, 5 ),
				'cookie'       => Record::COOKIE === Cookie::name( $this->settings ) ? '' : Cookie::name( $this->settings ),
				'domain'       => Cookie::domain( $this->settings ),
				'days'         => Settings::LIFETIME_DAYS === $this->settings->choice_days() ? null : $this->settings->choice_days(),
				'quiet'        => ! $this->settings->is_on( 'signals' ),
				'gpc'          => $gpc,
				'wpConsentApi' => defined( 'WP_CONSENT_API_VERSION' ),
			]
		);
	}

	/**
	 * Returns a URL without the site's own host.
	 */
	private static function without_host( string $url ): string {
		$home = home_url( '/' );
		$host = substr( $home, 0, (int) strpos( $home, '/', 8 ) );
		return '' !== $host && str_starts_with( $url, "$host/" ) ? substr( $url, strlen( $host ) ) : $url;
	}
}
