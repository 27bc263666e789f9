<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Module;

/**
 * Registers WordPress's galleries as a source of the switch: the block and the classic shortcode. Both work as they are.
 */
final class GallerySources implements Module {
	private const BLOCK = '<!-- wp:gallery';

	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the source.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		return $sources + [
			'galleries' => [
				'label'   => __( 'WordPress galleries', 'quayside-blocks' ),
				'marks'   => [ self::BLOCK, '[gallery' ],
				'content' => [ self::class, 'find' ],
			],
		];
	}

	/**
	 * Finds the galleries in a content.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public static function find( string $content ): array {
		$counts = [
			__( 'Gallery block', 'quayside-blocks' )   => (int) preg_match_all( '~<!-- wp:gallery\s~', $content ),
			__( 'Classic gallery', 'quayside-blocks' ) => (int) preg_match_all( '~(?<!\[)\[gallery[\s\]]~', $content ),
		];
		$items  = [];
		foreach ( array_filter( $counts ) as $kind => $count ) {
			$items[] = [
				'kind'   => $kind,
				'title'  => $kind,
				'count'  => $count,
				'result' => 'kept',
				'notes'  => [ __( 'To use Quayside’s layouts and lightbox, transform it into a Quayside gallery in the editor.', 'quayside-blocks' ) ],
			];
		}
		return $items;
	}
}
