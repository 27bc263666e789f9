<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Settings\Settings;

/**
 * Registers the theme's settings in the Customizer.
 */
final class Module implements ModuleInterface {
	/**
	 * Settings that need a reload, because they change stylesheets or scripts.
	 */
	private const RELOAD = [ 'style', 'fonts_service', 'service_body', 'service_headings', 'emoji_pictures' ];

	public function register(): void {
		add_action( 'customize_register', [ $this, 'add' ] );
	}

	/**
	 * Adds the theme's sections and their controls.
	 */
	public function add( \WP_Customize_Manager $customizer ): void {
		$customizer->add_panel(
			'quayside',
			[
				'title'    => __( 'Header, footer, and style', 'quayside' ),
				'priority' => 30,
			]
		);
		foreach ( Controls::sections() as $section => [ $title, $labels ] ) {
			$customizer->add_section(
				$section,
				[
					'title' => $title,
					'panel' => 'quayside',
				]
			);
			foreach ( $labels as $name => $label ) {
				$this->add_setting( $customizer, $name );
				$this->add_control( $customizer, $section, $name, $label );
			}
		}
	}

	private function add_setting( \WP_Customize_Manager $customizer, string $name ): void {
		$default = Settings::default( $name );
		$customizer->add_setting(
			"quayside_$name",
			[
				// Toggles are stored as '1' and ''.
				'default'           => is_bool( $default ) ? ( $default ? '1' : '' ) : $default,
				'transport'         => in_array( $name, self::RELOAD, true ) ? 'refresh' : 'postMessage',
				'sanitize_callback' => static fn ( mixed $value ): bool|string => Settings::sanitize( $name, $value ),
			]
		);
	}

	private function add_control( \WP_Customize_Manager $customizer, string $section, string $name, string $label ): void {
		$control = [
			'label'   => $label,
			'section' => $section,
			'type'    => is_bool( Settings::default( $name ) ) ? 'checkbox' : 'text',
		];
		if ( str_starts_with( $name, 'colour_' ) ) {
			unset( $control['type'] );
			$customizer->add_control( new \WP_Customize_Color_Control( $customizer, "quayside_$name", $control ) );
			return;
		}
		$choices = Controls::choices( $name );
		if ( [] !== $choices ) {
			$control['type']    = 'select';
			$control['choices'] = $choices;
		}
		if ( str_starts_with( $name, 'service_' ) ) {
			$control['active_callback'] = static function ( \WP_Customize_Control $control ): bool {
				return (bool) $control->manager->get_setting( 'quayside_fonts_service' )?->value();
			};
		}
		$customizer->add_control( "quayside_$name", $control );
	}
}
