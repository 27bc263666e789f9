<?php
declare( strict_types=1 );

namespace Quayside\Theme\Design;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Contracts;

/**
 * POST quayside-theme/v1/design: keeps what the owner chose on the design screen, as the Customizer's settings.
 *
 * Errors: 400 for a font or picture that the site does not have, and for what the contract refuses; 401 and 403 for
 * those who may not change the theme.
 */
final class Route {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-theme/v1',
			'/design',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => static fn (): bool => current_user_can( 'edit_theme_options' ),
				'contract'            => [
					'request'  => 'theme/design.request',
					'response' => 'theme/design.response',
				],
			]
		);
	}

	/**
	 * Saves.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The choices.
	 */
	public function save( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$colours = is_array( $request['colors'] ) ? array_values( array_filter( $request['colors'], 'is_string' ) ) : [];
		if ( ! in_array( count( $colours ), [ 0, count( Settings::COLOURS ) ], true ) ) {
			return self::refuse( 'colors', __( 'A palette must have exactly seven colors.', 'quayside' ) );
		}
		$fonts = [];
		foreach ( [ 'font_body', 'font_headings' ] as $setting ) {
			$fonts[ $setting ] = is_string( $request[ $setting ] ) ? $request[ $setting ] : '';
			if ( '' !== $fonts[ $setting ] && ! isset( Library::names()[ $fonts[ $setting ] ] ) ) {
				return self::refuse( $setting, __( 'This font is not installed on the site. Please select another font.', 'quayside' ) );
			}
		}
		$logo = is_numeric( $request['logo'] ) ? (int) $request['logo'] : 0;
		if ( 0 !== $logo && ! wp_attachment_is_image( $logo ) ) {
			return self::refuse( 'logo', __( 'The logo must be an image from the media library.', 'quayside' ) );
		}
		$this->keep( $colours, $fonts, $logo, (bool) $request['show_title'] );
		return new \WP_REST_Response( Module::state()['saved'] );
	}

	/**
	 * @param array<int, string>    $colours Seven or none.
	 * @param array<string, string> $fonts   By setting.
	 */
	private function keep( array $colours, array $fonts, int $logo, bool $show_title ): void {
		$own = Module::colours( Settings::text( 'style' ) );
		foreach ( Settings::COLOURS as $place => $slug ) {
			$colour = strtolower( $colours[ $place ] ?? '' );
			// What the style has anyway goes on following the style.
			set_theme_mod( "quayside_colour_$slug", strtolower( $own[ $place ] ?? '' ) === $colour ? '' : $colour );
		}
		foreach ( $fonts as $setting => $font ) {
			set_theme_mod( "quayside_$setting", $font );
		}
		set_theme_mod( 'quayside_show_title', $show_title ? '1' : '' );
		if ( 0 === $logo ) {
			remove_theme_mod( 'custom_logo' );
		} else {
			set_theme_mod( 'custom_logo', $logo );
		}
		wp_clean_theme_json_cache();
	}

	private static function refuse( string $param, string $message ): \WP_Error {
		return new \WP_Error(
			'rest_invalid_param',
			$message,
			[
				'status' => 400,
				'params' => [ $param => $message ],
			]
		);
	}
}
