<?php
declare( strict_types=1 );

namespace Quayside\Theme\Transfer;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Contract;
use Quayside\Theme\Kit\Module;
use Quayside\Theme\Settings\Settings;
use WP_Error;

/**
 * Adds the theme's settings to `wp quayside export` and `wp quayside import`. Logo, menus, and widgets are content of the site.
 */
final class SettingsSource implements Module {
	public function register(): void {
		add_filter( 'quayside_settings_sources', fn ( array $sources ): array => $sources + [
			'theme' => [
				'read'  => [ $this, 'read' ],
				'check' => [ $this, 'check' ],
				'save'  => [ $this, 'save' ],
			],
		] );
	}

	/**
	 * Returns all settings.
	 *
	 * @return array<string, bool|string>
	 */
	public function read(): array {
		$settings = Settings::defaults();
		foreach ( $settings as $name => $default ) {
			$settings[ $name ] = is_bool( $default ) ? Settings::is_on( $name ) : Settings::text( $name );
		}
		return $settings;
	}

	/**
	 * Determines whether settings can be saved.
	 *
	 * @param array<mixed> $given Some of the settings.
	 */
	public function check( array $given ): bool|WP_Error {
		foreach ( [ 'font_body', 'font_headings' ] as $name ) {
			$font = $given[ $name ] ?? '';
			if ( is_string( $font ) && '' !== $font && ! isset( Library::names()[ $font ] ) ) {
				return new WP_Error( 'quayside_font', __( 'This font is not installed on the site. Please select another font.', 'quayside' ) );
			}
		}
		return Contract::ready( 'theme/settings' )->validate( $given );
	}

	/**
	 * Saves settings. Those with their default value are removed, so that they follow the default.
	 *
	 * @param array<mixed> $given Some of the settings, which check() accepts.
	 */
	public function save( array $given ): void {
		foreach ( $given as $name => $value ) {
			$value = Settings::sanitize( (string) $name, $value );
			if ( Settings::default( (string) $name ) === $value ) {
				remove_theme_mod( "quayside_$name" );
			} else {
				set_theme_mod( "quayside_$name", is_bool( $value ) ? ( $value ? '1' : '' ) : $value );
			}
		}
		wp_clean_theme_json_cache();
	}
}
