// Made from contracts/theme/settings.json by npm run contracts.

/**
 * The theme's settings: theme mods named "quayside_" and the name. The Customizer keeps switches as "1" and "".
 */
export interface ThemeSettings {
	/**
	 * A file of styles/.
	 */
	style?: 'harbour' | 'night' | 'linen' | 'signal' | 'moss' | 'press';
	/**
	 * The header shows the site's title.
	 */
	show_title?: boolean;
	/**
	 * The header has a search.
	 */
	header_search?: boolean;
	/**
	 * Results are shown while the visitor types.
	 */
	instant_search?: boolean;
	/**
	 * The header stays in view.
	 */
	header_sticky?: boolean;
	/**
	 * The header lies over the front page's cover.
	 */
	header_transparent?: boolean;
	/**
	 * How the menu opens on narrow screens.
	 */
	mobile_menu?: 'drawer' | 'dropdown';
	/**
	 * Pages have breadcrumbs.
	 */
	breadcrumbs?: boolean;
	/**
	 * Where the store notice is.
	 */
	notice_position?: 'top' | 'bottom';
	/**
	 * The footer leads back to the top.
	 */
	scroll_to_top?: boolean;
	/**
	 * The footer shows the tagline.
	 */
	footer_tagline?: boolean;
	/**
	 * HTML with links, '' for year and site title.
	 */
	footer_text?: string;
	/**
	 * Emoji that a browser lacks are pictures of WordPress.org.
	 */
	emoji_pictures?: boolean;
	/**
	 * Buttons and links, '' for the style's.
	 */
	colour_sea?: string;
	/**
	 * Prices, badges and errors, '' for the style's.
	 */
	colour_signal?: string;
	/**
	 * Headings and text, '' for the style's.
	 */
	colour_ink?: string;
	/**
	 * Secondary text, '' for the style's.
	 */
	colour_muted?: string;
	/**
	 * Page background, '' for the style's.
	 */
	colour_paper?: string;
	/**
	 * Subtle background, '' for the style's.
	 */
	colour_mist?: string;
	/**
	 * Lines and borders, '' for the style's.
	 */
	colour_line?: string;
	/**
	 * Slug of the font of texts, '' for the style's.
	 */
	font_body?: string;
	/**
	 * Slug of the font of headings, '' for the style's.
	 */
	font_headings?: string;
	/**
	 * Percent.
	 */
	text_size?: '90' | '100' | '110' | '120';
	/**
	 * '' for the style's.
	 */
	heading_weight?: '' | '400' | '500' | '600';
	/**
	 * Google Fonts are asked once the visitor allows it.
	 */
	fonts_service?: boolean;
	/**
	 * Name of a font family of Google Fonts for texts, '' for none.
	 */
	service_body?: string;
	/**
	 * Name of a font family of Google Fonts for headings, '' for none.
	 */
	service_headings?: string;
}
