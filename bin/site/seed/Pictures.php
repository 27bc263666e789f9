<?php
declare( strict_types=1 );

namespace Quayside\Seed;

/**
 * The demo's pictures as attachments. Their smaller copies are made beforehand, which saves PHP half a minute.
 */
final class Pictures {
	/**
	 * What the maker of the pictures says of each.
	 *
	 * @var array<string, array{name: string, file: string, width: int, height: int, alt: string, mime: string, copies: array<int, array{file: string, width: int, height: int}>}>
	 */
	private array $made = [];

	/**
	 * Attachments by picture name.
	 *
	 * @var array<string, int>
	 */
	private array $ids = [];

	public function __construct( private string $folder ) {
		$manifest = json_decode( (string) file_get_contents( "$folder/manifest.json" ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $manifest['pictures'] as $picture ) {
			$this->made[ $picture['name'] ] = $picture;
		}
	}

	/**
	 * The attachment of a picture, made when it is first asked for.
	 *
	 * @throws \OutOfBoundsException When no picture has that name.
	 */
	public function id( string $name ): int {
		if ( ! isset( $this->made[ $name ] ) ) {
			throw new \OutOfBoundsException( "No picture is called $name." );
		}
		return $this->ids[ $name ] ??= $this->attach( $this->made[ $name ] );
	}

	/**
	 * @param string ...$names Picture names.
	 * @return array<int, int>
	 */
	public function ids( string ...$names ): array {
		return array_map( fn ( string $name ): int => $this->id( $name ), $names );
	}

	/**
	 * The markup of an image block.
	 *
	 * @param string $caption Plain text.
	 * @param string $align   "wide", "full" or ''.
	 */
	public function block( string $name, string $caption = '', string $align = '' ): string {
		$id    = $this->id( $name );
		$image = (array) wp_get_attachment_image_src( $id, 'large' );
		$data  = [ 'id' => $id, 'sizeSlug' => 'large', 'linkDestination' => 'none' ] + ( '' === $align ? [] : [ 'align' => $align ] );
		return sprintf(
			'<!-- wp:image %s --><figure class="wp-block-image%s size-large"><img src="%s" alt="%s" class="wp-image-%d"/>%s</figure><!-- /wp:image -->' . "\n\n",
			wp_json_encode( $data ),
			'' === $align ? '' : " align$align",
			esc_url( (string) $image[0] ),
			esc_attr( $this->made[ $name ]['alt'] ),
			$id,
			'' === $caption ? '' : '<figcaption class="wp-element-caption">' . esc_html( $caption ) . '</figcaption>'
		);
	}

	/**
	 * @param array{name: string, file: string, width: int, height: int, alt: string, mime: string, copies: array<int, array{file: string, width: int, height: int}>} $picture Picture.
	 */
	private function attach( array $picture ): int {
		$uploads = wp_upload_dir( '2026/10' );
		foreach ( array_merge( [ $picture['file'] ], array_column( $picture['copies'], 'file' ) ) as $file ) {
			copy( "$this->folder/$file", "{$uploads['path']}/$file" );
		}
		$id = wp_insert_attachment(
			[
				'post_title'     => ucfirst( str_replace( '-', ' ', $picture['name'] ) ),
				'post_status'    => 'inherit',
				'post_mime_type' => $picture['mime'],
				'guid'           => "{$uploads['url']}/{$picture['file']}",
			],
			"{$uploads['path']}/{$picture['file']}",
			0,
			true
		);
		if ( ! is_int( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', $picture['alt'] );
		wp_update_attachment_metadata(
			$id,
			[
				'width'    => $picture['width'],
				'height'   => $picture['height'],
				'file'     => "2026/10/{$picture['file']}",
				'filesize' => (int) filesize( "{$uploads['path']}/{$picture['file']}" ),
				'sizes'    => $this->sizes( $picture, $uploads['path'] ),
			]
		);
		return $id;
	}

	/**
	 * The registered sizes for which there is a copy of the very size that WordPress would make.
	 *
	 * @param array{width: int, height: int, mime: string, copies: array<int, array{file: string, width: int, height: int}>} $picture Picture.
	 * @return array<string, array<string, int|string>>
	 */
	private function sizes( array $picture, string $folder ): array {
		$sizes = [];
		foreach ( wp_get_registered_image_subsizes() as $name => $wanted ) {
			$fit = image_resize_dimensions( $picture['width'], $picture['height'], (int) $wanted['width'], (int) $wanted['height'], $wanted['crop'] );
			foreach ( false === $fit ? [] : $picture['copies'] as $copy ) {
				// Rounding may differ by a pixel.
				if ( $copy['width'] === $fit[4] && abs( $copy['height'] - $fit[5] ) <= 1 ) {
					$sizes[ $name ] = [
						'file'      => $copy['file'],
						'width'     => $copy['width'],
						'height'    => $copy['height'],
						'mime-type' => $picture['mime'],
						'filesize'  => (int) filesize( "$folder/{$copy['file']}" ),
					];
					break;
				}
			}
		}
		return $sizes;
	}
}
