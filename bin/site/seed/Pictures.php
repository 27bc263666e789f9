<?php
declare( strict_types=1 );

namespace Quayside\Seed;

/**
 * Adds the demo's images as attachments, with sub-sizes that were created in advance.
 */
final class Pictures {
	/**
	 * Files and alternative texts of the folder "pictures" by name.
	 *
	 * @var array<string, array{file: string, alt: string}>
	 */
	private array $known = [];

	/**
	 * Attachment IDs by image name.
	 *
	 * @var array<string, int>
	 */
	private array $ids = [];

	/**
	 * @param string $copies Folder of the sub-sizes from bin/site/pictures.mjs.
	 */
	public function __construct( private string $copies ) {
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/pictures/alt.json' ), true, 512, JSON_THROW_ON_ERROR ) as $file => $alt ) {
			$this->known[ pathinfo( (string) $file, PATHINFO_FILENAME ) ] = [
				'file' => (string) $file,
				'alt'  => (string) $alt,
			];
		}
	}

	/**
	 * Returns the attachment ID of an image. Creates the attachment on first use.
	 *
	 * @throws \OutOfBoundsException If there is no image with this name.
	 */
	public function id( string $name ): int {
		if ( ! isset( $this->known[ $name ] ) ) {
			throw new \OutOfBoundsException( "No picture is called $name." );
		}
		return $this->ids[ $name ] ??= $this->attach( $name );
	}

	/**
	 * @param string ...$names Image names.
	 * @return array<int, int>
	 */
	public function ids( string ...$names ): array {
		return array_map( fn ( string $name ): int => $this->id( $name ), $names );
	}

	/**
	 * Returns the markup of an image block.
	 *
	 * @param string $caption Plain text.
	 * @param string $align   "wide", "full" or ''.
	 */
	public function block( string $name, string $caption = '', string $align = '' ): string {
		$id    = $this->id( $name );
		$image = (array) wp_get_attachment_image_src( $id, 'large' );
		$data  = [
			'id'              => $id,
			'sizeSlug'        => 'large',
			'linkDestination' => 'none',
		] + ( '' === $align ? [] : [ 'align' => $align ] );
		return sprintf(
			'<!-- wp:image %s --><figure class="wp-block-image%s size-large"><img src="%s" alt="%s" class="wp-image-%d"/>%s</figure><!-- /wp:image -->'
				. "\n\n",
			wp_json_encode( $data ),
			'' === $align ? '' : " align$align",
			esc_url( (string) $image[0] ),
			esc_attr( $this->known[ $name ]['alt'] ),
			$id,
			'' === $caption ? '' : '<figcaption class="wp-element-caption">' . esc_html( $caption ) . '</figcaption>'
		);
	}

	private function attach( string $name ): int {
		[ 'file' => $file, 'alt' => $alt ] = $this->known[ $name ];

		$uploads = wp_upload_dir( '2026/10' );
		$path    = "{$uploads['path']}/$file";
		copy( __DIR__ . "/pictures/$file", $path );
		$size = (array) getimagesize( $path );
		$id   = wp_insert_attachment(
			[
				'post_title'     => ucfirst( str_replace( '-', ' ', $name ) ),
				'post_status'    => 'inherit',
				'post_mime_type' => $size['mime'],
				'guid'           => "{$uploads['url']}/$file",
			],
			$path,
			0,
			true
		);
		if ( ! is_int( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			[
				'width'    => $size[0],
				'height'   => $size[1],
				'file'     => "2026/10/$file",
				'filesize' => (int) filesize( $path ),
				'sizes'    => $this->sizes( $path, $size[0], $size[1], $size['mime'] ),
			]
		);
		return $id;
	}

	/**
	 * Returns the registered sizes that have a file with the dimensions that WordPress would create. Other sizes use the full image.
	 *
	 * @return array<string, array<string, int|string>>
	 */
	private function sizes( string $path, int $width, int $height, string $mime ): array {
		$sizes = [];
		foreach ( wp_get_registered_image_subsizes() as $size => $wanted ) {
			$fit = image_resize_dimensions( $width, $height, (int) $wanted['width'], (int) $wanted['height'], $wanted['crop'] );
			// Rounding may differ by one pixel.
			foreach ( false === $fit ? [] : [ 0, 1, -1 ] as $more ) {
				$copy = sprintf( '%s-%dx%d.%s', pathinfo( $path, PATHINFO_FILENAME ), $fit[4], $fit[5] + $more, pathinfo( $path, PATHINFO_EXTENSION ) );
				if ( is_file( "$this->copies/$copy" ) ) {
					copy( "$this->copies/$copy", dirname( $path ) . "/$copy" );
					$sizes[ $size ] = [
						'file'      => $copy,
						'width'     => $fit[4],
						'height'    => $fit[5] + $more,
						'mime-type' => $mime,
						'filesize'  => (int) filesize( "$this->copies/$copy" ),
					];
					break;
				}
			}
		}
		return $sizes;
	}
}
