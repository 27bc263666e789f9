<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

use WP_HTML_Tag_Processor;

/**
 * The rendered slides of one slider, counted and labeled, with lazy loading for images out of view.
 */
final class Slides {
	/**
	 * @param string $html  The slides' HTML.
	 * @param int    $count Number of slides.
	 */
	private function __construct( public readonly string $html, public readonly int $count ) {}

	/**
	 * Labels the slides ("2 of 5") and makes the images of slides that are out of view lazy.
	 *
	 * The slides of a nested slider already have labels and are skipped.
	 *
	 * @param string $html    The slides as their blocks rendered them.
	 * @param int    $in_view Number of slides initially in view.
	 */
	public static function prepare( string $html, int $in_view ): self {
		$count = 0;
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'class_name' => 'quayside-slide' ] ) ) {
			$count += null === $tags->get_attribute( 'aria-label' ) ? 1 : 0;
		}
		$number = 0;
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( true === $tags->has_class( 'quayside-slide' ) && null === $tags->get_attribute( 'aria-label' ) ) {
				++$number;
				/* translators: 1: number of the slide, 2: number of slides. */
				$tags->set_attribute( 'aria-label', sprintf( __( '%1$d of %2$d', 'quayside-blocks' ), $number, $count ) );
			} elseif ( $number > $in_view && in_array( $tags->get_tag(), [ 'IMG', 'IFRAME' ], true ) ) {
				$tags->set_attribute( 'loading', 'lazy' );
				$tags->remove_attribute( 'fetchpriority' );
			}
		}
		return new self( $tags->get_updated_html(), $count );
	}
}
