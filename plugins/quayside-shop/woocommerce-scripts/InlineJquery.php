<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Finds inline scripts that use jQuery but were never enqueued: in a theme's template, a snippet, or a Custom HTML block. Store
 * pages have always had jQuery, so such scripts rely on it.
 */
final class InlineJquery {
	/**
	 * Matches an inline script up to its first use of jQuery, but no data blocks or templates.
	 */
	private const USE = '#<script\b(?![^>]*\bsrc\s*=)(?![^>]*\btype\s*=\s*["\']?(?:application/(?!(?:x-)?javascript)|text/(?!javascript|ecmascript)|speculationrules|importmap))[^>]*>(?:[^<j]++|<(?!/script)|j(?!Query\b))*+\bjQuery\b#i';

	/**
	 * Matches the host of the module "on-demand" with its templates.
	 */
	private const TEMPLATES = '#<div id="quayside-shop-on-demand"[^>]*>.*?</template></div>#s';

	/**
	 * Whether a part of the page that was flushed earlier has such a script.
	 */
	private bool $is_used = false;

	/**
	 * Starts an output buffer that checks the page.
	 */
	public function watch(): void {
		ob_start( fn ( string $html, int $phase ): string => $this->read( $html, ( $phase & PHP_OUTPUT_HANDLER_FINAL ) > 0 ) );
	}

	/**
	 * Moves WooCommerce's scripts out of their templates if inline scripts use jQuery, so that they run as usual.
	 *
	 * @param string $html    The page, or a part of it.
	 * @param bool   $is_last Whether this is the end of the page.
	 */
	public function read( string $html, bool $is_last ): string {
		preg_match( self::TEMPLATES, $html, $match );
		$templates = $match[0] ?? '';
		$rest      = '' === $templates ? $html : str_replace( $templates, '', $html );
		// A script that exceeds PCRE's limits counts as one that uses jQuery.
		$this->is_used = $this->is_used || 0 !== preg_match( self::USE, $rest );
		if ( ! $is_last || '' === $templates || ! $this->is_used ) {
			return $html;
		}
		preg_match_all( '#<script\b.*?</script>#s', preg_replace( '#^.*?<template>#s', '', $templates ) ?? '', $scripts );
		// Several templates contain jQuery, which must run once.
		return str_replace( $templates, implode( "\n", array_unique( $scripts[0] ) ), $html );
	}
}
