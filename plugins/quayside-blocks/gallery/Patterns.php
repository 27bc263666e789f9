<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;

/**
 * Registers gallery patterns. Users add their own images.
 */
final class Patterns implements Module {
	/**
	 * Spec section 2: five columns on desktop and tablet, two on mobile, no click action, one page. Spec section 9:
	 * gaps of 100 and 40 px, autoplay delay 2000 ms, transition 500 ms.
	 */
	public const CLIENT_LOGOS = [
		'layout'                  => 'masonry',
		'columnsDesk'             => 5,
		'columnsTab'              => 5,
		'columnsMob'              => 2,
		'gap'                     => 100,
		'gapTab'                  => 40,
		'align'                   => 'wide',
		'aspectRatio'             => 'auto',
		'hoverEffect'             => 'none',
		'clickAction'             => 'none',
		'feedPagination'          => false,
		'carouselLoop'            => true,
		'carouselAutoplay'        => true,
		'carouselAutoplaySpeed'   => 2000,
		'carouselTransitionSpeed' => 500,
		'carouselPauseOnHover'    => true,
	];

	public function register(): void {
		// Editors list the patterns, and templates of block themes may reference one. Other pages don't need them.
		add_action(
			'init',
			function (): void {
				if ( Deferred::is_behind_the_pages() || wp_is_block_theme() ) {
					$this->register_patterns();
				} else {
					add_action( 'rest_api_init', [ $this, 'register_patterns' ] );
				}
			}
		);
	}

	/**
	 * Registers the patterns.
	 */
	public function register_patterns(): void {
		$all = [
			'client-logos'   => [ __( 'Client logos', 'quayside-blocks' ), self::CLIENT_LOGOS, '' ],
			'portfolio'      => [
				__( 'Portfolio', 'quayside-blocks' ),
				[
					'layout'             => 'masonry',
					'aspectRatio'        => 'auto',
					'captions'           => 'hover',
					'feedPagination'     => true,
					'lightboxThumbnails' => true,
					'align'              => 'wide',
				],
				__( 'Selected work', 'quayside-blocks' ),
			],
			'product-shots'  => [
				__( 'Product shots', 'quayside-blocks' ),
				[
					'layout'           => 'carousel',
					'columnsDesk'      => 4,
					'columnsTab'       => 3,
					'columnsMob'       => 1,
					'captions'         => 'below',
					'carouselAutoplay' => false,
					'align'            => 'wide',
				],
				__( 'From every angle', 'quayside-blocks' ),
			],
			'travel-journal' => [
				__( 'Travel journal', 'quayside-blocks' ),
				[
					'layout'      => 'tiled',
					'aspectRatio' => 'auto',
					'gap'         => 8,
					'captions'    => 'overlay',
					'order'       => 'oldest',
					'align'       => 'wide',
				],
				__( 'Along the way', 'quayside-blocks' ),
			],
		];
		foreach ( $all as $name => [ $title, $attributes, $heading ] ) {
			$above = '' === $heading
				? ''
				: sprintf( "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">%s</h2>\n<!-- /wp:heading -->\n\n", esc_html( $heading ) );
			register_block_pattern(
				"quayside-blocks/$name",
				[
					'title'      => $title,
					'categories' => [ 'gallery' ],
					'blockTypes' => [ 'quayside/gallery' ],
					'content'    => $above . sprintf( '<!-- wp:quayside/gallery %s /-->', wp_json_encode( $attributes ) ),
				]
			);
		}
	}
}
