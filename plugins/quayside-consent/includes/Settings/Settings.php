<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Categories\Category;
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
	 * The option as it is stored.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $stored = null;

	/**
	 * The law whose rules the banner follows.
	 *
	 * @return 'gdpr'|'ccpa'
	 */
	public function law(): string {
		return 'ccpa' === $this->get( 'law' ) ? 'ccpa' : 'gdpr';
	}

	/**
	 * Whether the link "Do Not Sell or Share My Personal Information" is shown: always under ccpa, and where the owner
	 * serves both laws.
	 */
	public function offers_opt_out(): bool {
		return in_array( $this->get( 'law' ), [ 'ccpa', 'both' ], true );
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
		$url = $this->get( 'policyUrl' );
		if ( is_string( $url ) && '' !== $url ) {
			return $url;
		}
		// As get_privacy_policy_url() does, without its query.
		$id  = get_option( 'wp_page_for_privacy_policy' );
		$id  = is_numeric( $id ) ? (int) $id : 0;
		$url = apply_filters( 'privacy_policy_url', $id > 0 ? ( new PageAddresses( self::PAGES_OPTION ) )->of( $id ) : '', $id ); // phpcs:ignore WordPress.NamingConventions -- WordPress's name.
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
	 * Slug of the category for marks and providers that name one the site does not have: the strictest.
	 */
	public static function strictest(): string {
		return Category::ADVERTISEMENT;
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
