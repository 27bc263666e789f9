<?php
declare( strict_types=1 );

namespace Quayside\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * What PHP of one part may not use of another. PHPStan runs these rules.
 */
final class Boundaries {
	/**
	 * Features of consent that build on its settings, categories and record.
	 */
	private const CONSENT = [
		'Banner',
		'Blocking',
		'Boot',
		'Choice',
		'Import',
		'Log',
		'Neighbors',
		'Preferences',
		'Scanner',
		'Settings\\Screen',
		'Signals',
		'Strict',
	];

	/**
	 * Parts of the forms, each of which uses those before it. What stands beside SureForms is its own rule.
	 */
	private const FORMS = [
		'Fields',
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
		'Entries\\Screen',
		'Privacy',
		'Cli',
	];

	/**
	 * What answers, shows or lists for SureForms; the other classes of Neighbors say who owns what, and everybody may ask.
	 */
	private const NEIGHBORS = [ 'SharedRoutes', 'SharedEditor', 'ClassicEditor', 'WhoAnswers' ];

	public function test_the_shop_uses_no_other_part(): Rule {
		return self::apart( 'Quayside\Shop', [ 'Quayside\Consent', 'Quayside\Blocks', 'Quayside\Theme' ] );
	}

	public function test_consent_uses_no_other_part(): Rule {
		return self::apart( 'Quayside\Consent', [ 'Quayside\Shop', 'Quayside\Blocks', 'Quayside\Theme' ] );
	}

	public function test_the_blocks_use_no_other_part(): Rule {
		return self::apart( 'Quayside\Blocks', [ 'Quayside\Shop', 'Quayside\Consent', 'Quayside\Theme' ] );
	}

	public function test_the_theme_uses_no_plugin(): Rule {
		return self::apart( 'Quayside\Theme', [ 'Quayside\Shop', 'Quayside\Consent', 'Quayside\Blocks' ] );
	}

	/**
	 * Each part of the forms uses those above it in FORMS and none below it.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_the_forms_use_each_other_in_one_direction(): iterable {
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
	 * Features that all others of consent build on. The settings' screen shows them all, and is used by none of these.
	 */
	public function test_consents_settings_know_no_feature(): Rule {
		return self::below( 'Settings', [ 'Categories', 'Record', ...self::CONSENT ] );
	}

	public function test_consents_categories_know_settings_alone(): Rule {
		return self::below( 'Categories', [ 'Record', ...self::CONSENT ] );
	}

	public function test_consents_record_knows_settings_and_categories_alone(): Rule {
		return self::below( 'Record', self::CONSENT );
	}

	/**
	 * @return non-empty-string
	 */
	private static function forms( string $part ): string {
		return "Quayside\\Blocks\\Forms\\$part";
	}

	/**
	 * @param non-empty-string             $feature A feature of consent.
	 * @param array<int, non-empty-string> $others  Features that it may not use.
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
	 * @param non-empty-string             $part   Namespace of one part.
	 * @param array<int, non-empty-string> $others Namespaces that it may not use.
	 */
	private static function apart( string $part, array $others ): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( $part ) )
			->shouldNot()->dependOn()
			->classes( ...array_map( static fn ( string $other ) => Selector::inNamespace( $other ), $others ) )
			->because( 'plugins and theme talk through WordPress hooks, never by naming each other' );
	}
}
