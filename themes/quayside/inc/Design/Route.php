<?php
declare( strict_types=1 );

namespace Quayside\Theme\Design;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Contracts;
use Quayside\Theme\Settings\Settings;

/**
 * POST quayside-theme/v1/design: saves the values of the design screen as the Customizer's settings.
 *
 * Errors: 400 for a font or image that does not exist on the site and for values that violate the contract, 401 and 403
 * for users who are not allowed to change the theme.
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
	 * Saves the design.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Values to save.
	 */
	public function save( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$colors = is_array( $request['colors'] ) ? array_values( array_filter( $request['colors'], 'is_string' ) ) : [];
		if ( ! in_array( count( $colors ), [ 0, count( Settings::COLORS ) ], true ) ) {
			return self::error( 'colors', __( 'A palette must have exactly seven colors.', 'quayside' ) );
		}
		$fonts = [];
		foreach ( [ 'font_body', 'font_headings' ] as $setting ) {
			$fonts[ $setting ] = is_string( $request[ $setting ] ) ? $request[ $setting ] : '';
			if ( '' !== $fonts[ $setting ] && ! isset( Library::names()[ $fonts[ $setting ] ] ) ) {
				return self::error( $setting, __( 'This font is not installed on the site. Please select another font.', 'quayside' ) );
			}
		}
		$logo = is_numeric( $request['logo'] ) ? (int) $request['logo'] : 0;
		if ( 0 !== $logo && ! wp_attachment_is_image( $logo ) ) {
			return self::error( 'logo', __( 'The logo must be an image from the media library.', 'quayside' ) );
		}
		$this->store( $colors, $fonts, $logo, (bool) $request['show_title'] );
		return new \WP_REST_Response( State::get()['saved'] );
	}

	/**
	 * Stores the design in theme mods.
	 *
	 * @param array<int, string>    $colors Seven colors or none.
	 * @param array<string, string> $fonts  Font slugs by setting.
	 */
	private function store( array $colors, array $fonts, int $logo, bool $show_title ): void {
		$style_colors = State::colors( Settings::text( 'style' ) );
		foreach ( Settings::COLORS as $index => $slug ) {
			$color = strtolower( $colors[ $index ] ?? '' );
			// Colors that match the style are not stored, so that they change with the style.
			set_theme_mod( "quayside_colour_$slug", strtolower( $style_colors[ $index ] ?? '' ) === $color ? '' : $color );
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

	private static function error( string $param, string $message ): \WP_Error {
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
