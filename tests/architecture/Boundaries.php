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
