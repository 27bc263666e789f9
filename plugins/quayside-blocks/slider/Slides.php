<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

use WP_HTML_Tag_Processor;

/**
 * The rendered slides of one slider: counted, named and with their pictures loading in the right order.
 */
final class Slides {
	/**
	 * @param string $html  The slides' HTML.
	 * @param int    $count Number of slides.
	 */
	private function __construct( public readonly string $html, public readonly int $count ) {}

	/**
	 * Names the slides ("2 of 5") and leaves the pictures of slides that are not in view for later.
	 *
	 * A slider within a slide has named its own slides before; they are not ours.
	 *
	 * @param string $html The slides as their blocks rendered them.
	 * @param int    $seen How many slides are in view at first.
	 */
	public static function of( string $html, int $seen ): self {
		$count = 0;
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'class_name' => 'quayside-slide' ] ) ) {
			$count += null === $tags->get_attribute( 'aria-label' ) ? 1 : 0;
		}
		$place = 0;
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( true === $tags->has_class( 'quayside-slide' ) && null === $tags->get_attribute( 'aria-label' ) ) {
				++$place;
				/* translators: 1: number of the slide, 2: number of slides. */
				$tags->set_attribute( 'aria-label', sprintf( __( '%1$d of %2$d', 'quayside-blocks' ), $place, $count ) );
			} elseif ( $place > $seen && in_array( $tags->get_tag(), [ 'IMG', 'IFRAME' ], true ) ) {
				$tags->set_attribute( 'loading', 'lazy' );
				$tags->remove_attribute( 'fetchpriority' );
			}
		}
		return new self( $tags->get_updated_html(), $count );
	}
}
