<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests that the kit of each plugin translates its text with the plugin's text domain.
 */
final class KitTextDomainTest extends TestCase {
	/**
	 * @testWith ["quayside-shop"]
	 *           ["quayside-consent"]
	 *           ["quayside-blocks"]
	 */
	public function test_kit_has_the_text_domain_of_its_plugin( string $plugin ): void {
		$code = implode( "\n", array_map( 'file_get_contents', (array) glob( dirname( __DIR__, 2 ) . "/plugins/$plugin/build/kit/*.php" ) ) );
		preg_match_all( '/,\s+\'(quayside[a-z-]*)\'\s+\)/', $code, $found );
		self::assertContains( $plugin, $found[1] );
		self::assertSame(
			[ $plugin ],
			array_values( array_unique( array_intersect( $found[1], [ 'quayside', 'quayside-shop', 'quayside-consent', 'quayside-blocks' ] ) ) )
		);
	}
}
