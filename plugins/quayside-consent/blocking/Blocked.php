<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Lists the attributes that may be blocked, by element. The rewriter and the scripts that unblock share this list:
 * `npm run providers` writes it to blocked.bundled.json. An attribute that is not listed is never restored, no
 * matter who marked it.
 */
final class Blocked {
	/**
	 * Attributes that make the browser fetch something, by element name.
	 */
	public const ADDRESSES = [
		'SCRIPT'  => [ 'src', 'href', 'xlink:href' ],
		'IFRAME'  => [ 'src' ],
		'FRAME'   => [ 'src' ],
		'IMG'     => [ 'src', 'srcset' ],
		'SOURCE'  => [ 'src', 'srcset' ],
		'VIDEO'   => [ 'src', 'poster' ],
		'AUDIO'   => [ 'src' ],
		'TRACK'   => [ 'src' ],
		'EMBED'   => [ 'src' ],
		'OBJECT'  => [ 'data' ],
		'INPUT'   => [ 'src' ],
		'LINK'    => [ 'href', 'imagesrcset' ],
		'IMAGE'   => [ 'src', 'srcset', 'href', 'xlink:href' ],
		'USE'     => [ 'href', 'xlink:href' ],
		'FEIMAGE' => [ 'href', 'xlink:href' ],
		'A'       => [ 'ping' ],
		'AREA'    => [ 'ping' ],
		'BODY'    => [ 'background' ],
		'TABLE'   => [ 'background' ],
		'TR'      => [ 'background' ],
		'TD'      => [ 'background' ],
		'TH'      => [ 'background' ],
		'SET'     => [ 'to' ],
		'ANIMATE' => [ 'from', 'to', 'by', 'values' ],
	];

	/**
	 * Matches the relations of links that the browser fetches by itself, also in a header.
	 */
	public const FETCHED_RELATIONS = '(?:style|pre|icon|manifest)';

	/**
	 * Attributes that contain CSS: style, and those of SVG elements. Their addresses are blocked in place. Keep in sync
	 * with PRESENTATION in blocked.ts.
	 */
	public const STYLES = [ 'style', 'clip-path', 'cursor', 'fill', 'filter', 'marker', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke' ];

	/**
	 * Attributes of an iframe that are blocked along with its address, because the placeholder replaces them.
	 */
	public const IFRAME_EXTRAS = [ 'srcdoc', 'sandbox' ];

	/**
	 * Returns the list in the format that the scripts use: lowercase names, separated by spaces.
	 *
	 * @return array<string, string>
	 */
	public static function table(): array {
		$table           = array_map( static fn ( array $names ): string => implode( ' ', $names ), array_change_key_case( self::ADDRESSES ) );
		$table['iframe'] = implode( ' ', [ ...self::ADDRESSES['IFRAME'], ...self::IFRAME_EXTRAS ] );
		return $table;
	}

	/**
	 * Returns the contents of blocked.bundled.json.
	 */
	public static function json(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- without WordPress.
		return json_encode( self::table(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) . "\n";
	}
}
