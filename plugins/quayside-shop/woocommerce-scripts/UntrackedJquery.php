<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Finds scripts that may use jQuery, or the settings of WooCommerce's scripts, but were never enqueued: in a theme's template, a
 * snippet, or a Custom HTML block. Store pages have always had both, so such scripts rely on them.
 */
final class UntrackedJquery {
	/**
	 * Matches an inline script up to its first use of jQuery or of the settings of a deferred script, but no data blocks, templates,
	 * or settings that WooCommerce prints. On pages with its blocks, WooCommerce lists the URLs of all registered scripts in the script
	 * "wc-dependency-detection-registry".
	 */
	private const INLINE = '#<script\b(?![^>]*\bsrc\s*=)(?![^>]*\bid\s*=\s*["\']?(?:wc-dependency-detection-|w(?:c-[\w-]+|oocommerce)-js-extra\b))'
		. '(?![^>]*\btype\s*=\s*["\']?(?:application/(?!(?:x-)?javascript)|text/(?!javascript|ecmascript)|speculationrules|importmap))[^>]*>'
		. '(?-i:(?:[^<jw]++|<(?!/(?i:script))|(?<=\w)[jw]|j(?!Query\b)|(?!' . UndeclaredJquery::SETTINGS . '\b)w)*+'
		. '(?:jQuery|' . UndeclaredJquery::SETTINGS . ')\b)#i';

	/**
	 * Matches a script with a file that runs while the page is parsed or when it is complete. WordPress gives the scripts that it
	 * tracks an ID ending in "-js". Asynchronous scripts cannot rely on others, nor can modules.
	 */
	private const FILE = '#<script\b(?=[^>]*\ssrc\s*=)(?![^>]*\sid\s*=\s*["\']?[^"\'\s>]*-js\b)(?![^>]*\sasync\b)(?![^>]*\btype\s*=\s*["\']?(?:module\b|application/(?!(?:x-)?javascript)|text/(?!javascript|ecmascript)))#i';

	/**
	 * Matches the URL of a script module, except those of Quayside, WordPress, and WooCommerce.
	 */
	private const MODULE = '#<script\b(?=[^>]*\stype\s*=\s*["\']?module\b)(?![^>]*\sid\s*=\s*["\']?@(?:quayside|wordpress|woocommerce)/)[^>]*\ssrc\s*=\s*["\']?([^"\'\s>]+)#i';

	/**
	 * Whether a part of the page that was flushed earlier has such a script.
	 */
	private bool $is_used = false;

	/**
	 * HTML of the module that defers scripts. Empty until it is printed.
	 */
	private string $deferred = '';

	/**
	 * HTML of the same scripts, running as usual.
	 */
	private string $running = '';

	/**
	 * Starts an output buffer that checks the page.
	 */
	public function watch(): void {
		ob_start( fn ( string $html ): string => $this->read( $html ) );
	}

	/**
	 * Sets what is replaced if the page has such a script.
	 *
	 * @param string $deferred HTML of the module that defers scripts, as it is printed.
	 * @param string $running  HTML of the same scripts, running as usual. Scripts that occur twice run once.
	 */
	public function replace( string $deferred, string $running ): void {
		$this->deferred = $deferred;
		preg_match_all( '#<script\b.*?</script>#s', $running, $scripts );
		$this->running = implode( "\n", array_unique( $scripts[0] ) );
	}

	/**
	 * Replaces the deferred scripts if the page has a script that may use jQuery.
	 *
	 * @param string $html The page, or a part of it.
	 */
	public function read( string $html ): string {
		// A script that exceeds PCRE's limits counts as one that uses jQuery.
		$this->is_used = $this->is_used || 0 !== preg_match( self::INLINE, $html ) || 0 !== preg_match( self::FILE, $html ) || self::is_in_module( $html );
		return $this->is_used && '' !== $this->deferred ? str_replace( $this->deferred, $this->running, $html ) : $html;
	}

	/**
	 * Determines whether a script module of the page uses jQuery.
	 *
	 * @param string $html The page, or a part of it.
	 */
	private static function is_in_module( string $html ): bool {
		preg_match_all( self::MODULE, $html, $modules );
		foreach ( $modules[1] as $url ) {
			if ( UndeclaredJquery::is_in_module( html_entity_decode( $url ) ) ) {
				return true;
			}
		}
		return false;
	}
}
