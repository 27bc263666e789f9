<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A page of the admin area that a script draws: its menu entry, its files, and the element that the script fills.
 *
 * WordPress adds menu entries in `admin_menu`, so a screen is built and added there, when translations can be loaded.
 */
final class AdminScreen {
	/**
	 * @param Assets               $assets     Built files of the plugin.
	 * @param string               $page       Page slug, as `?page=` names it.
	 * @param string               $title      Heading and document title.
	 * @param string               $capability Capability that the menu entry and the page require.
	 * @param string               $entry      Built entry whose script and style sheet the screen loads.
	 * @param string               $element    Id of the element that the script fills.
	 * @param \Closure|null        $data       Returns the element's data attributes by name, without "data-". Strings are printed as they are,
	 *                                         everything else as JSON. Called only when the page is printed.
	 * @param string               $menu_title Label of the menu entry; empty for the title.
	 * @param bool                 $has_rtl    Whether the style sheet needs its mirrored copy in right-to-left languages. Sheets that use only
	 *                                         logical properties don't.
	 * @phpstan-param (\Closure(): array<string, mixed>)|null $data
	 */
	public function __construct(
		private Assets $assets,
		private string $page,
		private string $title,
		private string $capability,
		private string $entry,
		private string $element,
		private ?\Closure $data = null,
		private string $menu_title = '',
		private bool $has_rtl = false
	) {}

	/**
	 * Adds the screen below a menu.
	 *
	 * @param string $parent_slug Slug of the menu, such as "tools.php".
	 */
	public function add_to_submenu( string $parent_slug ): void {
		$this->load_on( add_submenu_page( $parent_slug, $this->title, $this->menu_label(), $this->capability, $this->page, [ $this, 'render' ] ) );
	}

	/**
	 * Adds the screen as a menu of its own.
	 *
	 * @param string $icon     A dashicon's class name, or a URL.
	 * @param int    $position Position in the menu.
	 */
	public function add_to_menu( string $icon, int $position ): void {
		$this->load_on( add_menu_page( $this->title, $this->menu_label(), $this->capability, $this->page, [ $this, 'render' ], $icon, $position ) );
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		$attributes = '';
		foreach ( null === $this->data ? [] : ( $this->data )() as $name => $value ) {
			// esc_attr() leaves "&amp;" as it is, which scripts would read as "&": JSON is written without ampersands.
			$text        = is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_HEX_AMP );
			$attributes .= sprintf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $text ) );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the attributes are escaped above.
		printf( '<div class="wrap"><h1>%s</h1><div id="%s"%s></div></div>', esc_html( $this->title ), esc_attr( $this->element ), $attributes );
	}

	private function menu_label(): string {
		return '' === $this->menu_title ? $this->title : $this->menu_title;
	}

	/**
	 * Loads the screen's files on the screen alone.
	 *
	 * WordPress builds the hook suffix from the translated title of the parent menu, so only the returned value is reliable.
	 *
	 * @param string|false $hook_suffix What WordPress returned for the menu entry; false for users without the capability.
	 */
	private function load_on( string|false $hook_suffix ): void {
		if ( false === $hook_suffix ) {
			return;
		}
		add_action(
			'admin_enqueue_scripts',
			function ( mixed $current ) use ( $hook_suffix ): void {
				if ( $current === $hook_suffix ) {
					$this->enqueue();
				}
			}
		);
	}

	private function enqueue(): void {
		// As in the block editor. The script would replace the arrows of external links by images from s.w.org.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		// The screen's own rules follow those of the components they adjust.
		wp_enqueue_style( 'wp-components' );
		$this->assets->script( $this->entry );
		$style = $this->assets->style( $this->entry );
		if ( $this->has_rtl ) {
			wp_style_add_data( $style, 'rtl', 'replace' );
		}
	}
}
