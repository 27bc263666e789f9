<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * How posts and pages are shown.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_filter( 'excerpt_more', [ $this, 'excerpt_more' ] );
		add_filter( 'excerpt_length', [ $this, 'excerpt_length' ] );
		add_filter( 'get_the_archive_title_prefix', '__return_empty_string' );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_filter( 'comment_form_defaults', [ $this, 'comment_form' ] );
		add_filter( 'render_block_core/table', [ $this, 'table' ] );
	}

	/**
	 * Cut-off texts end with an ellipsis; the card's heading is the link.
	 */
	public function excerpt_more(): string {
		return is_admin() ? ' […]' : '…';
	}

	/**
	 * Words of a cut-off text.
	 */
	public function excerpt_length(): int {
		return 26;
	}

	/**
	 * @param array<int, string> $classes Classes of the body.
	 * @return array<int, string>
	 */
	public function body_class( array $classes ): array {
		if ( self::has_sidebar() ) {
			$classes[] = 'has-sidebar';
		}
		return $classes;
	}

	/**
	 * The comment form's heading is of the second level, as its section's is.
	 *
	 * @param array<string, mixed> $defaults The form's arguments.
	 * @return array<string, mixed>
	 */
	public function comment_form( array $defaults ): array {
		$defaults['title_reply_before'] = '<h2 id="reply-title" class="comment-reply-title">';
		$defaults['title_reply_after']  = '</h2>';
		$defaults['class_submit']       = 'submit wp-element-button';
		return $defaults;
	}

	/**
	 * The current post's title as the page's heading. Posts without one still have a heading for screen readers.
	 *
	 * Ask for it once, and before anything else asks for a title: a store gives the first one in the loop the name of what its
	 * page shows, such as "Order received".
	 */
	public static function heading(): string {
		$title = (string) the_title( '', '', false );
		return '' === $title ? sprintf( '<h1 class="screen-reader-text">%s</h1>', esc_html__( 'Untitled', 'quayside' ) ) : '<h1 class="page-title">' . $title . '</h1>';
	}

	/**
	 * Prints the heading.
	 */
	public static function title(): void {
		echo self::heading(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a title may have markup, as WordPress prints it.
	}

	/**
	 * Wide tables scroll within their frame: keyboards can reach it.
	 *
	 * @param string $html The block's markup.
	 */
	public function table( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( [ 'class_name' => 'wp-block-table' ] ) ) {
			$tags->set_attribute( 'tabindex', '0' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Whether the sidebar stands beside what is shown: on posts, the journal and archives, where it has widgets.
	 */
	public static function has_sidebar(): bool {
		return is_active_sidebar( 'sidebar' ) && ( is_home() || is_archive() || is_singular( 'post' ) ) && ! self::is_store();
	}

	private static function is_store(): bool {
		return function_exists( 'is_woocommerce' ) && is_woocommerce();
	}

	/**
	 * Date, author and categories of the current post.
	 */
	public static function meta(): void {
		if ( 'post' !== get_post_type() && ! is_singular() ) {
			// In search results the kind says more than the date.
			printf( '<p class="entry-meta"><span>%s</span></p>', esc_html( get_post_type_object( (string) get_post_type() )->labels->singular_name ?? '' ) );
			return;
		}
		printf(
			'<p class="entry-meta"><time datetime="%s">%s</time>',
			esc_attr( (string) get_the_date( DATE_W3C ) ),
			esc_html( (string) get_the_date() )
		);
		if ( is_singular() ) {
			/* translators: %s: name of the author, as a link. */
			printf( '<span>' . esc_html__( 'by %s', 'quayside' ) . '</span>', get_the_author_posts_link() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it.
		}
		$categories = get_the_category_list( ', ' );
		if ( '' !== $categories && 'post' === get_post_type() ) {
			printf( '<span>%s</span>', $categories ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it.
		}
		echo '</p>';
	}
}
