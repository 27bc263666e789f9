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
		$record = Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) );
		if ( null === $record || ! $record->decided || $record->revision < $this->settings->revision() ) {
			return in_array( $category, $this->categories->defaults(), true ) && ! $this->opted_out_by_browser();
		}
		return $record->categories[ $category ] ?? false;
	}

	/**
	 * Determines whether the visitor allows any category other than the necessary one, or any single provider.
	 */
	public function has_any(): bool {
		$record = Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) );
		foreach ( $record->extra ?? [] as $key => $choice ) {
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
	 * Determines whether the browser sends a Global Privacy Control signal that applies.
	 */
	private function opted_out_by_browser(): bool {
		return $this->settings->is_on( 'gpc' ) && '1' === ( $_SERVER['HTTP_SEC_GPC'] ?? '' );
	}
}
