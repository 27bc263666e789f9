<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Finds jQuery in scripts that are written into the page, of which WordPress knows nothing: a theme's template, a snippet,
 * a block of custom HTML. Store pages have always had jQuery, so such scripts count on it.
 */
final class InlineJquery {
	/**
	 * A script element without a file, up to its first jQuery. Data and templates are no scripts.
	 */
	private const USE = '#<script\b(?![^>]*\bsrc\s*=)(?![^>]*\btype\s*=\s*["\']?(?:application/(?!(?:x-)?javascript)|text/(?!javascript|ecmascript)|speculationrules|importmap))[^>]*>(?:[^<j]++|<(?!/script)|j(?!Query\b))*+\bjQuery\b#i';

	/**
	 * The host of the module "on-demand" with its templates.
	 */
	private const TEMPLATES = '#<div id="quayside-shop-on-demand"[^>]*>.*?</template></div>#s';

	/**
	 * Whether a part of the page that was printed before its end has such a script.
	 */
	private bool $is_used = false;

	/**
	 * Reads the page when it is complete.
	 */
	public function watch(): void {
		ob_start( fn ( string $html, int $phase ): string => $this->read( $html, 0 !== ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) );
	}

	/**
	 * Takes WooCommerce's scripts out of their templates where the page's own scripts use jQuery, so that they run as they stand.
	 *
	 * @param string $html    The page, or a part of it.
	 * @param bool   $is_last Whether nothing follows.
	 */
	public function read( string $html, bool $is_last ): string {
		preg_match( self::TEMPLATES, $html, $match );
		$templates = $match[0] ?? '';
		$rest      = '' === $templates ? $html : str_replace( $templates, '', $html );
		// Too long a script to read counts, too.
		$this->is_used = $this->is_used || 0 !== preg_match( self::USE, $rest );
		if ( ! $is_last || '' === $templates || ! $this->is_used ) {
			return $html;
		}
		preg_match_all( '#<script\b.*?</script>#s', preg_replace( '#^.*?<template>#s', '', $templates ) ?? '', $scripts );
		// jQuery stands in several templates, and runs once.
		return str_replace( $templates, implode( "\n", array_unique( $scripts[0] ) ), $html );
	}
}
