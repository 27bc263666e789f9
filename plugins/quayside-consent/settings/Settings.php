<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Kit\PageAddresses;

/**
 * What the owner has decided, with the defaults for everything else. One autoloaded option, so that a page asks nothing
 * more of the database.
 */
final class Settings {
	public const OPTION = 'quayside_consent_settings';

	/**
	 * Where the policy page's address is remembered.
	 */
	public const PAGES_OPTION = 'quayside_consent_pages';

	/**
	 * Names of the switches.
	 */
	public const SWITCHES = [ 'signals', 'gpc', 'log', 'strict', 'revisit', 'close' ];

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
		if ( null !== $this->get( 'geo' ) && '' !== $this->geo_header() ) {
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
		$law = $this->get( 'law' );
		return in_array( $law, [ 'ccpa', 'both' ], true ) ? $law : 'gdpr';
	}

	/**
	 * Name of the request header in which the site's CDN says the visitor's country, '' where the owner has no rule.
	 */
	public function geo_header(): string {
		return $this->geo()['header'];
	}

	/**
	 * The rule by which a visitor's country decides on the law.
	 *
	 * @return array{header: string, countries: array<int, string>}
	 */
	public function geo(): array {
		$geo       = $this->get( 'geo' );
		$geo       = is_array( $geo ) ? $geo : [];
		$header    = $geo['header'] ?? '';
		$countries = is_array( $geo['countries'] ?? null ) ? $geo['countries'] : [ 'US' ];
		return [
			'header'    => is_string( $header ) && 1 === preg_match( '/^[A-Za-z][A-Za-z0-9-]{1,59}\z/', $header ) ? $header : '',
			'countries' => array_values( array_filter( $countries, 'is_string' ) ),
		];
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
		$layout = $this->get( 'layout' );
		return in_array( $layout, [ 'bar', 'popup' ], true ) ? $layout : 'box';
	}

	/**
	 * Corner of the box, or edge of the bar.
	 */
	public function position(): string {
		$position = $this->get( 'position' );
		if ( 'box' === $this->layout() ) {
			return in_array( $position, [ 'bottom-right', 'top-left', 'top-right' ], true ) ? $position : 'bottom-left';
		}
		return 'bar' === $this->layout() && 'top' === $position ? 'top' : ( 'bar' === $this->layout() ? 'bottom' : 'center' );
	}

	/**
	 * The policy revision. Answers to older ones are asked for again.
	 */
	public function revision(): int {
		$revision = $this->get( 'revision' );
		return is_int( $revision ) && $revision > 0 ? $revision : 1;
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param 'signals'|'gpc'|'log'|'strict'|'revisit'|'close' $name Name of the switch.
	 */
	public function is_on( string $name ): bool {
		$value = $this->get( $name );
		return is_bool( $value ) ? $value : 'strict' !== $name;
	}

	/**
	 * A text of the owner's, '' where the default holds.
	 */
	public function text( string $name ): string {
		$texts = $this->get( 'texts' );
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
		$url = $this->get( 'policyUrl' );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * How long the log keeps a choice, in days.
	 */
	public function log_days(): int {
		$days = $this->get( 'logDays' );
		// A choice lives 365 days; its proof a year longer.
		return is_int( $days ) && $days >= 1 && $days <= 3650 ? $days : 730;
	}

	/**
	 * The owner's changes to the categories, as stored.
	 *
	 * @return array<int, array<mixed>>
	 */
	public function categories(): array {
		$categories = $this->get( 'categories' );
		return is_array( $categories ) ? array_values( array_filter( $categories, 'is_array' ) ) : [];
	}

	/**
	 * The owner's changes to the provider list: by id, false for one that is never held, a category slug for one that
	 * belongs elsewhere, or a whole provider of contract consent/provider.
	 *
	 * @return array<string, mixed>
	 */
	public function providers(): array {
		$providers = $this->get( 'providers' );
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
		$colours = $this->get( 'colours' );
		$result  = [];
		foreach ( is_array( $colours ) ? $colours : [] as $name => $colour ) {
			// They are printed into a style sheet.
			if ( in_array( $name, [ 'ink', 'paper', 'accent' ], true ) && is_string( $colour ) && 1 === preg_match( '/^#[0-9a-f]{6}\z/', $colour ) ) {
				$result[ $name ] = $colour;
			}
		}
		return $result;
	}

	/**
	 * Forgets what was read, after the option has changed.
	 */
	public function refresh(): void {
		$this->stored = null;
	}

	private function get( string $name ): mixed {
		if ( null === $this->stored ) {
			$stored = get_option( self::OPTION, [] );
			/** @var array<string, mixed> $array */
			$array        = is_array( $stored ) ? $stored : [];
			$this->stored = $array;
		}
		return $this->stored[ $name ] ?? null;
	}
}
