<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\TrustedProxies;
use Quayside\Consent\Settings\Settings;

/**
 * Saves changes of the settings, and asks visitors again where that is due.
 */
final class SettingsChanges {
	public function __construct( private Settings $settings, private Categories $categories, private ProviderList $providers ) {}

	/**
	 * Saves the given settings and leaves the others unchanged.
	 *
	 * @param array<mixed> $changes   Settings that Proposal::clean() has returned.
	 * @param bool         $ask_again Whether to show the banner again to every visitor. A new category always does.
	 */
	public function save( array $changes, bool $ask_again = false ): void {
		if ( isset( $changes['proxies'] ) ) {
			// All Quayside plugins share this setting. Proposal::check() has validated it.
			TrustedProxies::save( $changes['proxies'] );
			unset( $changes['proxies'] );
		}
		$stored = $this->settings->current();
		$before = $this->categories->slugs();
		update_option( Settings::OPTION, array_merge( $stored, $changes ) );
		$this->settings->refresh();
		// No visitor has made a choice about a new category.
		if ( $ask_again || [] !== array_diff( $this->categories->slugs(), $before ) ) {
			$this->ask_again();
		}
		$this->providers->refresh();
	}

	/**
	 * Shows the banner again to every visitor.
	 */
	public function ask_again(): void {
		$stored = $this->settings->current();
		update_option( Settings::OPTION, [ 'revision' => $this->settings->revision() + 1 ] + $stored );
		$this->settings->refresh();
	}
}
