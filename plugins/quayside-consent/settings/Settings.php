<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Kit\PageAddresses;
use Quayside\Consent\Kit\PrimaryReads;
use Quayside\Consent\Kit\Settings as KitSettings;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\PageLanguage;

/**
 * Provides the plugin's settings, with the defaults of contract consent/settings. They are stored in one autoloaded
 * option, so that pages need no additional query.
 */
final class Settings {
	public const OPTION = 'quayside_consent_settings';

	/**
	 * Option that stores the URL of the policy page.
	 */
	public const PAGES_OPTION = 'quayside_consent_pages';

	/**
	 * Lifetime of a choice in days, unless the owner has set a shorter one (specification, section 9).
	 */
	public const LIFETIME_DAYS = 365;

	private static ?KitSettings $contract = null;

	/** @var array<string, mixed> Validated values that were read so far. */
	private array $values = [];

	/** Whether these are unsaved settings, which have texts in the default language only. */
	private bool $is_draft;

	/** Locale of a response in another language than that of the request, '' for none. */
	private string $language = '';

	/** @var array<string, array{texts: array<string, string>, policyUrl: string, categories: array<string, array<string, mixed>>}> Texts by locale. */
	private array $own_texts = [];

	/**
	 * The law by the visitor's country, null until it is first used.
	 *
	 * @var 'gdpr'|'ccpa'|null
	 */
	private ?string $geo_law = null;

	/**
	 * @param array<string, mixed>|null $stored Unsaved settings to use instead of the option.
	 */
	public function __construct( private ?array $stored = null ) {
		$this->is_draft = null !== $stored;
	}

	/**
	 * Returns the languages in which the owner has written texts.
	 *
	 * @return array<int, string> Locales.
	 */
	public function languages(): array {
		$languages = ( $this->stored ?? $this->stored() )['languages'] ?? [];
		return is_array( $languages ) ? array_values( array_filter( $languages, 'is_string' ) ) : [];
	}

	/**
	 * Selects the language of the texts from now on.
	 *
	 * @param string $locale Locale, or '' for that of the page.
	 */
	public function set_language( string $locale ): void {
		$this->language = $locale;
	}

	/**
	 * Returns the owner's text in the language of the page, or '' if there is none.
	 */
	public function language_text( string $name ): string {
		return $this->own_texts()['texts'][ $name ] ?? '';
	}

	/**
	 * Returns the owner's texts of a category in the language of the page.
	 *
	 * @return array<string, mixed> Some of "name", "description", and "cookies" by name, each with some of "duration" and "description".
	 */
	public function language_category( string $slug ): array {
		return $this->own_texts()['categories'][ $slug ] ?? [];
	}

	/**
	 * @return array{texts: array<string, string>, policyUrl: string, categories: array<string, array<string, mixed>>}
	 */
	private function own_texts(): array {
		$languages = $this->is_draft ? [] : $this->languages();
		// Most sites have one language, and every page calls this many times.
		$locale                              = [] === $languages ? '' : ( '' === $this->language ? PageLanguage::locale() : $this->language );
		return $this->own_texts[ $locale ] ??= OwnTexts::get( in_array( $locale, $languages, true ) ? $locale : '' );
	}

	/**
	 * Returns the law that applies to this request.
	 *
	 * @return 'gdpr'|'ccpa'
	 */
	public function law(): string {
		// Most sites have no geolocation rule, and every page calls this several times.
		if ( $this->has_geo() ) {
			return $this->geo_law ??= Geo::law( $this->geo() );
		}
		return 'ccpa' === $this->get( 'law' ) ? 'ccpa' : 'gdpr';
	}

	/**
	 * Returns the law in the settings.
	 *
	 * @return 'gdpr'|'ccpa'|'both'
	 */
	public function selected_law(): string {
		/** @var 'gdpr'|'ccpa'|'both' $law */
		$law = $this->get( 'law' );
		return $law;
	}

	/**
	 * Determines whether the law depends on the visitor's country.
	 */
	public function has_geo(): bool {
		return isset( ( $this->stored ?? $this->stored() )['geo'] ) && '' !== $this->geo()['header'] . $this->geo()['database'];
	}

	/**
	 * Returns the geolocation rule, which determines the law from the visitor's country.
	 *
	 * @return array{header: string, database: string, countries: array<int, string>}
	 */
	public function geo(): array {
		/** @var array{header: string, database: string, countries: array<int, string>} $geo */
		$geo = $this->get( 'geo' ) ?? self::contract()->fit( 'geo', [ 'geo' => [] ] );
		return $geo;
	}

	/**
	 * Determines whether to show the link "Do Not Sell or Share My Personal Information": always under the CCPA, and
	 * if the site serves both laws.
	 */
	public function offers_opt_out(): bool {
		return 'both' === $this->get( 'law' ) || 'ccpa' === $this->law();
	}

	/**
	 * @return 'box'|'bar'|'popup'
	 */
	public function layout(): string {
		/** @var 'box'|'bar'|'popup' $layout */
		$layout = $this->get( 'layout' );
		return $layout;
	}

	/**
	 * Returns the corner of the box, or the edge of the bar.
	 */
	public function position(): string {
		$position = $this->string( 'position' );
		// The position may have been selected for another layout.
		return match ( $this->layout() ) {
			'box'   => str_contains( $position, '-' ) ? $position : 'bottom-left',
			'bar'   => 'top' === $position ? 'top' : 'bottom',
			'popup' => 'center',
		};
	}

	/**
	 * Returns the policy revision. Visitors with a choice under an older one are asked again.
	 */
	public function revision(): int {
		$revision = $this->get( 'revision' );
		return is_int( $revision ) ? $revision : 1;
	}

	/**
	 * Determines whether a setting is on.
	 *
	 * @param 'signals'|'gpc'|'log'|'countImpressions'|'strict'|'revisit'|'close'|'sharedChoice'|'scanEmail'|'urlPassthrough'|'adsRedaction' $name Name.
	 */
	public function is_on( string $name ): bool {
		return true === $this->get( $name );
	}

	/**
	 * Returns a custom text, or '' if the default applies. Not validated again, because pages print many texts.
	 */
	public function text( string $name ): string {
		$texts = ( $this->stored ?? $this->stored() )['texts'] ?? null;
		$text  = is_array( $texts ) ? $texts[ $name ] ?? '' : '';
		return is_string( $text ) ? $text : '';
	}

	/**
	 * Returns the URL of the site's cookie policy, or '' if there is none.
	 */
	public function policy_url(): string {
		$url = $this->own_texts()['policyUrl'];
		$url = '' === $url ? $this->custom_policy_url() : $url;
		if ( '' !== $url ) {
			return $url;
		}
		// Like get_privacy_policy_url(), but without its query.
		$id  = get_option( 'wp_page_for_privacy_policy' );
		$id  = is_numeric( $id ) ? (int) $id : 0;
		$url = $id > 0 ? ( new PageAddresses( self::PAGES_OPTION ) )->of( $id ) : '';
		$url = apply_filters( 'privacy_policy_url', $url, $id ); // phpcs:ignore WordPress.NamingConventions -- WordPress's name.
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Returns the custom policy URL, or '' for none.
	 */
	public function custom_policy_url(): string {
		return $this->string( 'policyUrl' );
	}

	/**
	 * Returns the retention period of the log, in days.
	 */
	public function log_days(): int {
		$days = $this->get( 'logDays' );
		return is_int( $days ) ? $days : 0;
	}

	/**
	 * Returns the time in days for which a choice is valid.
	 */
	public function choice_days(): int {
		$days = $this->get( 'choiceDays' );
		return is_int( $days ) ? $days : self::LIFETIME_DAYS;
	}

	/**
	 * Returns the changes to the categories as stored. Not validated here, because the caller checks every entry.
	 *
	 * @return array<int, array<mixed>>
	 */
	public function categories(): array {
		$categories = $this->stored()['categories'] ?? null;
		return is_array( $categories ) ? array_values( array_filter( $categories, 'is_array' ) ) : [];
	}

	/**
	 * Returns the changes to the provider list as stored, by ID: false for a provider that is never blocked, the
	 * slug of another category, or a custom provider as in contract consent/provider.
	 *
	 * @return array<string, mixed>
	 */
	public function providers(): array {
		$providers = $this->stored()['providers'] ?? null;
		/** @var array<string, mixed> $result */
		$result = is_array( $providers ) ? $providers : [];
		return $result;
	}

	/**
	 * Returns the time in ms for which tags wait for the visitor's stored choice.
	 */
	public function signals_wait(): int {
		$wait = $this->get( 'signalsWait' );
		return is_int( $wait ) ? $wait : 500;
	}

	/**
	 * Returns how often to scan the whole site.
	 *
	 * @return 'off'|'daily'|'weekly'
	 */
	public function scan_schedule(): string {
		/** @var 'off'|'daily'|'weekly' $schedule */
		$schedule = $this->get( 'scanSchedule' );
		return $schedule;
	}

	/**
	 * Returns the domain whose subdomains share the visitor's choice, or '' for this host only.
	 */
	public function cookie_domain(): string {
		return $this->string( 'cookieDomain' );
	}

	/**
	 * Returns the domains that strict mode allows.
	 *
	 * @return array<int, string>
	 */
	public function allowed_domains(): array {
		/** @var array<int, string> $domains */
		$domains = $this->get( 'allowedDomains' ) ?? [];
		return $domains;
	}

	/**
	 * Returns the custom colors, by name. All others are those of the theme.
	 *
	 * @return array<string, string> Colors such as "#1c2b33", by "ink", "paper", "accent", or "accentText".
	 */
	public function colors(): array {
		/** @var array<string, string> $colors */
		$colors = $this->get( 'colours' ) ?? [];
		return array_filter( $colors );
	}

	/**
	 * Returns all settings except texts and lists, for the settings screen.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		$stored = array_diff_key( $this->stored(), array_flip( [ 'texts', 'categories', 'providers' ] ) );
		return self::contract()->of( $stored + array_fill_keys( [ 'colours', 'geo' ], [] ) );
	}

	/**
	 * Discards cached values, and returns what is stored before a change. Another request may have saved it in the meantime.
	 *
	 * @return array<string, mixed>
	 */
	public function current(): array {
		PrimaryReads::option( self::OPTION );
		$this->refresh();
		return $this->stored();
	}

	/**
	 * Discards cached values after the option has changed.
	 */
	public function refresh(): void {
		$this->stored    = null;
		$this->values    = [];
		$this->own_texts = [];
		$this->geo_law   = null;
	}

	private function string( string $name ): string {
		$value = $this->get( $name );
		return is_string( $value ) ? $value : '';
	}

	private function get( string $name ): mixed {
		return $this->values[ $name ] ??= ( self::$contract ?? self::contract() )->fit( $name, $this->stored ?? $this->stored() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stored(): array {
		if ( null === $this->stored ) {
			$stored = get_option( self::OPTION, [] );
			/** @var array<string, mixed> $array */
			$array        = is_array( $stored ) ? $stored : [];
			$this->stored = $array;
		}
		return $this->stored;
	}

	private static function contract(): KitSettings {
		return self::$contract ??= new KitSettings( 'consent/settings', self::OPTION );
	}
}
