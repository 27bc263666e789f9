<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module;

/**
 * Delays the first paint of pages that start with a hero until the hero has been parsed. On slow connections browsers
 * paint pages in parts, and centered hero content would move while its text loads.
 */
final class FirstScreen implements Module {
	/**
	 * ID for heroes without one.
	 */
	private const ID = 'first-screen';

	/**
	 * Matches hero blocks at the beginning of the content.
	 */
	private const HEROES = '~^\s*<!-- wp:(?:(?:cover|media-text)\b|(pattern) \{"slug":"quayside/hero)~';

	public function register(): void {
		// Only in the theme's own templates. Pages that a plugin renders instead have no hero.
		add_action( 'get_header', fn () => add_action( 'wp_head', [ $this, 'print_expect_link' ], 1 ) );
	}

	/**
	 * Blocks rendering until the hero has been parsed: https://html.spec.whatwg.org/#link-type-expect. Other browsers
	 * ignore this.
	 */
	public function print_expect_link(): void {
		$content = is_singular() && ! post_password_required() ? get_post_field( 'post_content', get_queried_object_id(), 'raw' ) : '';
		$id      = self::get_hero_id( (string) $content );
		if ( '' === $id ) {
			return;
		}
		printf( '<link rel="expect" href="#%s" blocking="render">' . "\n", esc_attr( $id ) );
		// Runs after the blocks have been rendered.
		add_filter( 'the_content', [ $this, 'add_id' ], 99 );
	}

	/**
	 * Adds an ID to the content's first element if it has none.
	 *
	 * @param string $html The content.
	 */
	public function add_id( $html ): string {
		if ( ! is_main_query() || ! in_the_loop() ) {
			return (string) $html;
		}
		remove_filter( 'the_content', [ $this, 'add_id' ], 99 );
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( $tags->next_tag() && null === $tags->get_attribute( 'id' ) ) {
			$tags->set_attribute( 'id', self::ID );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the ID of the hero at the beginning of the content.
	 *
	 * @param string $content Serialized blocks.
	 * @return string The ID, '' without a hero.
	 */
	public static function get_hero_id( string $content ): string {
		if ( 1 !== preg_match( self::HEROES, $content, $match ) ) {
			return '';
		}
		$tags = new \WP_HTML_Tag_Processor( $content );
		$id   = ! isset( $match[1] ) && $tags->next_tag() ? $tags->get_attribute( 'id' ) : null;
		return is_string( $id ) && '' !== $id ? $id : self::ID;
	}
}
