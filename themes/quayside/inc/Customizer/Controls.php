<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Settings\Settings;

/**
 * The Customizer's sections and the labels of their settings.
 */
final class Controls {
	/**
	 * Returns the sections.
	 *
	 * @return array<string, array{0: string, 1: array<string, string>}> Title and labels by setting, by section.
	 */
	public static function sections(): array {
		return [
			'quayside'        => [
				__( 'Header', 'quayside' ),
				[
					'show_title'         => __( 'Show site title in the header', 'quayside' ),
					'header_search'      => __( 'Show search in the header', 'quayside' ),
					'instant_search'     => __( 'Show instant search results', 'quayside' ),
					'header_sticky'      => __( 'Sticky header', 'quayside' ),
					'header_transparent' => __( 'Transparent header on the homepage', 'quayside' ),
					'mobile_menu'        => __( 'Mobile menu', 'quayside' ),
					'notice_position'    => __( 'Store notice position', 'quayside' ),
				],
			],
			'quayside_footer' => [
				__( 'Footer', 'quayside' ),
				[
					'footer_tagline' => __( 'Show tagline in the footer', 'quayside' ),
					'footer_text'    => __( 'Footer text (leave empty for year and site title)', 'quayside' ),
					'scroll_to_top'  => __( 'Show back to top link', 'quayside' ),
				],
			],
			'quayside_colour' => [
				__( 'Style and colors', 'quayside' ),
				[
					'style'         => __( 'Style', 'quayside' ),
					'colour_sea'    => __( 'Buttons and links', 'quayside' ),
					'colour_signal' => __( 'Prices, badges, and errors', 'quayside' ),
					'colour_ink'    => __( 'Headings and text', 'quayside' ),
					'colour_muted'  => __( 'Secondary text', 'quayside' ),
					'colour_paper'  => __( 'Page background', 'quayside' ),
					'colour_mist'   => __( 'Subtle background', 'quayside' ),
					'colour_line'   => __( 'Lines and borders', 'quayside' ),
				],
			],
			'quayside_type'   => [
				__( 'Typography', 'quayside' ),
				[
					'font_body'        => __( 'Body font', 'quayside' ),
					'font_headings'    => __( 'Heading font', 'quayside' ),
					'text_size'        => __( 'Text size', 'quayside' ),
					'heading_weight'   => __( 'Heading weight', 'quayside' ),
					'fonts_service'    => __( 'Load Google Fonts after visitor consent', 'quayside' ),
					'service_body'     => __( 'Google Fonts body font', 'quayside' ),
					'service_headings' => __( 'Google Fonts heading font', 'quayside' ),
				],
			],
			'quayside_pages'  => [
				__( 'Pages', 'quayside' ),
				[
					'breadcrumbs'    => __( 'Show breadcrumbs', 'quayside' ),
					'emoji_pictures' => __( 'Load images from WordPress.org for unsupported emoji', 'quayside' ),
				],
			],
		];
	}

	/**
	 * Returns the labels of a setting's choices by value.
	 *
	 * @return array<int|string, string>
	 */
	public static function choices( string $name ): array {
		if ( in_array( $name, [ 'font_body', 'font_headings' ], true ) ) {
			return [ '' => __( 'Style default', 'quayside' ) ] + Library::names();
		}
		$labels = [
			'harbour'  => __( 'Harbor: sea blue on paper', 'quayside' ),
			'night'    => __( 'Night: dark', 'quayside' ),
			'linen'    => __( 'Linen: warm, with serif fonts', 'quayside' ),
			'signal'   => __( 'Signal: red, bold, and square', 'quayside' ),
			'moss'     => __( 'Moss: green and round', 'quayside' ),
			'press'    => __( 'Press: newspaper style', 'quayside' ),
			'drawer'   => __( 'Off-canvas drawer', 'quayside' ),
			'dropdown' => __( 'Dropdown below the header', 'quayside' ),
			'top'      => __( 'Above the header', 'quayside' ),
			'bottom'   => __( 'Bottom of the screen', 'quayside' ),
			'90'       => __( 'Small', 'quayside' ),
			'100'      => __( 'Normal', 'quayside' ),
			'110'      => __( 'Large', 'quayside' ),
			'120'      => __( 'Extra large', 'quayside' ),
			''         => __( 'Style default', 'quayside' ),
			'400'      => __( 'Regular', 'quayside' ),
			'500'      => __( 'Medium', 'quayside' ),
			'600'      => __( 'Bold', 'quayside' ),
		];
		return array_intersect_key( $labels, array_flip( Settings::choices( $name ) ) );
	}
}
