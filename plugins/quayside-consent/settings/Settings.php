<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Kit\PageAddresses;
use Quayside\Consent\Kit\Settings as KitSettings;

/**
 * What the owner has decided, with the defaults of contract consent/settings for everything else. One autoloaded option, so
 * that a page asks nothing more of the database.
 */
final class Settings {
	public const OPTION = 'quayside_consent_settings';

	/**
	 * Where the policy page's address is remembered.
	 */
	public const PAGES_OPTION = 'quayside_consent_pages';

	private static ?KitSettings $contract = null;

	/** @var array<string, mixed> What has been asked for, as the contract says. */
	private array $values = [];

	/**
	 * @param array<string, mixed>|null $stored What to go by instead of the option: settings that are not saved yet.
	 */
	public function __construct( private ?array $stored = null ) {}

	/**
	 * The law whose rules the banner follows.
	 *
	 * @return 'gdpr'|'ccpa'
	 */
	public function law(): string {
		// Most sites have no rule, and every page asks several times.
		if ( '' !== $this->geo_header() ) {
			return Geo::law( $this->geo_header(), $this->geo()['countries'] );
		}
		return 'ccpa' === $this->get( 'law' ) ? 'ccpa' : 'gdpr';
	}

	/**
	 * The law as the owner has chosen it.
	 *
	 * @return 'gdpr'|'ccpa'|'both'
	 */
	public function chosen_law(): string {
		/** @var 'gdpr'|'ccpa'|'both' $law */
		$law = $this->get( 'law' );
		return $law;
	}

	/**
	 * Name of the request header in which the site's CDN says the visitor's country, '' where the owner has no rule.
	 */
	public function geo_header(): string {
		return isset( ( $this->stored ?? $this->stored() )['geo'] ) ? $this->geo()['header'] : '';
	}

	/**
	 * The rule by which a visitor's country decides on the law.
	 *
	 * @return array{header: string, countries: array<int, string>}
	 */
	public function geo(): array {
		/** @var array{header: string, countries: array<int, string>} $geo */
		$geo = $this->get( 'geo' ) ?? self::contract()->fit( 'geo', [ 'geo' => [] ] );
		return $geo;
	}

	/**
	 * Whether the link "Do Not Sell or Share My Personal Information" is shown: always under ccpa, and where the owner
	 * serves both laws.
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
	 * Corner of the box, or edge of the bar.
	 */
	public function position(): string {
		$position = $this->string( 'position' );
		// The owner may have chosen it for another layout.
		return match ( $this->layout() ) {
			'box'   => str_contains( $position, '-' ) ? $position : 'bottom-left',
			'bar'   => 'top' === $position ? 'top' : 'bottom',
			'popup' => 'center',
		};
	}

	/**
	 * The policy revision. Answers to older ones are asked for again.
	 */
	public function revision(): int {
		$revision = $this->get( 'revision' );
		return is_int( $revision ) ? $revision : 1;
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param 'signals'|'gpc'|'log'|'strict'|'revisit'|'close' $name Name of the switch.
	 */
	public function is_on( string $name ): bool {
		return true === $this->get( $name );
	}

	/**
	 * A text of the owner's, '' where the default holds. As stored: pages print many.
	 */
	public function text( string $name ): string {
		$texts = ( $this->stored ?? $this->stored() )['texts'] ?? null;
		$text  = is_array( $texts ) ? $texts[ $name ] ?? '' : '';
		return is_string( $text ) ? $text : '';
	}

	/**
	 * Address of the site's cookie policy, '' where there is none.
	 */
	public function policy_url(): string {
		$url = $this->own_policy_url();
		if ( '' !== $url ) {
			return $url;
		}
		// As get_privacy_policy_url() does, without its query.
		$id  = get_option( 'wp_page_for_privacy_policy' );
		$id  = is_numeric( $id ) ? (int) $id : 0;
		$url = apply_filters( 'privacy_policy_url', $id > 0 ? ( new PageAddresses( self::PAGES_OPTION ) )->of( $id ) : '', $id ); // phpcs:ignore WordPress.NamingConventions -- WordPress's name.
		return is_string( $url ) ? $url : '';
	}

	/**
	 * The address that the owner has given, '' for none.
	 */
	public function own_policy_url(): string {
		return $this->string( 'policyUrl' );
	}

	/**
	 * How long the log keeps a choice, in days.
	 */
	public function log_days(): int {
		$days = $this->get( 'logDays' );
		return is_int( $days ) ? $days : 0;
	}

	/**
	 * The owner's changes to the categories, as stored: they are many, and what reads them judges each.
	 *
	 * @return array<int, array<mixed>>
	 */
	public function categories(): array {
		$categories = $this->stored()['categories'] ?? null;
		return is_array( $categories ) ? array_values( array_filter( $categories, 'is_array' ) ) : [];
	}

	/**
	 * The owner's changes to the provider list: by id, false for one that is never held, a category slug for one that
	 * belongs elsewhere, or a whole provider of contract consent/provider. As stored, like the categories.
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
	 * The owner's colours, by name: those that are not named are the theme's.
	 *
	 * @return array<string, string> Six hexadecimal digits behind a "#", by "ink", "paper" or "accent".
	 */
	public function colours(): array {
		/** @var array<string, string> $colours */
		$colours = $this->get( 'colours' ) ?? [];
		return array_filter( $colours );
	}

	/**
	 * Every setting but texts and lists, which stay as they are stored: for the settings' screen.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		$stored = array_diff_key( $this->stored(), array_flip( [ 'texts', 'categories', 'providers' ] ) );
		return self::contract()->of( $stored + array_fill_keys( [ 'colours', 'geo' ], [] ) );
	}

	/**
	 * Forgets what was read, after the option has changed.
	 */
	public function refresh(): void {
		$this->stored = null;
		$this->values = [];
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
