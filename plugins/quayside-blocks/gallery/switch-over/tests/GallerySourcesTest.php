<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver\Tests;

use Quayside\Blocks\Gallery\SwitchOver\Envira;
use Quayside\Blocks\Gallery\SwitchOver\FooGallery;
use Quayside\Blocks\Gallery\SwitchOver\GallerySources;
use Quayside\Blocks\Gallery\SwitchOver\UnconvertedGalleries;
use Quayside\Blocks\Kit\SwitchRun;
use Quayside\Blocks\Kit\SwitchTable;
use Quayside\Tests\TestCase;

/**
 * Tests the conversion of WordPress's galleries, which the owner has to select, and of FooGallery's.
 */
final class GallerySourcesTest extends TestCase {
	protected function tear_down(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		parent::tear_down();
		SwitchTable::exists() && $wpdb->query( 'DELETE FROM ' . SwitchTable::name() );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ('quayside_switch', 'quayside_switch_wish', 'quayside_switch_lock')" );
	}

	private static function image(): int {
		$id = wp_insert_attachment( [
			'post_mime_type' => 'image/jpeg',
			'post_title'     => 'Boat',
			'post_status'    => 'inherit',
			'post_excerpt'   => 'A boat',
		], 'boat.jpg' );
		wp_update_attachment_metadata( $id, [ 'width' => 800, 'height' => 600, 'file' => 'boat.jpg', 'sizes' => [] ] );
		return $id;
	}

	private static function post( string $content, string $type = 'post' ): int {
		return wp_insert_post( wp_slash( [
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => 'Boats',
			'post_content' => $content,
		] ) );
	}

	/** Runs the switch or its undo to the end. */
	private static function work(): void {
		for ( $times = 0; $times < 50 && SwitchRun::is_active(); $times++ ) {
			( new SwitchRun() )->advance( 30 );
		}
	}

	public function test_galleries_of_wordpress_are_converted_only_if_selected_and_restored_byte_by_byte(): void {
		self::log_in_as( 'administrator' );
		$image     = self::image();
		$core      = '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery"><!-- wp:image {"id":' . $image . ',"linkDestination":"media"} -->'
			. '<figure class="wp-block-image"><a href="/a.jpg"><img src="/a.jpg" alt="A &amp; B" class="wp-image-' . $image . '"/></a></figure><!-- /wp:image --></figure><!-- /wp:gallery -->';
		$shortcode = "<!-- wp:shortcode -->\n[gallery ids=\"$image\" columns=\"2\"]\n<!-- /wp:shortcode -->";
		$originals = [
			self::post( "<!-- wp:paragraph --><p>Hi\\n</p><!-- /wp:paragraph -->\n$core\n$shortcode" ),
			self::post( "Classic text.\n\nAnother paragraph.\n\n[gallery ids=\"$image\" link=\"none\"]" ),
			self::post( $core, 'wp_block' ),
		];
		$before    = array_map( static fn ( int $id ): string => get_post( $id )->post_content, $originals );
		update_option( 'widget_block', [ 2 => [ 'content' => $core ], '_multiwidget' => 1 ] );
		update_option( 'widget_text', [ 2 => [ 'title' => '', 'text' => "[gallery ids=\"$image\"]" ], '_multiwidget' => 1 ] );

		( new SwitchRun() )->start();
		self::work();
		self::assertSame( $before[0], get_post( $originals[0] )->post_content, 'Off by default: they work without Quayside.' );

		( new SwitchRun() )->start( [], [ 'galleries' ] );
		self::work();
		$expected = '<!-- wp:quayside/gallery {"ids":[' . $image . '],"columnsDesk":1,"columnsTab":1,"columnsMob":1,"imageSize":"large","clickAction":"image","details":[{"alt":"A \u0026 B","caption":""}]} /-->';
		self::assertSame(
			"<!-- wp:paragraph --><p>Hi\\n</p><!-- /wp:paragraph -->\n$expected\n"
				. '<!-- wp:quayside/gallery {"ids":[' . $image . '],"columnsDesk":2,"columnsTab":2,"imageSize":"thumbnail","captions":"below","clickAction":"attachment"} /-->',
			preg_replace( '~-->\n<figure class="wp-block-gallery.+?\n<!-- /wp:quayside/gallery -->~', '/-->', get_post( $originals[0] )->post_content )
		);
		self::assertSame( 2, substr_count( get_post( $originals[0] )->post_content, "wp-image-$image" ), 'They have static HTML.' );
		$classic = get_post( $originals[1] )->post_content;
		self::assertStringContainsString( "[quayside_gallery ids=\"$image\"", $classic );
		$shown = apply_filters( 'the_content', $classic );
		self::assertStringContainsString( '<p>Another paragraph.</p>', $shown, 'Paragraphs of classic content stay.' );
		self::assertStringContainsString( 'quayside-gallery--captions-below', $shown );
		self::assertStringContainsString( 'quayside/gallery', get_post( $originals[2] )->post_content );
		self::assertStringContainsString( "wp-image-$image", get_option( 'widget_block' )[2]['content'] );
		self::assertStringContainsString( '[quayside_gallery', get_option( 'widget_text' )[2]['text'] );

		( new SwitchRun() )->undo();
		self::work();
		self::assertSame( $before, array_map( static fn ( int $id ): string => get_post( $id )->post_content, $originals ) );
		self::assertSame( $core, get_option( 'widget_block' )[2]['content'] );
		self::assertSame( "[gallery ids=\"$image\"]", get_option( 'widget_text' )[2]['text'] );
	}

	public function test_galleries_that_would_lose_something_are_left(): void {
		foreach ( [
			'<!-- wp:gallery --><figure><!-- wp:image {"id":999999} --><figure><img src="/a.jpg" alt=""/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
			'<!-- wp:gallery --><figure><!-- wp:image --><figure><img src="https://other.example/a.jpg" alt=""/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
			'<!-- wp:gallery {"ids":[1]} --><ul><li><figure><img src="/a.jpg" data-id="1"/></figure></li></ul><!-- /wp:gallery -->',
			'<!-- wp:gallery --><figure>',
			'[gallery]',
			'[gallery ids="1" exclude="2"]',
			'[[gallery ids="1"]]',
		] as $content ) {
			$found = GallerySources::replace( $content );
			self::assertSame( [], $found['edits'], $content );
			self::assertNotContains( 'converted', array_column( $found['items'], 'result' ), $content );
		}
	}

	/**
	 * Creates a gallery as Envira Gallery Lite 1.8.4 stores it.
	 *
	 * @param array<mixed> $images Images by ID.
	 * @param array<mixed> $config Settings that differ from the defaults.
	 */
	private static function envira( array $images, array $config = [], string $slug = '' ): int {
		$id = (int) wp_insert_post( [ 'post_type' => 'envira', 'post_status' => 'publish', 'post_title' => 'Harbor', 'post_name' => $slug ] );
		update_post_meta( $id, '_eg_gallery_data', [
			'id'      => $id,
			'config'  => $config + [
				'type'              => 'default',
				'columns'           => '0',
				'justified_margins' => 1,
				'gutter'            => 10,
				'random'            => 0,
				'crop_width'        => 640,
				'crop_height'       => 480,
				'crop'              => 0,
				'isotope'           => 1,
				'lightbox_enabled'  => 1,
			],
			'gallery' => $images,
		] );
		return $id;
	}

	/**
	 * @param array<string, mixed> $values Values that differ.
	 * @return array<string, mixed>
	 */
	private static function envira_image( array $values = [] ): array {
		return $values + [
			'status'  => 'active',
			'src'     => 'https://example.org/wp-content/uploads/boat.jpg',
			'title'   => 'Boat',
			'link'    => 'https://example.org/wp-content/uploads/boat.jpg',
			'alt'     => 'A boat in the harbor',
			'caption' => '',
			'thumb'   => '',
		];
	}

	public function test_galleries_of_envira_keep_the_texts_and_links_of_each_image(): void {
		$images = [ self::image(), self::image(), self::image() ];
		$data   = [
			$images[0]   => self::envira_image(),
			$images[1]   => self::envira_image( [
				'caption'         => 'Low <b>tide</b><script>x</script>',
				'link'            => 'https://example.org/tides/',
				'link_new_window' => '1',
			] ),
			$images[2]   => self::envira_image( [ 'status' => 'pending' ] ),
			9_999_999    => self::envira_image(),
		];
		$rows   = Envira::convert( self::envira( $data ) );
		self::assertSame(
			[
				'ids'         => [ $images[0], $images[1] ],
				'layout'      => 'tiled',
				'columnsDesk' => 3,
				'columnsTab'  => 3,
				'columnsMob'  => 2,
				'aspectRatio' => 'auto',
				'captions'    => 'hover',
				'order'       => 'manual',
				'clickAction' => 'lightbox',
				'details'     => [
					[ 'alt' => 'A boat in the harbor', 'caption' => 'Boat' ],
					[ 'alt' => 'A boat in the harbor', 'caption' => 'Low <b>tide</b>x', 'link' => 'https://example.org/tides/', 'newTab' => true ],
				],
				'gap'         => 1,
			],
			$rows['attributes']
		);
		self::assertSame( [ '1 image is not in the media library and is left out.' ], $rows['notes'] );
		$pick = static fn ( array $config ): array => array_intersect_key(
			(array) Envira::convert( self::envira( [ $images[0] => self::envira_image() ], $config ) )['attributes'],
			array_flip( [ 'layout', 'columnsDesk', 'aspectRatio', 'gap', 'order', 'clickAction' ] )
		);
		self::assertSame(
			[ 'layout' => 'grid', 'columnsDesk' => 4, 'aspectRatio' => '4/3', 'order' => 'random', 'clickAction' => 'image', 'gap' => 12 ],
			$pick( [ 'columns' => '4', 'crop' => 1, 'gutter' => '12', 'random' => 1, 'lightbox_enabled' => 0 ] )
		);
		self::assertSame( 'masonry', $pick( [ 'columns' => '3' ] )['layout'] );
		self::assertNull( Envira::convert( self::envira( [ $images[0] => self::envira_image() ], [ 'type' => 'instagram' ] ) )['attributes'] );
		self::assertNull( Envira::convert( self::envira( [ 9_999_999 => self::envira_image() ] ) )['attributes'] );
		foreach ( [ '', 'x', [], [ 'gallery' => 'x' ], [ 'config' => 'x', 'gallery' => [ 'x' => 'y', 5 => 6, -1 => [] ] ], new \stdClass() ] as $broken ) {
			$id = self::envira( [] );
			update_post_meta( $id, '_eg_gallery_data', $broken );
			self::assertNull( Envira::convert( $id )['attributes'] );
		}
	}

	public function test_galleries_of_envira_are_converted_where_they_are_shown(): void {
		self::log_in_as( 'administrator' );
		register_post_type( 'envira' );
		$image   = self::envira_image( [ 'caption' => 'Low [tide] “&amp;”', 'link' => 'https://example.org/tides/?a=1&b=%5B2%5D' ] );
		$gallery = self::envira( [ self::image() => $image ], [], 'harbor' );
		$content = "<!-- wp:envira/envira-gallery {\"galleryId\":$gallery} /-->\n<!-- wp:shortcode -->[envira-gallery slug=\"harbor\"]<!-- /wp:shortcode -->";
		$post    = self::post( $content );
		$classic = self::post( "Text.\n\n[envira-gallery id=\"$gallery\"]\n\n[envira-gallery slug=\"nobody-knows\"]" );
		$inside  = "<!-- wp:acme/tabs {\"text\":\"[envira-gallery id=$gallery]\"} /--><p title=\"[envira-gallery id=$gallery]\"></p>";
		$tabs    = self::post( $inside );
		( new SwitchRun() )->start( [ 'envira' ] );
		self::work();
		self::assertSame( 2, substr_count( get_post( $post )->post_content, '<!-- wp:quayside/gallery ' ) );
		self::assertSame( $inside, get_post( $tabs )->post_content );
		$items = apply_filters( 'quayside_switch_sources', [] )['envira']['replace']( $inside )['items'];
		self::assertSame( [ 'dropped', 'dropped' ], array_column( $items, 'result' ) );
		$new = get_post( $classic )->post_content;
		self::assertStringContainsString( '[quayside_gallery ', $new );
		self::assertStringContainsString( '[envira-gallery slug="nobody-knows"]', $new );
		$shown = apply_filters( 'the_content', $new );
		self::assertStringContainsString( 'alt="A boat in the harbor"', $shown );
		self::assertStringContainsString( 'Low [tide] “&amp;”</figcaption>', $shown );
		self::assertStringContainsString( 'href="https://example.org/tides/?a=1&#038;b=%5B2%5D"', $shown );
		( new SwitchRun() )->undo();
		self::work();
		self::assertSame( $content, get_post( $post )->post_content );
		unregister_post_type( 'envira' );
	}

	public function test_galleries_of_foogallery_are_converted_where_they_are_shown(): void {
		self::log_in_as( 'administrator' );
		register_post_type( 'foogallery' );
		$images  = [ self::image(), self::image() ];
		$stored  = json_decode( (string) file_get_contents( __DIR__ . '/fixtures/foogallery.json' ), true );
		$gallery = [];
		foreach ( $stored as $name => $meta ) {
			$gallery[ $name ] = wp_insert_post( [ 'post_type' => 'foogallery', 'post_status' => 'publish', 'post_title' => $name ] );
			foreach ( [ 'foogallery_attachments' => array_map( 'strval', $images ) ] + $meta as $key => $value ) {
				update_post_meta( $gallery[ $name ], $key, $value );
			}
		}
		$masonry = FooGallery::convert( $gallery['masonry'] );
		self::assertSame( [], $masonry['notes'] );
		self::assertSame(
			[
				'layout'      => 'masonry',
				'columnsDesk' => 4,
				'captions'    => 'below',
				'clickAction' => 'lightbox',
				'gap'         => 10,
			],
			array_intersect_key( $masonry['attributes'], array_flip( [ 'layout', 'captions', 'clickAction', 'gap', 'columnsDesk' ] ) )
		);
		$default = FooGallery::convert( $gallery['default'] )['attributes'];
		self::assertSame( [ 'grid', 'hover' ], [ $default['layout'], $default['captions'] ] );

		$content = "<!-- wp:fooplugins/foogallery {\"id\":{$gallery['masonry']}} /-->\n<!-- wp:shortcode -->[foogallery id=\"{$gallery['default']}\"]<!-- /wp:shortcode -->\n[foogallery-album id=\"5\"]";
		$post    = self::post( $content );
		$classic = self::post( "Text.\n\n[foogallery id=\"{$gallery['default']}\"]\n\n[foogallery id=\"99999\"]" );
		( new SwitchRun() )->start( [ 'foogallery' ] );
		self::work();
		$new = get_post( $post )->post_content;
		self::assertSame( 2, substr_count( $new, '<!-- wp:quayside/gallery ' ) );
		self::assertStringContainsString( '[foogallery-album id="5"]', $new, 'Albums stay.' );
		self::assertStringContainsString( '[foogallery id="99999"]', get_post( $classic )->post_content );
		self::assertStringContainsString( 'quayside-gallery__items', apply_filters( 'the_content', get_post( $classic )->post_content ) );
		( new SwitchRun() )->undo();
		self::work();
		self::assertSame( $content, get_post( $post )->post_content );
		unregister_post_type( 'foogallery' );
	}

	/** @return array<string, array{string, string, string}> Post type, shortcode, and block, each with a placeholder for the ID. */
	public static function plugins(): array {
		return [
			'FooGallery' => [ 'foogallery', '[foogallery id="%d"]', '<!-- wp:fooplugins/foogallery {"id":%d} /-->' ],
			'Envira'     => [ 'envira', '[envira-gallery id="%d"]', '<!-- wp:envira/envira-gallery {"galleryId":%d} /-->' ],
		];
	}

	/** @dataProvider plugins */
	public function test_galleries_of_plugins_that_are_not_active_are_shown_before_the_switch( string $type, string $shortcode, string $block ): void {
		$image   = self::image();
		$gallery = 'envira' === $type ? self::envira( [ $image => self::envira_image() ], [], 'quay' ) : self::post( '', 'foogallery' );
		update_post_meta( $gallery, 'foogallery_attachments', [ (string) $image ] );
		$shown = static fn ( string $content, int $id ): string => (string) apply_filters( 'the_content', str_replace( '%d', (string) $id, $content ) );
		foreach ( [ $shortcode, $block, "<!-- wp:shortcode -->$shortcode<!-- /wp:shortcode -->" ] as $content ) {
			self::assertSame( 1, substr_count( $shown( $content, $gallery ), '<img ' ), $content );
			self::assertSame( '', trim( wp_strip_all_tags( $shown( $content, 99999 ) ) ), 'Visitors do not read the shortcode of a gallery that is gone.' );
		}
		wp_update_post( [ 'ID' => $gallery, 'post_status' => 'draft' ] );
		self::assertStringNotContainsString( '<img', $shown( $shortcode, $gallery ) );
	}

	public function test_an_active_plugin_shows_its_galleries_itself(): void {
		$tags = $GLOBALS['shortcode_tags'];
		add_shortcode( 'foogallery', static fn (): string => 'Theirs' );
		( new UnconvertedGalleries() )->add();
		self::assertSame( 'Theirs', do_shortcode( '[foogallery id="1"]' ) );
		$GLOBALS['shortcode_tags'] = $tags; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}
}
