// Made from contracts/theme/settings.json by npm run contracts.

/**
 * The theme's settings: theme mods named "quayside_" plus the name. The Customizer stores toggles as "1" and "".
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
	 * Search results appear while the visitor types.
	 */
	instant_search?: boolean;
	/**
	 * The header is sticky.
	 */
	header_sticky?: boolean;
	/**
	 * The header overlaps the homepage's cover.
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
	 * Position of the store notice.
	 */
	notice_position?: 'top' | 'bottom';
	/**
	 * The footer has a back to top link.
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
	 * Unsupported emoji are replaced with images from WordPress.org.
	 */
	emoji_pictures?: boolean;
	/**
	 * Buttons and links, '' for the style's.
	 */
	colour_sea?: string;
	/**
	 * Prices, badges, and errors, '' for the style's.
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
	 * Slug of the body font, '' for the style's.
	 */
	font_body?: string;
	/**
	 * Slug of the heading font, '' for the style's.
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
	 * Google Fonts load after visitor consent.
	 */
	fonts_service?: boolean;
	/**
	 * Name of a font family of Google Fonts for body text, '' for none.
	 */
	service_body?: string;
	/**
	 * Name of a font family of Google Fonts for headings, '' for none.
	 */
	service_headings?: string;
}
