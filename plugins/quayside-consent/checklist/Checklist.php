<?php
declare( strict_types=1 );

namespace Quayside\Consent\Checklist;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\PolicyPage;
use Quayside\Consent\Log\Table;
use Quayside\Consent\OptOutLaws\OptOutLaws;
use Quayside\Consent\Scanner\Found;
use Quayside\Consent\ScheduledScan\LastScan;
use Quayside\Consent\ScheduledScan\State;
use Quayside\Consent\ScheduledScan\Undeclared;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\BlockedDomains;

/**
 * Determines which steps of the setup are complete. Nothing is complete because somebody clicked on it.
 */
final class Checklist {
	public const OPTION = 'quayside_consent_checklist';

	/** All steps, in the order of the setup. */
	public const STEPS = [ 'law', 'scan', 'declare', 'policy', 'strict', 'visit' ];

	/** Countries with opt-out laws, in which the setting for opting out suffices. */
	private const OPT_OUT = [ 'US' ];

	/** Days after which a scan is too old. */
	private const MAX_AGE = 90;

	public function __construct(
		private Settings $settings,
		private ProviderList $providers,
		private Categories $categories,
		private BlockedDomains $blocked
	) {}

	/**
	 * Returns all steps.
	 *
	 * @return array<int, array{id: string, state: 'done'|'open'|'dismissed', detail: string}>
	 */
	public function steps(): array {
		$dismissed = self::dismissed();
		$steps     = [];
		foreach ( self::STEPS as $id ) {
			[ $done, $detail ] = $this->$id();
			$steps[]           = [
				'id'     => $id,
				'state'  => $done ? 'done' : ( in_array( $id, $dismissed, true ) ? 'dismissed' : 'open' ),
				'detail' => $detail,
			];
		}
		return $steps;
	}

	/**
	 * Dismisses a step, or shows it again.
	 *
	 * @param string $id        One of STEPS.
	 * @param bool   $dismissed Whether it is dismissed.
	 */
	public static function dismiss( string $id, bool $dismissed ): void {
		$others = array_diff( self::dismissed(), [ $id ] );
		update_option( self::OPTION, array_values( $dismissed ? [ ...$others, $id ] : $others ), false );
	}

	/**
	 * @return array<int, string>
	 */
	private static function dismissed(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? array_values( array_intersect( self::STEPS, array_filter( $stored, 'is_string' ) ) ) : [];
	}

	/**
	 * Returns whether the selected law fits the country and state of the store, and that country, or "gpc:" with the country and state
	 * if Global Privacy Control has to be honored there.
	 *
	 * @return array{bool, string}
	 */
	private function law(): array {
		$country = self::country();
		if ( 'ccpa' !== $this->settings->selected_law() ) {
			return [ true, $country ];
		}
		if ( ! in_array( $country, self::OPT_OUT, true ) ) {
			return [ false, $country ];
		}
		$state = self::state();
		return ! $this->settings->is_on( 'gpc' ) && OptOutLaws::requires_gpc( gmdate( 'Y-m-d' ) )
			? [ false, rtrim( "gpc:$country-$state", '-' ) ]
			: [ true, $country ];
	}

	/**
	 * Returns the US state of the store, or ''.
	 */
	private static function state(): string {
		$base = get_option( 'woocommerce_default_country', '' );
		return is_string( $base ) && 1 === preg_match( '/^US:([A-Z]{2})\z/', $base, $match ) ? $match[1] : '';
	}

	/**
	 * Returns the country of the store, or of the site's language, or ''.
	 */
	private static function country(): string {
		$base = get_option( 'woocommerce_default_country', '' );
		if ( is_string( $base ) && 1 === preg_match( '/^[A-Z]{2}(?=:|$)/', $base, $match ) ) {
			return $match[0];
		}
		return 1 === preg_match( '/_([A-Z]{2})\b/', get_locale(), $match ) ? $match[1] : '';
	}

	/**
	 * Returns whether the site was scanned.
	 *
	 * @return array{bool, string}
	 */
	private function scan(): array {
		return [ LastScan::time() > time() - self::MAX_AGE * DAY_IN_SECONDS, '' ];
	}

	/**
	 * Returns whether everything that the last scans have found has a category, and how much has none. One scan suffices, in the
	 * browser or scheduled.
	 *
	 * @return array{bool, string}
	 */
	private function declare(): array {
		$count = count( Undeclared::names( $this->providers, $this->categories ) );
		return [ 0 === $count && ( Found::exists() || null !== State::read()->last ), (string) $count ];
	}

	/**
	 * Returns whether the banner links to a policy that lists the cookies.
	 *
	 * @return array{bool, string}
	 */
	private function policy(): array {
		$state = PolicyPage::state( $this->settings );
		return [ in_array( $state, [ PolicyPage::COMPLETE, PolicyPage::ELSEWHERE ], true ), $state ];
	}

	/**
	 * Returns whether strict mode blocks nothing that pages have requested, and how many domains it blocks.
	 *
	 * @return array{bool, string}
	 */
	private function strict(): array {
		$count = $this->settings->is_on( 'strict' ) ? count( $this->blocked->all() ) : 0;
		return [ 0 === $count, (string) $count ];
	}

	/**
	 * Returns whether a choice is logged.
	 *
	 * @return array{bool, string}
	 */
	private function visit(): array {
		return [ Table::has_any(), '' ];
	}
}
