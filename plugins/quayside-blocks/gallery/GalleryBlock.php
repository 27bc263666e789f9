<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Gallery\Paging\Pager;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Registers and renders the block `quayside/gallery`: markup that works without JavaScript, with island hosts for
 * paging, carousel, and lightbox.
 */
final class GalleryBlock implements Module {
	/**
	 * Number of galleries rendered on this page so far.
	 */
	private int $count = 0;

	private ?Hosts $hosts = null;

	public function __construct( private Assets $assets, private BlockTypes $blocks ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_block' ] );
		add_filter( 'quayside_lightbox_host', [ $this, 'add_lightbox' ] );
	}

	/**
	 * Makes any element a lightbox. Its links with data-width and data-height (px of the full image) open in it.
	 *
	 * Other plugins print `<div<?php echo apply_filters( 'quayside_lightbox_host', '>' ); ?>…</div>`. Without this
	 * plugin the links open the image files.
	 *
	 * @return string The rest of the element's start tag and the markup that must follow it, escaped.
	 */
	public function add_lightbox(): string {
		return ' data-quayside-lightbox' . $this->hosts()->lightbox( Settings::from( [] ) );
	}

	/**
	 * Registers the block from its block.json.
	 */
	public function register_block(): void {
		$this->blocks->register( 'gallery', [ $this, 'render' ] );
	}

	/**
	 * Returns the gallery's HTML, '' if the visitor can't see any of its images.
	 *
	 * @param array<string, mixed> $attributes The block's attributes, as block.json describes them.
	 */
	public function render( array $attributes ): string {
		$settings = Settings::from( $attributes );
		$settings = $settings->with_ids( Order::sort( $settings->ids, $settings->get_text( 'order' ), (string) wp_date( 'Y-m-d' ) ) );
		if ( is_feed() ) {
			return StaticGallery::html( $settings, Images::visible( $settings->ids ), $attributes['caption'] ?? '' );
		}
		// A custom anchor keeps links to pages and images valid when other galleries are added to the page.
		$anchor = is_string( $attributes['anchor'] ?? null ) ? sanitize_html_class( $attributes['anchor'] ) : '';
		$key    = '' === $anchor ? 'gallery-' . ( ++$this->count ) : $anchor;
		$page   = Pager::requested_page( $key, $settings->pages() );
		$items  = ( new Items( $settings ) )->page( $page );
		if ( '' === $items ) {
			return '';
		}
		$layout = $settings->get_text( 'layout' );
		$host   = get_block_wrapper_attributes(
			[
				'id'    => $key,
				'class' => sprintf(
					'quayside-gallery quayside-gallery--%s quayside-gallery--captions-%s quayside-gallery--hover-%s%s',
					$layout,
					$settings->get_text( 'captions' ),
					$settings->get_text( 'hoverEffect' ),
					'auto' === $settings->get_text( 'aspectRatio' ) ? ' has-own-ratios' : ''
				),
				'style' => self::style( $settings ),
			]
		);
		$note   = self::caption( $attributes['caption'] ?? null );
		if ( 'carousel' === $layout ) {
			return sprintf( '<div %s>%s%s</div>', $host, $this->hosts()->carousel( $settings, $items ), $note );
		}
		$list = sprintf( '<ul class="quayside-gallery__items" role="list">%s</ul>', $items );
		if ( ! $settings->is_paged() ) {
			return sprintf( '<div %s%s%s%s</div>', $host, $this->hosts()->lightbox( $settings ), $list, $note );
		}
		return sprintf(
			'<div %1$s%2$s<a class="quayside-gallery__skip" href="#%3$s-end">%4$s</a>%5$s%6$s%7$s<span id="%3$s-end" tabindex="-1"></span></div>',
			$host,
			$this->hosts()->paging( $settings, $page ),
			esc_attr( $key ),
			esc_html__( 'Skip gallery', 'quayside-blocks' ),
			$this->hosts()->around( $settings, $list ),
			( new Pager( $settings, $key, $page ) )->html(),
			$note
		);
	}

	/**
	 * Returns the caption of the whole gallery, '' if it has none.
	 */
	private static function caption( mixed $caption ): string {
		$html = is_string( $caption ) ? trim( wp_kses_post( $caption ) ) : '';
		return '' === $html ? '' : sprintf( '<p class="quayside-gallery__note">%s</p>', $html );
	}

	private function hosts(): Hosts {
		$this->hosts ??= new Hosts( $this->assets );
		return $this->hosts;
	}

	/**
	 * Returns the CSS custom properties that the stylesheet uses.
	 */
	private static function style( Settings $settings ): string {
		$style = sprintf(
			'--quayside-gallery-desk:%d;--quayside-gallery-tab:%d;--quayside-gallery-mob:%d;--quayside-gallery-gap:%dpx;--quayside-gallery-gap-tab:%dpx;--quayside-gallery-gap-mob:%dpx',
			...array_map( [ $settings, 'number' ], [ 'columnsDesk', 'columnsTab', 'columnsMob', 'gap', 'gapTab', 'gapMob' ] )
		);
		if ( 'masonry' === $settings->get_text( 'layout' ) ) {
			// The gap in hundredths of a column at a typical screen width, for browsers that can't divide lengths.
			foreach ( [
				'desk' => [ 'columnsDesk', 'gap', 1180 ],
				'tab'  => [ 'columnsTab', 'gapTab', 760 ],
				'mob'  => [ 'columnsMob', 'gapMob', 358 ],
			] as $screen => [ $columns, $gap, $width ] ) {
				$column = max( 20, ( $width + $settings->number( $gap ) ) / $settings->number( $columns ) - $settings->number( $gap ) );
				$style .= sprintf( ';--quayside-gallery-rows-%s:%d', $screen, (int) round( 100 * $settings->number( $gap ) / $column ) );
			}
		}
		if ( '1' !== $settings->get_text( 'aspectRatio' ) ) {
			$style .= ';--quayside-gallery-ratio:' . $settings->get_text( 'aspectRatio' );
		}
		if ( $settings->number( 'radius' ) >= 0 ) {
			$style .= sprintf( ';--quayside-gallery-radius:%dpx', $settings->number( 'radius' ) );
		}
		if ( '' !== $settings->get_text( 'shadow' ) ) {
			$style .= sprintf( ';--quayside-gallery-shadow:var(--wp--preset--shadow--%s)', $settings->get_text( 'shadow' ) );
		}
		return $style;
	}
}
