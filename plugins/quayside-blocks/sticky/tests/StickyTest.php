<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky\Tests;

use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Sticky\Animation;
use Quayside\Blocks\Sticky\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the sticky settings of any block.
 */
final class StickyTest extends TestCase {
	private const FOLDER = __DIR__ . '/../../../../contracts';

	/**
	 * @return array<string, array{array<string, mixed>, array<string, mixed>|null}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( self::FOLDER . '/galleries/cases/sticky.json' ), true );
		$cases = [];
		foreach ( $table['cases'] as $case ) {
			$cases[ $case['title'] ] = [ $case['attributes'], $case['expected'] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 *
	 * @param array<string, mixed>      $attributes Attributes of a block.
	 * @param array<string, mixed>|null $expected   Settings.
	 */
	public function test_settings( array $attributes, ?array $expected ): void {
		$settings = Settings::from( $attributes );
		if ( null === $expected ) {
			self::assertNull( $settings );
			return;
		}
		foreach ( $expected as $name => $value ) {
			self::assertSame( $value, $settings?->values[ $name ], $name );
		}
		self::assertTrue( Contract::load( self::FOLDER, 'galleries/sticky.settings' )->validate( $settings?->values ) );
	}

	public function test_every_animation_of_the_editor_has_a_start(): void {
		foreach ( [ 'fade', 'fade-up', 'slide-left', 'zoom-in', 'zoom-out-down', 'flip-up', 'flip-right' ] as $type ) {
			self::assertNotSame( '', Animation::start( $type ), $type );
		}
		self::assertSame( '', Animation::start( "fade\n" ) );
		self::assertSame( '', Animation::start( 'fade;color:red' ) );
	}

	/**
	 * @testdox [S3.20] [S2.20] Any block, with its existing markup, at the top or bottom
	 */
	public function test_makes_any_block_sticky_and_preserves_its_markup(): void {
		$html = do_blocks(
			'<!-- wp:group {"UAGPosition":"sticky","UAGStickyLocation":"bottom","UAGStickyOffset":12,"UAGStickyRestricted":true} --><div class="wp-block-group" style="color:red"><p>x</p></div><!-- /wp:group -->'
		);
		self::assertMatchesRegularExpression( '/<div [^>]*class="wp-block-group[^"]*uagb-position__sticky"/', $html );
		self::assertStringContainsString( 'style="color:red;--quayside-sticky-offset:12px"', $html );
		self::assertStringContainsString( 'data-sticky="bottom"', $html );
		self::assertStringContainsString( 'data-sticky-restricted', $html );
		self::assertTrue( wp_style_is( 'quayside-blocks-sticky-style', 'enqueued' ) );
		wp_dequeue_style( 'quayside-blocks-sticky-style' );
	}

	public function test_leaves_blocks_that_are_not_sticky_unchanged(): void {
		$html = do_blocks( '<!-- wp:paragraph {"UAGStickyOffset":12} --><p>x</p><!-- /wp:paragraph -->' );
		// WordPress 7.0 adds a class to paragraphs.
		self::assertSame( do_blocks( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ), $html );
		self::assertStringNotContainsString( 'sticky', $html );
		self::assertFalse( wp_style_is( 'quayside-blocks-sticky-style', 'enqueued' ) );
	}

	public function test_makes_a_container_left_by_spectra_sticky(): void {
		$html = do_blocks(
			'<!-- wp:uagb/container {"block_id":"x","UAGPosition":"sticky"} --><style>.x{}</style><div class="wp-block-uagb-container">x</div><!-- /wp:uagb/container -->'
		);
		self::assertStringContainsString(
			'<style>.x{}</style><div style="--quayside-sticky-offset:0px" class="wp-block-uagb-container uagb-position__sticky"',
			preg_replace( '/ data-sticky="top"/', '', $html ) ?? ''
		);
	}

	public function test_leaves_spectra_blocks_to_spectra_while_it_is_active(): void {
		register_block_type( 'uagb/container', [] );
		$html = do_blocks( '<!-- wp:uagb/container {"UAGPosition":"sticky"} --><div>x</div><!-- /wp:uagb/container -->' );
		unregister_block_type( 'uagb/container' );
		self::assertStringNotContainsString( 'data-sticky', $html );
	}

	/**
	 * @testdox [S3.20] All block types have the attributes unless they opt out
	 */
	public function test_block_types_have_the_attributes_unless_they_opt_out(): void {
		$paragraph = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/paragraph' );
		foreach ( array_keys( Settings::ATTRIBUTES ) as $name ) {
			self::assertArrayHasKey( $name, (array) $paragraph?->attributes );
		}
		$out = register_block_type( 'test/out', [ 'supports' => [ 'quaysideSticky' => false ] ] );
		unregister_block_type( 'test/out' );
		self::assertNotFalse( $out );
		self::assertArrayNotHasKey( 'UAGPosition', (array) $out->attributes );
	}
}
