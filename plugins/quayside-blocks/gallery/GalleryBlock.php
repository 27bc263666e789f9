<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Gallery\Paging\Pager;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The block `quayside/gallery`: markup that works without a script, and the hosts of paging, carousel and lightbox.
 */
final class GalleryBlock implements Module {
	/**
	 * Galleries on this page so far.
	 */
	private int $count = 0;

	private ?Hosts $hosts = null;

	public function __construct( private Assets $assets, private BlockTypes $blocks ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_block' ] );
		add_filter( 'quayside_lightbox_host', [ $this, 'add_lightbox' ] );
	}

	/**
	 * Makes any element a lightbox: its links with data-width and data-height (px of the full image) open in it.
	 *
	 * Other plugins print `<div<?php echo apply_filters( 'quayside_lightbox_host', '>' ); ?>…</div>`; without this plugin the
	 * links open the image files.
	 *
	 * @return string The rest of the element's start tag and what must follow it, escaped.
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
	 * The gallery's HTML, '' when none of its images may be seen.
	 *
	 * @param array<string, mixed> $attributes The block's attributes, as block.json describes them.
	 */
	public function render( array $attributes ): string {
		$settings = Settings::from( $attributes );
		$settings = $settings->with_ids( Order::of( $settings->ids, $settings->text_of( 'order' ), (string) wp_date( 'Y-m-d' ) ) );
		// An editor's anchor keeps links to pages and images good, whatever else comes to the page.
		$anchor = is_string( $attributes['anchor'] ?? null ) ? sanitize_html_class( $attributes['anchor'] ) : '';
		$key    = '' === $anchor ? 'gallery-' . ( ++$this->count ) : $anchor;
		$page   = Pager::asked( $key, $settings->pages() );
		$items  = ( new Items( $settings ) )->page( $page );
		if ( '' === $items ) {
			return '';
		}
		$layout = $settings->text_of( 'layout' );
		$host   = get_block_wrapper_attributes(
			[
				'id'    => $key,
				'class' => sprintf( 'quayside-gallery quayside-gallery--%s quayside-gallery--captions-%s quayside-gallery--hover-%s%s', $layout, $settings->text_of( 'captions' ), $settings->text_of( 'hoverEffect' ), 'auto' === $settings->text_of( 'aspectRatio' ) ? ' has-own-ratios' : '' ),
				'style' => self::style( $settings ),
			]
		);
		if ( 'carousel' === $layout ) {
			return sprintf( '<div %s>%s</div>', $host, $this->hosts()->carousel( $settings, $items ) );
		}
		$list = sprintf( '<ul class="quayside-gallery__items" role="list">%s</ul>', $items );
		if ( ! $settings->is_paged() ) {
			return sprintf( '<div %s%s%s</div>', $host, $this->hosts()->lightbox( $settings ), $list );
		}
		return sprintf(
			'<div %1$s%2$s<a class="quayside-gallery__skip" href="#%3$s-end">%4$s</a>%5$s%6$s<span id="%3$s-end" tabindex="-1"></span></div>',
			$host,
			$this->hosts()->paging( $settings, $page ),
			esc_attr( $key ),
			esc_html__( 'Skip gallery', 'quayside-blocks' ),
			$this->hosts()->around( $settings, $list ),
			( new Pager( $settings, $key, $page ) )->html()
		);
	}

	private function hosts(): Hosts {
		$this->hosts ??= new Hosts( $this->assets );
		return $this->hosts;
	}

	/**
	 * The settings that the style sheet reads.
	 */
	private static function style( Settings $settings ): string {
		$style = sprintf(
			'--quayside-gallery-desk:%d;--quayside-gallery-tab:%d;--quayside-gallery-mob:%d;--quayside-gallery-gap:%dpx;--quayside-gallery-gap-tab:%dpx;--quayside-gallery-gap-mob:%dpx',
			...array_map( [ $settings, 'number' ], [ 'columnsDesk', 'columnsTab', 'columnsMob', 'gap', 'gapTab', 'gapMob' ] )
		);
		if ( 'masonry' === $settings->text_of( 'layout' ) ) {
			// The gap in hundredths of a column, on a usual screen: for browsers that can't divide lengths.
			foreach ( [
				'desk' => [ 'columnsDesk', 'gap', 1180 ],
				'tab'  => [ 'columnsTab', 'gapTab', 760 ],
				'mob'  => [ 'columnsMob', 'gapMob', 358 ],
			] as $screen => [ $columns, $gap, $width ] ) {
				$column = max( 20, ( $width + $settings->number( $gap ) ) / $settings->number( $columns ) - $settings->number( $gap ) );
				$style .= sprintf( ';--quayside-gallery-rows-%s:%d', $screen, (int) round( 100 * $settings->number( $gap ) / $column ) );
			}
		}
		if ( '1' !== $settings->text_of( 'aspectRatio' ) ) {
			$style .= ';--quayside-gallery-ratio:' . $settings->text_of( 'aspectRatio' );
		}
		if ( $settings->number( 'radius' ) >= 0 ) {
			$style .= sprintf( ';--quayside-gallery-radius:%dpx', $settings->number( 'radius' ) );
		}
		if ( '' !== $settings->text_of( 'shadow' ) ) {
			$style .= sprintf( ';--quayside-gallery-shadow:var(--wp--preset--shadow--%s)', $settings->text_of( 'shadow' ) );
		}
		return $style;
	}
}
