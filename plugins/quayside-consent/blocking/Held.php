<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * What may be held, by element: the one list for the rewriter, and for the scripts that let go of it. `npm run providers`
 * writes it to held.bundled.json; whatever is not in it is never put back, whoever has marked it.
 */
final class Held {
	/**
	 * Attributes that make the browser fetch something, by the element's name.
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
	];

	/**
	 * Attributes of a frame that are held beside its address, because the placeholder takes their place.
	 */
	public const OF_FRAMES = [ 'srcdoc', 'sandbox' ];

	/**
	 * All of it as the pages' scripts have it: names in lower case, with spaces between them.
	 *
	 * @return array<string, string>
	 */
	public static function table(): array {
		$table           = array_map( static fn ( array $names ): string => implode( ' ', $names ), array_change_key_case( self::ADDRESSES ) );
		$table['iframe'] = implode( ' ', [ ...self::ADDRESSES['IFRAME'], ...self::OF_FRAMES ] );
		return $table;
	}

	/**
	 * The contents of held.bundled.json.
	 */
	public static function json(): string {
		return json_encode( self::table(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) . "\n"; // phpcs:ignore WordPress.WP.AlternativeFunctions -- without WordPress.
	}
}
