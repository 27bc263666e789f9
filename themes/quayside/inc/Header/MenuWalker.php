<?php
declare( strict_types=1 );

namespace Quayside\Theme\Header;

use Quayside\Theme\Assets\Icon;

/**
 * Renders menus with submenus that work with hover, keyboard, touch, and without scripts.
 *
 * In the bar, a button beside the link opens the submenu (APG disclosure navigation), and deeper levels are displayed
 * within it. In the column, each submenu is a details element.
 */
final class MenuWalker extends \Walker_Nav_Menu {
	/**
	 * ID of the item whose submenu comes next.
	 */
	private int $parent = 0;

	private string $parent_title = '';

	private bool $parent_is_current = false;

	/**
	 * @param string $style "bar" or "column".
	 */
	public function __construct( private string $style ) {}

	/**
	 * Renders an item's link and, in the bar, the button of its submenu.
	 *
	 * @param string               $output            Markup so far.
	 * @param \WP_Post             $data_object       Menu item.
	 * @param int                  $depth             Level, from 0.
	 * @param \stdClass|null       $args              Arguments of wp_nav_menu().
	 * @param int                  $current_object_id Item ID.
	 */
	public function start_el( &$output, $data_object, $depth = 0, $args = null, $current_object_id = 0 ): void {
		parent::start_el( $output, $data_object, $depth, $args, $current_object_id );
		if ( ! $this->has_children ) {
			return;
		}
		$classes                 = isset( $data_object->classes ) && is_array( $data_object->classes )
			? array_filter( $data_object->classes, 'is_string' )
			: [];
		$this->parent            = $data_object->ID;
		$this->parent_title      = isset( $data_object->title ) && is_string( $data_object->title ) ? wp_strip_all_tags( $data_object->title ) : '';
		$this->parent_is_current = [] !== array_intersect( $classes, [ 'current-menu-ancestor', 'current-menu-item' ] );
		if ( 'bar' === $this->style && 0 === $depth ) {
			$output .= sprintf(
				'<button type="button" class="menu__toggle" aria-expanded="false" aria-controls="%s" aria-label="%s">%s</button>',
				esc_attr( $this->submenu_id() ),
				esc_attr( $this->label() ),
				Icon::svg( 'chevron' )
			);
		}
	}

	/**
	 * Renders the start of a submenu.
	 *
	 * @param string               $output Markup so far.
	 * @param int                  $depth  Level of the parent, from 0.
	 * @param \stdClass|null       $args   Arguments of wp_nav_menu().
	 */
	public function start_lvl( &$output, $depth = 0, $args = null ): void {
		if ( 'column' === $this->style ) {
			$output .= sprintf(
				'<details class="menu__details"%s><summary class="menu__toggle" aria-label="%s">%s</summary>',
				$this->parent_is_current ? ' open' : '',
				esc_attr( $this->label() ),
				Icon::svg( 'chevron' )
			);
		}
		$output .= sprintf( '<ul class="sub-menu" id="%s">', esc_attr( $this->submenu_id() ) );
	}

	/**
	 * Renders the end of a submenu.
	 *
	 * @param string               $output Markup so far.
	 * @param int                  $depth  Level of the parent, from 0.
	 * @param \stdClass|null       $args   Arguments of wp_nav_menu().
	 */
	public function end_lvl( &$output, $depth = 0, $args = null ): void {
		$output .= 'column' === $this->style ? '</ul></details>' : '</ul>';
	}

	private function submenu_id(): string {
		return "submenu-$this->style-$this->parent";
	}

	private function label(): string {
		/* translators: %s: label of the parent menu item. */
		return sprintf( __( '%s submenu', 'quayside' ), $this->parent_title );
	}
}
