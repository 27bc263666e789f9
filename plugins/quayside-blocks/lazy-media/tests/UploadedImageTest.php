<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia\Tests;

use Quayside\Blocks\LazyMedia\UploadedImage;
use Quayside\Tests\TestCase;

/**
 * Verifies that only files inside the uploads folder are read, however their URL is written.
 */
final class UploadedImageTest extends TestCase {
	private const IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR42mNk+M/wn4EIwDiqEAAI8QMBzqNBwwAAAABJRU5ErkJggg==';

	private string $folder = '';

	private string $outside = '';

	protected function set_up(): void {
		parent::set_up();
		$this->folder  = wp_upload_dir()['basedir'] . '/' . uniqid( 'lazy', false );
		$this->outside = dirname( wp_upload_dir()['basedir'] ) . '/' . uniqid( 'secret', false ) . '.png';
		mkdir( $this->folder );
		foreach ( [ "$this->folder/a.png", "$this->folder/ä b.png", "$this->folder/50%2e.png", $this->outside ] as $file ) {
			file_put_contents( $file, (string) base64_decode( self::IMAGE, true ) );
		}
		symlink( $this->outside, "$this->folder/link.png" );
		symlink( dirname( $this->outside ), "$this->folder/up" );
		symlink( "$this->folder/a.png", "$this->folder/same.png" );
	}

	protected function tear_down(): void {
		array_map( 'unlink', (array) glob( "$this->folder/*" ) );
		rmdir( $this->folder );
		unlink( $this->outside );
		parent::tear_down();
	}

	private function measured( string $path ): bool {
		return str_contains(
			apply_filters( 'wp_content_img_tag', '<img src="' . esc_attr( wp_upload_dir()['baseurl'] . $path ) . '" alt="">', 'the_content', 0 ),
			'width="3"'
		);
	}

	public function test_measures_images_of_the_library(): void {
		$folder = '/' . basename( $this->folder );
		foreach ( [ 'a.png', 'a.png?ver=1', 'a.png#x', '%61.png', '%C3%A4%20b.png', '50%252e.png', 'same.png', "../$folder/a.png" ] as $name ) {
			self::assertTrue( $this->measured( "$folder/$name" ), $name );
		}
	}

	public function test_ignores_files_elsewhere(): void {
		$folder = '/' . basename( $this->folder );
		$secret = basename( $this->outside );
		foreach ( [
			"/../$secret",
			"/%2e%2e/$secret",
			"/%2E%2E%2F$secret",
			"/.%2e/$secret",
			"/%252e%252e/$secret",
			"/..%5C$secret",
			"/..\\$secret",
			"$folder/../../$secret",
			"$folder/%2e%2e/%2e%2e/$secret",
			"$folder/link.png",
			"$folder/up/$secret",
			"$folder/a.png%00.jpg",
			"$folder/a.png%0A",
			$folder,
			"$folder/",
			'/',
			'/phar://' . $this->outside,
			'/php://filter/resource=' . $this->outside,
			'/' . $this->outside,
			'/%2F' . $this->outside,
			'/' . str_repeat( '../', 40 ) . ltrim( $this->outside, '/' ),
			'/' . str_repeat( 'a', 5000 ),
			"/\xFF\xFE",
		] as $path ) {
			self::assertFalse( $this->measured( $path ), $path );
			self::assertStringStartsNotWith( $this->outside, UploadedImage::path( wp_upload_dir()['baseurl'] . $path ) );
		}
		foreach (
			[ "phar://$this->folder/a.png", "file://$this->folder/a.png", $this->folder . '/a.png', wp_upload_dir()['baseurl'] . '.evil/a.png', '' ] as $url
		) {
			self::assertSame( '', UploadedImage::path( $url ), $url );
		}
	}
}
