<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Controls how posts and pages are displayed.
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
	 * Ends excerpts with an ellipsis, because the card's heading is the link.
	 */
	public function excerpt_more(): string {
		return is_admin() ? ' […]' : '…';
	}

	/**
	 * Returns the length of excerpts in words.
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
	 * Changes the comment form's heading to the second level, like the heading of its section.
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
	 * Returns the current post's title as the page heading. Untitled posts get a heading for screen readers.
	 *
	 * Call this only once, before any other call for a title: WooCommerce replaces the first title in the loop with
	 * that of the endpoint, such as "Order received".
	 */
	public static function heading(): string {
		$title = (string) the_title( '', '', false );
		if ( '' === $title ) {
			return sprintf( '<h1 class="screen-reader-text">%s</h1>', esc_html__( 'Untitled', 'quayside' ) );
		}
		return '<h1 class="page-title">' . $title . '</h1>';
	}

	/**
	 * Prints the page heading.
	 */
	public static function title(): void {
		echo self::heading(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- titles may contain markup, as in WordPress.
	}

	/**
	 * Makes tables focusable, so that wide ones can be scrolled with the keyboard.
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
	 * Determines whether the page has a sidebar: on posts, the posts page, and archives, if it has widgets.
	 */
	public static function has_sidebar(): bool {
		return is_active_sidebar( 'sidebar' ) && ( is_home() || is_archive() || is_singular( 'post' ) ) && ! self::is_store();
	}

	private static function is_store(): bool {
		return function_exists( 'is_woocommerce' ) && is_woocommerce();
	}

	/**
	 * Prints date, author, and categories of the current post.
	 */
	public static function meta(): void {
		if ( 'post' !== get_post_type() && ! is_singular() ) {
			// In search results the post type is more useful than the date.
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
			$byline = esc_html__( 'by %s', 'quayside' );
			printf( "<span>$byline</span>", get_the_author_posts_link() ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escapes it.
		}
		$categories = get_the_category_list( ', ' );
		if ( '' !== $categories && 'post' === get_post_type() ) {
			printf( '<span>%s</span>', $categories ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes it.
		}
		echo '</p>';
	}
}
