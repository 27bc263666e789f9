<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Tests;

use WP_REST_Request;

/**
 * Tests the order of attachments in which the editor converts [gallery].
 */
final class MenuOrderTest extends GalleryTestCase {
	/**
	 * @return array<int, int>
	 */
	private static function request( int $post, string $order, string $orderby = 'menu_order' ): array {
		$request = new WP_REST_Request( 'GET', '/wp/v2/media' );
		$request->set_query_params( [ 'parent' => $post, 'media_type' => 'image', 'orderby' => $orderby, 'order' => $order ] );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status() );
		return array_column( (array) $response->get_data(), 'id' );
	}

	public function test_attachments_have_the_order_of_the_shortcode(): void {
		$post = wp_insert_post( [ 'post_title' => 'P', 'post_status' => 'publish' ] );
		$ids  = array_map(
			static fn ( int $order ): int => self::image( [ 'post_parent' => $post, 'menu_order' => $order ] ),
			[ 2, 0, 1, 0 ]
		);
		$GLOBALS['post'] = get_post( $post );
		preg_match_all( '~src="[^"]*/(picture\w+)\.jpg"~', do_shortcode( '[gallery link="none"]' ), $shown );
		self::assertSame( [ $ids[1], $ids[3], $ids[2], $ids[0] ], self::request( $post, 'asc' ) );
		self::assertSame( array_map( 'get_the_title', self::request( $post, 'asc' ) ), $shown[1] );
		self::assertSame( [ $ids[0], $ids[2], $ids[3], $ids[1] ], self::request( $post, 'desc' ) );
		self::assertSame( $ids, self::request( $post, 'asc', 'id' ), 'Other orders are unchanged.' );
	}
}
