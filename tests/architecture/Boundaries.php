<?php
declare( strict_types=1 );

namespace Quayside\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Defines which PHP classes a part must not use from another part. PHPStan runs these rules.
 */
final class Boundaries {
	/**
	 * Features of consent that depend on its settings, categories, and record.
	 */
	private const CONSENT = [
		'Banner',
		'Blocking',
		'Boot',
		'Checklist',
		'Choice',
		'CookiePolicy',
		'Import',
		'Log',
		'Neighbors',
		'Page',
		'Preferences',
		'Recipients',
		'Scanner',
		'ScheduledScan',
		'Settings\\Screen',
		'Signals',
		'SiteHealth',
		'Strict',
		'Withdrawal',
	];

	/**
	 * Parts of consent that work on a page, each of which may use those before it.
	 */
	private const CONSENT_PAGE = [ 'Page', 'Strict', 'Signals', 'Blocking', 'Boot', 'Banner' ];

	/**
	 * Parts of the forms, each of which may use those before it. Compatibility with SureForms has a separate rule.
	 */
	private const FORMS = [
		'Fields',
		'Sureforms',
		'Schema',
		'Conditions',
		'Uploads',
		'Entries',
		'Spam',
		'Notifications',
		'Submission',
		'Render',
		'Page',
		'Editor',
		'Transfer',
		'Overview',
		'Entries\\Screen',
		'Privacy',
		'Cli',
	];

	/**
	 * Classes of Neighbors that handle requests, render, or list for SureForms. The others only determine ownership and may be used by all.
	 */
	private const NEIGHBORS = [ 'SharedRoutes', 'SharedEditor', 'ClassicEditor', 'HandlerNotice' ];

	public function test_shop_does_not_depend_on_other_parts(): Rule {
		return self::apart( 'Quayside\Shop', [ 'Quayside\Consent', 'Quayside\Blocks', 'Quayside\Theme' ] );
	}

	public function test_consent_does_not_depend_on_other_parts(): Rule {
		return self::apart( 'Quayside\Consent', [ 'Quayside\Shop', 'Quayside\Blocks', 'Quayside\Theme' ] );
	}

	public function test_blocks_do_not_depend_on_other_parts(): Rule {
		return self::apart( 'Quayside\Blocks', [ 'Quayside\Shop', 'Quayside\Consent', 'Quayside\Theme' ] );
	}

	public function test_theme_does_not_depend_on_plugins(): Rule {
		return self::apart( 'Quayside\Theme', [ 'Quayside\Shop', 'Quayside\Consent', 'Quayside\Blocks' ] );
	}

	/**
	 * Returns rules by which each part of the forms may use only those before it in FORMS.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_form_parts_depend_on_each_other_in_one_direction(): iterable {
		foreach ( self::FORMS as $place => $part ) {
			$below = array_slice( self::FORMS, $place + 1 );
			if ( [] === $below ) {
				break;
			}
			yield $part => PHPat::rule()
				->classes( Selector::inNamespace( self::forms( $part ) ) )
				->excluding(
					...array_map(
						static fn ( string $other ) => Selector::inNamespace( self::forms( $other ) ),
						array_values( array_filter( $below, static fn ( string $other ): bool => str_starts_with( $other, $part ) ) )
					)
				)
				->shouldNot()->dependOn()
				->classes(
					...array_map( static fn ( string $other ) => Selector::inNamespace( self::forms( $other ) ), $below ),
					...array_map( static fn ( string $name ) => Selector::classname( self::forms( "Neighbors\\$name" ) ), self::NEIGHBORS )
				)
				->because( 'the parts of the forms use each other in one direction' );
		}
	}

	/**
	 * Restricts features that all others of consent depend on. The settings screen may use all features.
	 */
	public function test_consent_settings_do_not_depend_on_features(): Rule {
		return self::below( 'Settings', [ 'Categories', 'Record', ...self::CONSENT ] );
	}

	public function test_consent_categories_depend_only_on_settings(): Rule {
		return self::below( 'Categories', [ 'Record', ...self::CONSENT ] );
	}

	public function test_consent_record_depends_only_on_settings_and_categories(): Rule {
		return self::below( 'Record', self::CONSENT );
	}

	/**
	 * Returns rules by which each part of consent on a page may use only those before it in CONSENT_PAGE.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_consent_page_parts_depend_on_each_other_in_one_direction(): iterable {
		foreach ( array_slice( self::CONSENT_PAGE, 0, -1 ) as $place => $part ) {
			yield $part => self::below( $part, array_slice( self::CONSENT_PAGE, $place + 1 ) );
		}
	}

	/**
	 * @return non-empty-string
	 */
	private static function forms( string $part ): string {
		return "Quayside\\Blocks\\Forms\\$part";
	}

	/**
	 * @param non-empty-string             $feature Feature of consent.
	 * @param array<int, non-empty-string> $others  Features that it must not use.
	 */
	private static function below( string $feature, array $others ): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( "Quayside\\Consent\\$feature" ) )
			->excluding( Selector::inNamespace( 'Quayside\\Consent\\Settings\\Screen' ) )
			->shouldNot()->dependOn()
			->classes( ...array_map( static fn ( string $other ) => Selector::inNamespace( "Quayside\\Consent\\$other" ), $others ) )
			->because( 'the others build on it' );
	}

	/**
	 * @param non-empty-string             $part   Namespace of a part.
	 * @param array<int, non-empty-string> $others Namespaces that it must not use.
	 */
	private static function apart( string $part, array $others ): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( $part ) )
			->shouldNot()->dependOn()
			->classes( ...array_map( static fn ( string $other ) => Selector::inNamespace( $other ), $others ) )
			->because( 'plugins and theme talk through WordPress hooks, never by naming each other' );
	}
}
