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
	 * Returns rules by which each part in layers.json may use only those before it.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_parts_depend_on_each_other_in_one_direction(): iterable {
		foreach ( self::layers() as $parts ) {
			foreach ( array_slice( $parts, 0, -1 ) as $place => $part ) {
				$later = array_slice( $parts, $place + 1 );
				yield $part => PHPat::rule()
					->classes( Selector::inNamespace( $part ) )
					->excluding(
						...array_map(
							static fn ( string $other ) => Selector::inNamespace( $other ),
							// A part inside another one, such as Entries\Screen.
							array_values( array_filter( $later, static fn ( string $other ): bool => str_starts_with( $other, "$part\\" ) ) )
						)
					)
					->shouldNot()->dependOn()
					->classes(
						...array_map( static fn ( string $other ) => Selector::inNamespace( $other ), $later )
					)
					->because( 'the parts use each other in one direction' );
			}
		}
	}

	/**
	 * Returns the namespaces of parts in their order, by the namespace that contains them. The theme's src/ has no PHP.
	 *
	 * @return array<string, array<int, non-empty-string>>
	 */
	private static function layers(): array {
		/** @var array<string, array<int, string>> $layers */
		$layers   = json_decode( (string) file_get_contents( __DIR__ . '/layers.json' ), true, 3, JSON_THROW_ON_ERROR );
		$studly   = static fn ( string $path ): string => str_replace( [ '-', '/' ], [ '', '\\' ], ucwords( $path, '-/' ) );
		$by_parts = [];
		foreach ( $layers as $folder => $parts ) {
			if ( 'themes/quayside/src' === $folder ) {
				continue;
			}
			$namespace              = 'themes/quayside/inc' === $folder
				? 'Quayside\\Theme'
				: 'Quayside\\' . $studly( str_replace( 'plugins/quayside-', '', $folder ) );
			$by_parts[ $namespace ] = array_map( static fn ( string $part ): string => "$namespace\\" . $studly( $part ), $parts );
		}
		return $by_parts;
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
