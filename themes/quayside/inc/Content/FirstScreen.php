<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module;

/**
 * A page that begins with a hero is first painted with the whole of it. What stands in the middle of a hero would move
 * while the rest of its text is still on its way: on a slow line browsers paint pages in parts.
 */
final class FirstScreen implements Module {
	/**
	 * Id of the hero, where its author has given it none.
	 */
	private const ID = 'first-screen';

	/**
	 * Blocks that a hero is made of, at the beginning of a content.
	 */
	private const HEROES = '~^\s*<!-- wp:(?:(?:cover|media-text)\b|(pattern) \{"slug":"quayside/hero)~';

	public function register(): void {
		// The theme's own templates alone: a page that a plugin shows in their place has no hero to wait for.
		add_action( 'get_header', fn () => add_action( 'wp_head', [ $this, 'await' ], 1 ) );
	}

	/**
	 * Tells browsers to paint nothing before the hero is there: https://html.spec.whatwg.org/#link-type-expect. Those that
	 * do not know it paint as ever.
	 */
	public function await(): void {
		$id = is_singular() && ! post_password_required() ? self::id_of( (string) get_post_field( 'post_content', get_queried_object_id(), 'raw' ) ) : '';
		if ( '' === $id ) {
			return;
		}
		printf( '<link rel="expect" href="#%s" blocking="render">' . "\n", esc_attr( $id ) );
		// After the blocks are made.
		add_filter( 'the_content', [ $this, 'mark' ], 99 );
	}

	/**
	 * Gives the content's first element an id if it has none.
	 *
	 * @param string $html The content.
	 */
	public function mark( $html ): string {
		if ( ! is_main_query() || ! in_the_loop() ) {
			return (string) $html;
		}
		remove_filter( 'the_content', [ $this, 'mark' ], 99 );
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( $tags->next_tag() && null === $tags->get_attribute( 'id' ) ) {
			$tags->set_attribute( 'id', self::ID );
		}
		return $tags->get_updated_html();
	}

	/**
	 * The id of the hero that a content begins with.
	 *
	 * @param string $content Blocks as they are saved.
	 * @return string '' without a hero.
	 */
	public static function id_of( string $content ): string {
		if ( 1 !== preg_match( self::HEROES, $content, $match ) ) {
			return '';
		}
		$tags = new \WP_HTML_Tag_Processor( $content );
		$id   = ! isset( $match[1] ) && $tags->next_tag() ? $tags->get_attribute( 'id' ) : null;
		return is_string( $id ) && '' !== $id ? $id : self::ID;
	}
}
