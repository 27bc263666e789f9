<?php
/**
 * Functions about the store as a whole: options, currency, pages, formatting.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Returns the store. */
function WC(): WooCommerce { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName
	return WooCommerce::instance();
}

/** Returns the currency code. */
function get_woocommerce_currency(): string {
	return (string) apply_filters( 'woocommerce_currency', get_option( 'woocommerce_currency', 'EUR' ) );
}

/**
 * Returns the symbol of a currency as an HTML entity.
 *
 * @param string $currency Code, '' for the store's.
 */
function get_woocommerce_currency_symbol( $currency = '' ): string {
	$currency = '' === $currency ? get_woocommerce_currency() : $currency;
	$symbols  = get_woocommerce_currency_symbols();
	return (string) apply_filters( 'woocommerce_currency_symbol', $symbols[ $currency ] ?? $currency, $currency );
}

/** @return array<string,string> Symbols by currency code: the ones that a demo needs. */
function get_woocommerce_currency_symbols(): array {
	return [
		'EUR' => '&euro;',
		'USD' => '&#36;',
		'GBP' => '&pound;',
		'JPY' => '&yen;',
		'CHF' => '&#67;&#72;&#70;',
		'SEK' => '&#107;&#114;',
		'INR' => '&#8377;',
	];
}

/** Returns the pattern of a price: %1$s the symbol, %2$s the amount. */
function get_woocommerce_price_format(): string {
	$position = (string) get_option( 'woocommerce_currency_pos', 'left' );
	$formats  = [
		'left'        => '%1$s%2$s',
		'right'       => '%2$s%1$s',
		'left_space'  => '%1$s&nbsp;%2$s',
		'right_space' => '%2$s&nbsp;%1$s',
	];
	return (string) apply_filters( 'woocommerce_price_format', $formats[ $position ] ?? '%1$s%2$s', $position );
}

/** Returns the number of decimals in prices. */
function wc_get_price_decimals(): int {
	return absint( apply_filters( 'wc_get_price_decimals', get_option( 'woocommerce_price_num_decimals', 2 ) ) );
}

/** Returns the decimal separator of prices. */
function wc_get_price_decimal_separator(): string {
	return (string) apply_filters( 'wc_get_price_decimal_separator', get_option( 'woocommerce_price_decimal_sep', '.' ) );
}

/** Returns the thousand separator of prices. */
function wc_get_price_thousand_separator(): string {
	return (string) apply_filters( 'wc_get_price_thousand_separator', get_option( 'woocommerce_price_thousand_sep', ',' ) );
}

/**
 * Returns a price as HTML.
 *
 * @param float|int|string    $price Amount.
 * @param array<string,mixed> $args  Overrides: currency, decimals, in_span, aria-hidden.
 */
function wc_price( $price, $args = [] ): string {
	$decimals = (int) ( $args['decimals'] ?? wc_get_price_decimals() );
	$amount   = (float) $price;
	$number   = number_format( abs( $amount ), $decimals, wc_get_price_decimal_separator(), wc_get_price_thousand_separator() );
	$symbol   = '<span class="woocommerce-Price-currencySymbol">' . get_woocommerce_currency_symbol( (string) ( $args['currency'] ?? '' ) ) . '</span>';
	$text     = ( $amount < 0 ? '-' : '' ) . sprintf( (string) ( $args['price_format'] ?? get_woocommerce_price_format() ), $symbol, $number );
	$hidden   = empty( $args['aria-hidden'] ) ? '' : ' aria-hidden="true"';
	$html     = '<span class="woocommerce-Price-amount amount"' . $hidden . '><bdi>' . $text . '</bdi></span>';
	return (string) apply_filters( 'wc_price', $html, $number, $args, $amount, $price );
}

/**
 * Returns a number as a decimal string with a point.
 *
 * @param mixed     $number     Number or text.
 * @param int|false $decimals   Digits, false to keep them.
 * @param bool      $trim_zeros Drop zeros at the end.
 */
function wc_format_decimal( $number, $decimals = false, $trim_zeros = false ): string {
	$text = Quayside\StandInStore\Data\Values::price( $number );
	if ( '' !== $text && false !== $decimals ) {
		$text = number_format( (float) $text, '' === $decimals ? wc_get_price_decimals() : (int) $decimals, '.', '' );
	}
	return $trim_zeros && str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
}

/**
 * Cleans text, or each text of an array.
 *
 * @param mixed $value Value.
 * @return mixed
 */
function wc_clean( $value ) {
	return is_array( $value ) ? array_map( 'wc_clean', $value ) : ( is_scalar( $value ) ? sanitize_text_field( (string) $value ) : $value );
}

/**
 * Determines whether a value means yes.
 *
 * @param mixed $value Value.
 */
function wc_string_to_bool( $value ): bool {
	return (bool) Quayside\StandInStore\Data\Values::like( false, $value );
}

add_filter( 'woocommerce_stock_amount', 'intval' );

/**
 * Returns the quantity as a number, an integer unless a site has removed the filter.
 *
 * @param mixed $amount Amount.
 * @return int|float
 */
function wc_stock_amount( $amount ) {
	$filtered = apply_filters( 'woocommerce_stock_amount', $amount );
	return is_numeric( $filtered ) ? $filtered + 0 : (int) $amount;
}

/**
 * Sets a cookie for the whole site, unless headers are gone.
 *
 * @param string $name     Name.
 * @param string $value    Value.
 * @param int    $expire   Time it ends, in seconds since 1970, 0 for the browser session.
 * @param bool   $secure   HTTPS only.
 * @param bool   $httponly Not for JavaScript.
 */
function wc_setcookie( $name, $value, $expire = 0, $secure = false, $httponly = false ): void {
	if ( headers_sent() || ! apply_filters( 'woocommerce_set_cookie_enabled', true, $name, $value, $expire, $secure ) ) {
		return;
	}
	setcookie( $name, $value, [
		'expires'  => $expire,
		'secure'   => $secure,
		'path'     => COOKIEPATH ? COOKIEPATH : '/',
		'domain'   => COOKIE_DOMAIN,
		'httponly' => (bool) apply_filters( 'woocommerce_cookie_httponly', $httponly, $name, $value, $expire, $secure ),
	] );
}

/**
 * Defines a constant unless it exists.
 *
 * @param string $name  Name.
 * @param mixed  $value Value.
 */
function wc_maybe_define_constant( $name, $value ): void {
	defined( $name ) || define( $name, $value );
}

/** Sends WordPress's headers against caching and says the same to page caches. */
function wc_nocache_headers(): void {
	foreach ( [ 'DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB' ] as $name ) {
		wc_maybe_define_constant( $name, true );
	}
	// Older releases of WordPress say less; wp_die() sends these headers again, hence a filter.
	add_filter(
		'nocache_headers',
		static fn( array $headers ): array => [ 'Cache-Control' => 'no-cache, must-revalidate, max-age=0, no-store, private' ] + $headers
	);
	nocache_headers();
}
