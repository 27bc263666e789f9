<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging\Tests;

use Quayside\Blocks\Gallery\Paging\Token;
use Quayside\Tests\TestCase;

/**
 * Tests the token of a paged gallery.
 */
final class TokenTest extends TestCase {
	public function test_signs_the_settings_for_this_site(): void {
		$attr = '{"mediaGallery":[1,2]}';
		self::assertSame( substr( hash_hmac( 'sha256', 'gallery|' . get_current_blog_id() . "|$attr", wp_salt( 'nonce' ) ), 0, 32 ), Token::create( $attr ) );
		self::assertTrue( Token::is_valid( Token::create( $attr ), $attr ) );
		self::assertFalse( Token::is_valid( Token::create( $attr ), "$attr " ) );
		self::assertFalse( Token::is_valid( '', $attr ) );
		self::assertFalse( Token::is_valid( substr( Token::create( $attr ), 0, 31 ), $attr ) );
	}
}
