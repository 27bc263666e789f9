<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging;

use Quayside\Blocks\ButtonClass;
use Quayside\Blocks\Gallery\Settings;

/**
 * Renders the links to a gallery's other pages, which work without JavaScript. Spec section 4.
 */
final class Pager {
	/**
	 * Query parameters that affect a page's content in addition to WordPress's query vars: gallery pages and store
	 * filters.
	 */
	private const CONTENT_PARAMETERS = '/^(?:page-of-.+|filter_.+|query_type_.+|min_price|max_price|rating_filter|product-page)$/D';

	/**
	 * @param string $key  The gallery's id on the page.
	 * @param int    $page The current page, from 1.
	 */
	public function __construct( private Settings $settings, private string $key, private int $page ) {}

	/**
	 * Returns the requested page from the query string, 1 by default.
	 */
	public static function requested_page( string $key, int $pages ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- reads a page number.
		$requested_page = wp_unslash( $_GET[ "page-of-$key" ] ?? '' );
		return is_string( $requested_page ) && 1 === preg_match( '/^[1-9]\d{0,4}$/', $requested_page ) ? min( $pages, (int) $requested_page ) : 1;
	}

	/**
	 * Returns the page numbers to link: the first, the last, and those around the current one. 0 stands for a gap. Nine
	 * at most.
	 *
	 * @return array<int, int>
	 */
	public static function numbers( int $current, int $pages ): array {
		if ( $pages <= 9 ) {
			return range( 1, max( 1, $pages ) );
		}
		$from = max( 3, min( $current - 2, $pages - 6 ) );
		$to   = min( $pages - 2, $from + 4 );
		return [ 1, 3 === $from ? 2 : 0, ...range( $from, $to ), $pages - 2 === $to ? $pages - 1 : 0, $pages ];
	}

	public function html(): string {
		return 'masonry' === $this->settings->get_text( 'layout' ) ? $this->more() : $this->arrows_and_dots();
	}

	private function arrows_and_dots(): string {
		$parts  = '';
		$arrows = $this->settings->is( 'paginateUseArrows' ) || ! $this->settings->is( 'paginateUseDots' );
		$pages  = $this->settings->pages();
		if ( $arrows ) {
			$parts .= $this->arrow( 'prev', $this->page - 1, __( 'Previous page', 'quayside-blocks' ), 'm14.5 6-6 6 6 6' );
		}
		if ( $this->settings->is( 'paginateUseDots' ) ) {
			$dots = '';
			foreach ( self::numbers( $this->page, $pages ) as $number ) {
				$dots .= '<li>' . ( 0 === $number ? '<span class="quayside-gallery__gap">…</span>' : sprintf(
					'<a class="quayside-gallery__dot" href="%s" data-go-to="%d" aria-label="%s"%s>%s</a>',
					esc_url( $this->url( $number ) ),
					$number,
					/* translators: %d: number of a page. */
					esc_attr( sprintf( __( 'Page %d', 'quayside-blocks' ), $number ) ),
					$number === $this->page ? ' aria-current="page"' : '',
					esc_html( number_format_i18n( $number ) )
				) ) . '</li>';
			}
			$parts .= sprintf( '<ul class="quayside-gallery__dots" role="list">%s</ul>', $dots );
		}
		if ( $arrows ) {
			$parts .= $this->arrow( 'next', $this->page + 1, __( 'Next page', 'quayside-blocks' ), 'm9.5 6 6 6-6 6' );
		}
		return sprintf( '<nav class="quayside-gallery__pager" aria-label="%s">%s</nav>', esc_attr__( 'Gallery pages', 'quayside-blocks' ), $parts );
	}

	private function arrow( string $name, int $page, string $label, string $path ): string {
		$exists = $page >= 1 && $page <= $this->settings->pages();
		return sprintf(
			'<a class="quayside-gallery__arrow quayside-gallery__arrow--%1$s" role="button" rel="%1$s" data-step="%2$d" aria-label="%3$s"%4$s><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%5$s"/></svg></a>',
			$name,
			'prev' === $name ? -1 : 1,
			esc_attr( $label ),
			$exists ? sprintf( ' href="%s"', esc_url( $this->url( $page ) ) ) : ' aria-disabled="true"',
			$path
		);
	}

	/**
	 * Renders the "Load more" button and the loading indicator for infinite scroll.
	 */
	private function more(): string {
		$button_text = $this->settings->get_text( 'paginateButtonText' );
		$link        = $this->page < $this->settings->pages() ? sprintf(
			'<a class="quayside-gallery__more %s" role="button" rel="next" href="%s">%s</a>',
			ButtonClass::get(),
			esc_url( $this->url( $this->page + 1 ) ),
			esc_html( '' === $button_text ? __( 'Load more images', 'quayside-blocks' ) : $button_text )
		) : '';
		return sprintf( '<div class="quayside-gallery__pager">%s<span class="quayside-gallery__loader" aria-hidden="true" hidden></span></div>', $link );
	}

	/**
	 * Returns the query parameters that don't affect the page's content, such as campaign parameters. A page cache
	 * would otherwise pass one visitor's parameters on to all others. Previews are not cached and need theirs.
	 *
	 * @return array<int, string>
	 */
	private static function unrelated_parameters(): array {
		global $wp;
		$query_vars = $wp instanceof \WP ? $wp->public_query_vars : [];
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads parameter names.
		$names = is_preview() ? [] : array_map( 'strval', array_keys( $_GET ) );
		return array_values(
			array_filter(
				$names,
				static fn ( string $name ): bool => ! in_array( $name, $query_vars, true ) && 1 !== preg_match( self::CONTENT_PARAMETERS, $name )
			)
		);
	}

	private function url( int $page ): string {
		$param = "page-of-$this->key";
		$clean = remove_query_arg( [ $param, ...self::unrelated_parameters() ] );
		return ( 1 === $page ? $clean : add_query_arg( $param, $page, $clean ) ) . "#$this->key";
	}
}
