<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Settings\Settings;

/**
 * Provides the current consent of the visitor who sent this request.
 */
final class VisitorConsent {
	public function __construct( private Settings $settings, private Categories $categories ) {}

	/**
	 * Determines whether a category is allowed. See quayside_consent_has() for where the result can be used.
	 */
	public function has( string $category ): bool {
		if ( Category::NECESSARY === $category ) {
			return true;
		}
		$record = $this->valid_record();
		return null === $record
			? in_array( $category, $this->categories->defaults(), true ) && ! $this->is_opted_out_by_browser()
			: $record->categories[ $category ] ?? false;
	}

	/**
	 * Determines whether the visitor allows any category other than the necessary one, or any single provider.
	 */
	public function has_any(): bool {
		foreach ( $this->valid_record()->extra ?? [] as $key => $choice ) {
			if ( str_starts_with( $key, 'svc.' ) && 'yes' === $choice ) {
				return true;
			}
		}
		return [] !== array_filter( array_diff( $this->categories->slugs(), [ Category::NECESSARY ] ), [ $this, 'has' ] );
	}

	/**
	 * Determines whether any category other than the necessary one is allowed before a choice.
	 */
	public function is_any_default(): bool {
		return [] !== array_diff( $this->categories->defaults(), [ Category::NECESSARY ] );
	}

	/**
	 * Returns the choice of the visitor, or null if there is none that applies: it is for an older policy, or the browser has sent
	 * a Global Privacy Control signal only since then.
	 */
	private function valid_record(): ?Record {
		$record = Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) );
		return null === $record || ! $record->decided || $record->revision < $this->settings->revision()
			|| ( $this->is_opted_out_by_browser() && ! isset( $record->extra['gpc'] ) )
			? null
			: $record;
	}

	/**
	 * Determines whether the browser sends a Global Privacy Control signal that applies.
	 */
	private function is_opted_out_by_browser(): bool {
		return 'ccpa' === $this->settings->law() && $this->settings->is_on( 'gpc' ) && '1' === ( $_SERVER['HTTP_SEC_GPC'] ?? '' );
	}
}
