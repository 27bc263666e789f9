<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * The settings in the Customizer, with its live preview.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_action( 'customize_register', [ $this, 'add' ] );
	}

	/**
	 * Adds the theme's section and its controls.
	 */
	public function add( \WP_Customize_Manager $customizer ): void {
		$customizer->add_section(
			'quayside',
			[
				'title'    => __( 'Header, footer and style', 'quayside' ),
				'priority' => 30,
			]
		);
		foreach ( self::labels() as $name => $label ) {
			$default = Settings::DEFAULTS[ $name ] ?? '';
			$customizer->add_setting(
				"quayside_$name",
				[
					// Switches are kept as '1' and ''.
					'default'           => is_bool( $default ) ? ( $default ? '1' : '' ) : $default,
					'sanitize_callback' => static fn ( mixed $value ): bool|string => Settings::sanitize( $name, $value ),
				]
			);
			$control = [
				'label'   => $label,
				'section' => 'quayside',
				'type'    => is_bool( $default ) ? 'checkbox' : 'text',
			];
			if ( isset( Settings::CHOICES[ $name ] ) ) {
				$control['type']    = 'select';
				$control['choices'] = array_intersect_key( self::choices(), array_flip( Settings::CHOICES[ $name ] ) );
			}
			$customizer->add_control( "quayside_$name", $control );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return [
			'style'              => __( 'Style', 'quayside' ),
			'show_title'         => __( 'Site title in the header', 'quayside' ),
			'header_search'      => __( 'Search in the header', 'quayside' ),
			'header_sticky'      => __( 'Header stays in view', 'quayside' ),
			'header_transparent' => __( 'Header lies over the front page’s first picture', 'quayside' ),
			'mobile_menu'        => __( 'Mobile menu', 'quayside' ),
			'breadcrumbs'        => __( 'Breadcrumbs', 'quayside' ),
			'notice_position'    => __( 'Store notice', 'quayside' ),
			'scroll_to_top'      => __( 'Link back to the top', 'quayside' ),
			'footer_tagline'     => __( 'Tagline in the footer', 'quayside' ),
			'footer_text'        => __( 'Last line of the footer; empty for year and site title', 'quayside' ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function choices(): array {
		return [
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
		];
	}
}
