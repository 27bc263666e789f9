<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Replaces the shortcodes of galleries in a content.
 */
final class GalleryShortcodes {
	/** Blocks whose whole content can be a shortcode. */
	private const WRAPPER = '~<!-- wp:shortcode -->\s*(\[%s(?:\s[^\]]*)?\])\s*<!-- /wp:shortcode -->~';

	/**
	 * Adds the edits that replace a shortcode to those of blocks: a block that contains nothing else as a whole.
	 *
	 * @param array<int, array{int, string, string}> $edits   Edits of blocks.
	 * @param callable(array<int|string, string>, bool, bool): (string|null) $replace Returns the text for a shortcode's attributes. It also
	 * gets whether it becomes a block, and whether it is in an attribute of a block or an HTML tag.
	 * @return array<int, array{int, string, string}> Edits from the last to the first.
	 */
	public static function edits( string $content, string $tag, array $edits, callable $replace ): array {
		$text  = $content;
		$blank = static function ( int $at, string $before ) use ( &$text ): void {
			$text = substr_replace( $text, str_repeat( ' ', strlen( $before ) ), $at, strlen( $before ) );
		};
		foreach ( $edits as [ $at, $before ] ) {
			$blank( $at, $before );
		}
		preg_match_all( sprintf( self::WRAPPER, preg_quote( $tag, '~' ) ), $text, $wrapped, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $wrapped as $match ) {
			$inner = SwitchEdits::shortcodes( $match[1][0], [ $tag ], static fn ( array $given ): ?string => $replace( $given, true, false ) );
			if ( 1 === count( $inner ) && $inner[0][1] === $match[1][0] ) {
				$edits[] = [ $match[0][1], $match[0][0], $inner[0][2] ];
			}
			$blank( $match[0][1], $match[0][0] );
		}
		$edits = [
			...$edits,
			...SwitchEdits::shortcodes(
				$text,
				[ $tag ],
				static fn ( array $given, bool $in_attribute ): ?string => $replace( $given, false, $in_attribute )
			),
		];
		usort( $edits, static fn ( array $a, array $b ): int => $b[0] <=> $a[0] );
		return $edits;
	}
}
