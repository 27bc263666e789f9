<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;

/**
 * Tests the template for pages that do not exist.
 */
final class NotFoundTest extends TestCase {
	public function test_reads_the_images_of_the_latest_posts_together(): void {
		$images = [];
		foreach ( [ 1, 2, 3 ] as $number ) {
			$image    = (int) wp_insert_attachment(
				[
					'post_title'     => "Image $number",
					'post_mime_type' => 'image/jpeg',
				],
				"image-$number.jpg"
			);
			$post     = (int) wp_insert_post(
				[
					'post_title'   => "Post $number",
					'post_content' => 'Text',
					'post_status'  => 'publish',
					// Later than the posts of the site.
					'post_date'    => gmdate( 'Y-m-d H:i:s', time() - $number ),
				]
			);
			$images[] = $image;
			set_post_thumbnail( $post, $image );
		}
		wp_cache_flush();
		$single = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$single, $images ): string {
				if ( 1 === preg_match( '/FROM \S+posts WHERE ID = (\d+) LIMIT 1/', $query, $found ) && in_array( (int) $found[1], $images, true ) ) {
					$single[] = $query;
				}
				return $query;
			}
		);
		ob_start();
		load_template( get_theme_file_path( '404.php' ), false );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'Post 1', $html );
		self::assertStringContainsString( 'image-1.jpg', $html );
		self::assertSame( [], $single );
	}
}
