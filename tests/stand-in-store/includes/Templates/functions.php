<?php
/**
 * Finding and showing templates.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use const Quayside\StandInStore\FOLDER;

/**
 * Returns the file of a template: the theme's woocommerce/ folder first.
 *
 * @param string $name    Template.
 * @param string $path    Folder in themes.
 * @param string $default Folder of a plugin's templates.
 */
function wc_locate_template( $name, $path = '', $default = '' ): string {
	$file = locate_template( [ trailingslashit( $path ? $path : WC()->template_path() ) . $name, $name ] );
	if ( '' === $file ) {
		$file = ( $default ? trailingslashit( $default ) : FOLDER . 'templates/' ) . $name;
	}
	return (string) apply_filters( 'woocommerce_locate_template', $file, $name, $path );
}

/**
 * Displays a template.
 *
 * @param string              $name    Template.
 * @param array<string,mixed> $args    Its variables.
 * @param string              $path    Folder in themes.
 * @param string              $default Folder of a plugin's templates.
 */
function wc_get_template( $name, $args = [], $path = '', $default = '' ): void {
	$file = (string) apply_filters( 'wc_get_template', wc_locate_template( $name, $path, $default ), $name, $args, $path, $default );
	if ( ! is_file( $file ) ) {
		return;
	}
	do_action( 'woocommerce_before_template_part', $name, $path, $file, $args );
	( static function ( string $__file, array $args ): void {
		extract( $args, EXTR_SKIP ); // phpcs:ignore WordPress.PHP.DontExtract -- templates get variables, as themes expect.
		include $__file;
	} )( $file, (array) $args );
	do_action( 'woocommerce_after_template_part', $name, $path, $file, $args );
}

/**
 * Returns a template's HTML.
 *
 * @param string              $name    Template.
 * @param array<string,mixed> $args    Its variables.
 * @param string              $path    Folder in themes.
 * @param string              $default Folder of a plugin's templates.
 */
function wc_get_template_html( $name, $args = [], $path = '', $default = '' ): string {
	ob_start();
	wc_get_template( $name, $args, $path, $default );
	return (string) ob_get_clean();
}

/**
 * Displays a template part such as content-product.php.
 *
 * @param string $slug Slug.
 * @param string $name Name.
 */
function wc_get_template_part( $slug, $name = '' ): void {
	$files = '' === $name ? [] : [ "$slug-$name.php", WC()->template_path() . "$slug-$name.php" ];
	$file  = locate_template( array_merge( $files, '' === $name ? [ "$slug.php", WC()->template_path() . "$slug.php" ] : [] ) );
	if ( '' === $file ) {
		$file = FOLDER . 'templates/' . ( '' === $name ? $slug : "$slug-$name" ) . '.php';
	}
	$file = (string) apply_filters( 'wc_get_template_part', $file, $slug, $name );
	if ( is_file( $file ) ) {
		load_template( $file, false );
	}
}

/**
 * Returns the class of an element in a block theme, such as wp-element-button; '' in a classic theme.
 *
 * @param string $element Element.
 */
function wc_wp_theme_get_element_class_name( $element ): string {
	return wp_is_block_theme() ? (string) wp_theme_get_element_class_name( $element ) : '';
}

/**
 * Returns the classes of a button, with the theme's.
 *
 * @param string $classes Classes.
 */
function stand_in_store_button( string $classes = 'button' ): string {
	return esc_attr( trim( $classes . ' ' . wc_wp_theme_get_element_class_name( 'button' ) ) );
}

/**
 * Returns the hidden fields that keep the query string.
 *
 * @param array<string,mixed>|string|null $values  Values, null for the request's.
 * @param list<string>                    $exclude Names to leave out.
 */
function wc_query_string_form_fields( $values = null, $exclude = [], $current_key = '', $return = false ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended
	$values = null === $values ? $_GET : ( is_string( $values ) ? wp_parse_args( $values ) : $values );
	$html   = '';
	foreach ( $values as $key => $value ) {
		if ( in_array( $key, $exclude, true ) ) {
			continue;
		}
		$name  = '' === $current_key ? (string) $key : $current_key . '[' . $key . ']';
		$html .= is_array( $value )
			? wc_query_string_form_fields( $value, $exclude, $name, true )
			: '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( wp_unslash( (string) $value ) ) . '" />';
	}
	if ( ! $return ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
	return $html;
}
