<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

/**
 * Amounts as the Store API writes them.
 */
final class Money {

	/**
	 * Returns an amount in the currency's smallest unit.
	 *
	 * @param float|int|string $amount   Amount.
	 * @param ?int             $decimals Digits, null for the store's.
	 */
	public static function units( $amount, ?int $decimals = null ): string {
		return (string) (int) round( (float) $amount * 10 ** ( $decimals ?? wc_get_price_decimals() ) );
	}

	/** @return array<string,string|int> How to write amounts. */
	public static function currency(): array {
		$symbol   = html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES, 'UTF-8' );
		$position = (string) get_option( 'woocommerce_currency_pos', 'left' );
		return [
			'currency_code'               => get_woocommerce_currency(),
			'currency_symbol'             => $symbol,
			'currency_minor_unit'         => wc_get_price_decimals(),
			'currency_decimal_separator'  => wc_get_price_decimal_separator(),
			'currency_thousand_separator' => wc_get_price_thousand_separator(),
			'currency_prefix'             => [ 'left' => $symbol, 'left_space' => $symbol . ' ' ][ $position ] ?? '',
			'currency_suffix'             => [ 'right' => $symbol, 'right_space' => ' ' . $symbol ][ $position ] ?? '',
		];
	}
}
