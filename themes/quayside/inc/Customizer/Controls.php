<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Fonts\Library;

/**
 * What the Customizer shows: sections, and the label of each setting.
 */
final class Controls {
	/**
	 * @return array<string, array{0: string, 1: array<string, string>}> By section: its title, and labels by setting.
	 */
	public static function sections(): array {
		return [
			'quayside'        => [
				__( 'Header', 'quayside' ),
				[
					'show_title'         => __( 'Site title in the header', 'quayside' ),
					'header_search'      => __( 'Search in the header', 'quayside' ),
					'instant_search'     => __( 'Show results while a visitor types', 'quayside' ),
					'header_sticky'      => __( 'Header stays in view', 'quayside' ),
					'header_transparent' => __( 'Header lies over the front page’s first picture', 'quayside' ),
					'mobile_menu'        => __( 'Mobile menu', 'quayside' ),
					'notice_position'    => __( 'Store notice', 'quayside' ),
				],
			],
			'quayside_footer' => [
				__( 'Footer', 'quayside' ),
				[
					'footer_tagline' => __( 'Tagline in the footer', 'quayside' ),
					'footer_text'    => __( 'Last line of the footer; empty for year and site title', 'quayside' ),
					'scroll_to_top'  => __( 'Link back to the top', 'quayside' ),
				],
			],
			'quayside_colour' => [
				__( 'Style and colours', 'quayside' ),
				[
					'style'         => __( 'Style', 'quayside' ),
					'colour_sea'    => __( 'Buttons and links', 'quayside' ),
					'colour_signal' => __( 'Prices, marks and errors', 'quayside' ),
					'colour_ink'    => __( 'Headings and text', 'quayside' ),
					'colour_muted'  => __( 'Secondary text', 'quayside' ),
					'colour_paper'  => __( 'Page', 'quayside' ),
					'colour_mist'   => __( 'Soft background', 'quayside' ),
					'colour_line'   => __( 'Lines and borders', 'quayside' ),
				],
			],
			'quayside_type'   => [
				__( 'Typography', 'quayside' ),
				[
					'font_body'        => __( 'Font of the text', 'quayside' ),
					'font_headings'    => __( 'Font of the headings', 'quayside' ),
					'text_size'        => __( 'Text size', 'quayside' ),
					'heading_weight'   => __( 'Weight of the headings', 'quayside' ),
					'fonts_service'    => __( 'Take fonts from Google Fonts, once a visitor allows it', 'quayside' ),
					'service_body'     => __( 'Google Fonts family of the text', 'quayside' ),
					'service_headings' => __( 'Google Fonts family of the headings', 'quayside' ),
				],
			],
			'quayside_pages'  => [
				__( 'Pages', 'quayside' ),
				[
					'breadcrumbs'    => __( 'Breadcrumbs', 'quayside' ),
					'emoji_pictures' => __( 'Show emoji that a device cannot draw as pictures of WordPress.org', 'quayside' ),
				],
			],
		];
	}

	/**
	 * The words of a setting that is one of several, by value.
	 *
	 * @return array<int|string, string>
	 */
	public static function choices( string $name ): array {
		if ( in_array( $name, [ 'font_body', 'font_headings' ], true ) ) {
			return [ '' => __( 'As the style has it', 'quayside' ) ] + Library::names();
		}
		$words = [
			'harbour'  => __( 'Harbour: sea blue on paper', 'quayside' ),
			'night'    => __( 'Night: dark', 'quayside' ),
			'linen'    => __( 'Linen: warm, in serif', 'quayside' ),
			'signal'   => __( 'Signal: red, bold and square', 'quayside' ),
			'moss'     => __( 'Moss: green and round', 'quayside' ),
			'press'    => __( 'Press: like a newspaper', 'quayside' ),
			'drawer'   => __( 'Drawer from the side', 'quayside' ),
			'dropdown' => __( 'List below the header', 'quayside' ),
			'top'      => __( 'Above the header', 'quayside' ),
			'bottom'   => __( 'At the bottom of the window', 'quayside' ),
			'90'       => __( 'Small', 'quayside' ),
			'100'      => __( 'Normal', 'quayside' ),
			'110'      => __( 'Large', 'quayside' ),
			'120'      => __( 'Very large', 'quayside' ),
			''         => __( 'As the style has it', 'quayside' ),
			'400'      => __( 'Regular', 'quayside' ),
			'500'      => __( 'Medium', 'quayside' ),
			'600'      => __( 'Bold', 'quayside' ),
		];
		return array_intersect_key( $words, array_flip( Settings::CHOICES[ $name ] ?? [] ) );
	}
}
