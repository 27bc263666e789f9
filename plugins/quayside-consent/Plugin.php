<?php
declare( strict_types=1 );

namespace Quayside\Consent;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Deferred;
use Quayside\Consent\Kit\EachSite;
use Quayside\Consent\Kit\Module;
use Quayside\Consent\Kit\PageAddresses;
use Quayside\Consent\Kit\PageCaches;
use Quayside\Consent\Kit\SiteModules;
use Quayside\Consent\Kit\SwitchTable;
use Quayside\Consent\Record\VisitorConsent;

/**
 * The plugin's composition root, with the only list of its modules.
 */
final class Plugin {
	/**
	 * Adds the hooks of all modules.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function boot( string $file ): void {
		require_once __DIR__ . '/record/functions.php';
		$assets = new Assets( $file, 'consent', 'quayside-consent' );
		$assets->register();
		foreach ( self::modules( $assets, plugin_basename( $file ) ) as $module ) {
			$module->register();
		}
		if ( is_multisite() ) {
			EachSite::run_on_new(
				$file,
				static function (): void {
					Lifecycle::activate();
					( new Log\Table() )->install();
				}
			);
			EachSite::delete_with_site( static fn (): array => [ ...Log\Table::all(), SwitchTable::name() ] );
		}
	}

	/**
	 * Returns the modules that pages need, and registers the others as deferred.
	 *
	 * @return array<int, Module>
	 */
	private static function modules( Assets $assets, string $plugin ): array {
		$settings    = new Settings\Settings();
		$categories  = new Categories\Categories( $settings );
		$consent     = new VisitorConsent( $settings, $categories );
		$providers   = new Blocking\Providers\ProviderList( $assets->path( 'blocking/providers/list.php' ), $settings, $categories );
		$texts       = new Settings\Texts( $settings );
		$context     = new Page\Context();
		$placeholder = new Blocking\Placeholder\Placeholder( $assets, $texts, $categories, $settings );
		$strict      = new Strict\Module( $assets, $context, $settings, $consent );
		$other       = new Neighbors\OtherBanner();
		$contracts   = new Contracts( $assets->path( 'build/contracts' ) );
		$withdrawal  = new Withdrawal\Module( $context, $settings, $categories, $providers );
		add_filter( 'quayside_consent_visitor', static fn (): VisitorConsent => $consent );
		Deferred::register(
			static function () use ( $assets, $settings, $categories, $providers, $texts, $other, $contracts, $withdrawal ): array {
				// In strict mode, unknown hosts have a provider without domains.
				$is_provider = static fn ( string $url ): bool => [] !== $providers->get()->hosts_of( (string) $providers->get()->id_of( $url ) );

				$blocked = new Strict\BlockedDomains( $is_provider );

				$changes = new Settings\Screen\SettingsChanges( $settings, $categories, $providers );

				$log = new Log\Module( $assets, $settings, $categories, $texts );
				return [
					...SiteModules::all( $assets ),
					new Cli\SettingsSource( $contracts, $settings, $changes ),
					new Cli\Commands( $contracts, $changes ),
					new Import\Sources( new Import\Importer( $contracts, $settings ), $providers ),
					new Preferences\PreferencesRoute( $contracts, $texts, $categories, $providers ),
					$log,
					new Choice\Module( $contracts, $settings, $categories, $log ),
					new Withdrawal\WithdrawalRoute( $contracts, $withdrawal ),
					new Log\Screen( $assets, $categories ),
					new Log\DataRemoval(),
					new Statistics\Module( $assets, $contracts, $settings, new Log\Table() ),
					new Settings\Screen\Module( $assets, $settings, $texts, $providers, $changes ),
					new PageCaches( [ Settings\Settings::OPTION ] ),
					new Neighbors\OtherBannerNotice( $other ),
					new Categories\PolicyText( $categories ),
					new Scanner\Module( $contracts ),
					new ScheduledScan\Module( $contracts, $settings, $providers, $categories ),
					new Strict\BlockedDomainsRoute( $contracts, $blocked ),
					new Blocking\Health(),
					new Checklist\Module( $contracts, new Checklist\Checklist( $settings, $providers, $categories, $blocked ) ),
					new SiteHealth\Module( $settings, $providers, $categories, $other ),
					new Import\Module( $contracts, new Import\Importer( $contracts, $settings ), $providers ),
					new Neighbors\Languages( $settings ),
					new LanguageTexts\Module( $contracts, $settings ),
				];
			}
		);
		return [
			new Scanner\ScannedPage(),
			new PageAddresses( Settings\Settings::PAGES_OPTION ),
			new Neighbors\StepAside( $other ),
			new Neighbors\TranslatePress( $settings ),
			new Boot\Module( $assets, $context, $settings, $categories, $providers ),
			$strict,
			new Strict\Watch( $assets, $settings, $consent ),
			new Blocking\Module( $context, $providers, $placeholder, $strict ),
			$withdrawal,
			new Banner\Module( $assets, $context, $settings, $texts, $placeholder ),
			new Banner\Shortcodes( $settings, $texts ),
			new Categories\Module( $assets, $settings, $texts ),
			new CookiePolicy\Module( $settings, $texts, $categories, $providers ),
			new Strict\Payments( $assets ),
			new Banner\PageEnd( $context, $settings ),
			new Blocking\Placeholder\Places( $assets, $context ),
			new Signals\Module( $settings, $consent, $other, $plugin ),
		];
	}
}
