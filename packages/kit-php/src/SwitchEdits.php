<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Replaces blocks, shortcodes, and widgets of Elementor in content without changing any other byte, and undoes these edits later, even
 * in content that has changed since.
 *
 * An edit is a list of the position, the text before, and the text after.
 *
 * @phpstan-type Edit array{int, string, string}
 */
final class SwitchEdits {
	/** Blocks that have static HTML or none. It is written again when their post is saved. */
	private const BLOCKS_WITH_STATIC_HTML = [ 'quayside/gallery', 'quayside/form' ];

	/** Matches the delimiter of a block, as WordPress does: closing, name, attributes, self-closing. */
	private const DELIMITER = '~<!--\s+(/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+({(?:(?:[^}]+|}+(?=})|(?!}\s+/?-->).)*+)?}\s+)?(/)?-->~s';

	/** Matches what has attributes: delimiters of blocks, and HTML tags. */
	private const ATTRIBUTES = '~<!--\s.*?-->|</?[a-z](?:"[^"]*+"|\'[^\']*+\'|[^>"\'])*+>~si';

	/**
	 * Replaces blocks.
	 *
	 * @param array<int, string> $names Names of the blocks.
	 * @param callable(array<string, mixed>, string, string): (string|null) $replace Returns the new markup of a parsed block, or null to
	 * leave it. It also gets the markup, and the start of it: the first delimiter without its end.
	 * @return array{edits: array<int, Edit>, broken: int} Edits from the last to the first; the number of blocks that can't be read or are not closed.
	 */
	public static function blocks( string $content, array $names, callable $replace ): array {
		$edits  = [];
		$marks  = self::delimiters( $content, $names );
		$broken = self::unreadable( $content, $names, $marks );
		$count  = count( $marks );
		$index  = 0;
		while ( $index < $count ) {
			$end = self::closed_by( $marks, $index );
			if ( null === $end ) {
				// A broken block must not hide the others.
				++$broken;
				++$index;
				continue;
			}
			$edit = self::block( $content, $marks[ $index ], $marks[ $end ]['end'], $replace );
			if ( null !== $edit ) {
				$edits[] = $edit;
			}
			$index = $end + 1;
		}
		return [
			'edits'  => array_reverse( $edits ),
			'broken' => $broken,
		];
	}

	/**
	 * Returns the delimiters of blocks.
	 *
	 * @param array<int, string> $names Names of the blocks.
	 * @return array<int, array{name: string, kind: string, at: int, end: int}> The kind is open, close, or void.
	 */
	private static function delimiters( string $content, array $names ): array {
		$marks = [];
		preg_match_all( self::DELIMITER, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		foreach ( $found as $match ) {
			$name = ( $match[2][0] ?? 'core/' ) . $match[3][0];
			if ( in_array( $name, $names, true ) ) {
				$marks[] = [
					'name' => $name,
					'kind' => null !== $match[1][0] ? 'close' : ( null !== ( $match[5][0] ?? null ) ? 'void' : 'open' ),
					'at'   => $match[0][1],
					'end'  => $match[0][1] + strlen( (string) $match[0][0] ),
				];
			}
		}
		return $marks;
	}

	/**
	 * Returns the number of blocks whose first delimiter WordPress doesn't read, such as because of its attributes.
	 *
	 * @param array<int, string>                                               $names Names of the blocks.
	 * @param array<int, array{name: string, kind: string, at: int, end: int}> $marks Delimiters.
	 */
	private static function unreadable( string $content, array $names, array $marks ): int {
		$patterns = array_map(
			static fn ( string $name ): string => (string) preg_replace( '~^core/~', '(?:core/)?', preg_quote( $name, '~' ) ),
			$names
		);
		$readable = array_filter( $marks, static fn ( array $mark ): bool => 'close' !== $mark['kind'] );
		return (int) preg_match_all( '~<!--\s+wp:(?:' . implode( '|', $patterns ) . ')\s~', $content ) - count( $readable );
	}

	/**
	 * Returns the index of the delimiter that closes a block; null if there is none.
	 *
	 * @param array<int, array{name: string, kind: string, at: int, end: int}> $marks Delimiters.
	 */
	private static function closed_by( array $marks, int $index ): ?int {
		if ( 'open' !== $marks[ $index ]['kind'] ) {
			return 'void' === $marks[ $index ]['kind'] ? $index : null;
		}
		$depth = 0;
		$count = count( $marks );
		for ( $at = $index; $at < $count; $at++ ) {
			if ( $marks[ $at ]['name'] === $marks[ $index ]['name'] && 'void' !== $marks[ $at ]['kind'] ) {
				$depth += 'open' === $marks[ $at ]['kind'] ? 1 : -1;
				if ( 0 === $depth ) {
					return $at;
				}
			}
		}
		return null;
	}

	/**
	 * @param array{name: string, kind: string, at: int, end: int} $mark Its first delimiter.
	 * @param int                                                  $end  Its end.
	 * @param callable(array<string, mixed>, string, string): (string|null) $replace Replaces a parsed block.
	 * @return Edit|null
	 */
	private static function block( string $content, array $mark, int $end, callable $replace ): ?array {
		$markup = substr( $content, $mark['at'], $end - $mark['at'] );
		$start  = rtrim( substr( $content, $mark['at'], $mark['end'] - $mark['at'] - strlen( '-->' ) ), "/ \t\r\n" );
		$parsed = parse_blocks( $markup );
		/** @var array<string, mixed> $block */
		$block = $parsed[0] ?? [];
		$new   = 1 === count( $parsed ) ? $replace( $block, $markup, $start ) : null;
		return null === $new || $new === $markup ? null : [ $mark['at'], $markup, $new ];
	}

	/**
	 * Replaces shortcodes.
	 *
	 * @param array<int, string> $tags Names of the shortcodes.
	 * @param callable(array<int|string, string>, bool): (string|null) $replace Returns the text for a shortcode's attributes, or null to
	 * leave it. It also gets whether the shortcode is in an attribute of a block or an HTML tag, where quotes would end the value.
	 * @return array<int, Edit> Edits from the last to the first.
	 */
	public static function shortcodes( string $content, array $tags, callable $replace ): array {
		$edits = [];
		preg_match_all( '/' . get_shortcode_regex( $tags ) . '/s', $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		[] === $found || preg_match_all( self::ATTRIBUTES, $content, $places, PREG_OFFSET_CAPTURE );
		foreach ( $found as $shortcode ) {
			// [[name]] stands for the text itself.
			if ( '[' === $shortcode[1][0] && ']' === ( $shortcode[6][0] ?? '' ) ) {
				continue;
			}
			$given      = shortcode_parse_atts( $shortcode[3][0] );
			$attributes = array_filter( is_array( $given ) ? $given : [], 'is_string' );
			$at         = $shortcode[0][1];
			$around     = array_filter( $places[0] ?? [], static fn ( array $place ): bool => $place[1] < $at && $at < $place[1] + strlen( $place[0] ) );
			$new        = $replace( $attributes, [] !== $around );
			if ( null !== $new && $new !== $shortcode[0][0] ) {
				array_unshift( $edits, [ $at, $shortcode[0][0], $new ] );
			}
		}
		return $edits;
	}

	/**
	 * Replaces widgets and texts in the JSON of an Elementor page.
	 *
	 * @param string $widget Name of the widget; empty for none.
	 * @param callable(array<string, mixed>): (array<string, mixed>|null) $replace Returns the new element, or null to leave it.
	 * @param callable(string): array<int, Edit> $texts Returns the edits of a text.
	 * @return array<int, Edit> Edits from the last to the first.
	 */
	public static function elements( string $json, string $widget, callable $replace, callable $texts ): array {
		$edits = [];
		/** @var array<int, array{at: int, widget: bool}> $stack */
		$stack  = [];
		$offset = 0;
		while ( 1 === preg_match( '/"(?:[^"\\\\]|\\\\.)*+"|[{}]/s', $json, $token, PREG_OFFSET_CAPTURE, $offset ) ) {
			[ $text, $at ] = $token[0];
			$offset        = $at + strlen( $text );
			if ( '{' === $text ) {
				$stack[] = [
					'at'     => $at,
					'widget' => false,
				];
			} elseif ( '}' === $text ) {
				$open    = array_pop( $stack );
				$from    = $open['at'] ?? 0;
				$element = true === ( $open['widget'] ?? false ) ? json_decode( substr( $json, $from, $offset - $from ), true ) : null;
				/** @var array<string, mixed>|null $element */
				$new = is_array( $element ) && ( $element['widgetType'] ?? '' ) === $widget ? $replace( $element ) : null;
				if ( null !== $new ) {
					$edits   = array_filter( $edits, static fn ( array $edit ): bool => $edit[0] < $from );
					$edits[] = [ $from, substr( $json, $from, $offset - $from ), (string) wp_json_encode( $new ) ];
				}
			} elseif ( '"widgetType"' === $text && [] !== $stack ) {
				$stack[ count( $stack ) - 1 ]['widget'] = true;
			} elseif ( '"' === $text[0] && str_contains( $text, '[' ) ) {
				$value = json_decode( $text );
				$new   = is_string( $value ) ? self::apply( $value, $texts( $value ) ) : $value;
				if ( is_string( $new ) && $new !== $value ) {
					$edits[] = [ $at, $text, (string) wp_json_encode( $new ) ];
				}
			}
		}
		return array_reverse( array_values( $edits ) );
	}

	/**
	 * Applies edits in their order.
	 *
	 * @param array<int, Edit> $edits Edits from the last to the first.
	 */
	public static function apply( string $content, array $edits ): string {
		foreach ( $edits as [ $at, $before, $after ] ) {
			$content = substr_replace( $content, $after, $at, strlen( $before ) );
		}
		return $content;
	}

	/**
	 * Undoes edits in content that may have changed since, or that has none of them: it was not saved, or its original was restored.
	 *
	 * @param array<mixed> $edits Edits in the order in which they were applied.
	 * @return array{content: string, moved: bool, lost: int} The content; whether it had changed since; the number of edits whose text
	 * is no longer there.
	 */
	public static function undo( string $content, array $edits ): array {
		$given = $content;
		$moved = false;
		$lost  = 0;
		/** @var array<Edit> $edits */
		$edits = array_filter( $edits, [ self::class, 'is_edit' ] );
		foreach ( array_reverse( $edits ) as [ $at, $before, $after ] ) {
			$length = strlen( $after );
			if ( substr( $content, $at, $length ) !== $after ) {
				$moved           = true;
				[ $at, $length ] = self::nearest( $content, $after, $at );
			}
			if ( null === $at ) {
				++$lost;
				continue;
			}
			$content = substr_replace( $content, $before, $at, $length );
		}
		$is_original = $lost > 0 && self::is_original( $given, $edits );
		return [
			'content' => $is_original ? $given : $content,
			'moved'   => $moved && ! $is_original,
			'lost'    => $is_original ? 0 : $lost,
		];
	}

	/**
	 * @param mixed $edit An edit, or anything else that the journal has.
	 */
	private static function is_edit( mixed $edit ): bool {
		return is_array( $edit ) && is_int( $edit[0] ?? null ) && is_string( $edit[1] ?? null ) && is_string( $edit[2] ?? null );
	}

	/**
	 * Determines whether content has the text before each edit at its place.
	 *
	 * @param array<Edit> $edits Edits in the order in which they are applied.
	 */
	private static function is_original( string $content, array $edits ): bool {
		foreach ( $edits as $edit ) {
			if ( substr( $content, $edit[0], strlen( $edit[1] ) ) !== $edit[1] ) {
				return false;
			}
			$content = self::apply( $content, [ $edit ] );
		}
		return true;
	}

	/**
	 * Returns the position and length of a text that is nearest to another position. The static HTML of blocks may differ.
	 *
	 * @return array{int|null, int} Null if the content doesn't have the text.
	 */
	private static function nearest( string $content, string $text, int $near ): array {
		$exact = self::find( $content, [], $text, $near );
		return null !== $exact[0] ? $exact : self::find( $content, self::static_html( $content ), self::apply( $text, self::static_html( $text ) ), $near );
	}

	/**
	 * Returns the edits that remove static HTML.
	 *
	 * @return array<int, Edit> Edits from the last to the first.
	 */
	private static function static_html( string $content ): array {
		return self::blocks(
			$content,
			self::BLOCKS_WITH_STATIC_HTML,
			// Other blocks in it are not static.
			static fn ( array $block, string $markup, string $start ): ?string => substr_count( $markup, '<!--', strlen( $start ) ) > 1 ? null : "$start /-->"
		)['edits'];
	}

	/**
	 * Finds a text in edited content, and returns its position and length before the edits, nearest to another position.
	 *
	 * @param array<int, Edit> $edits Edits from the last to the first.
	 * @return array{int|null, int} Null if the edited content doesn't have the text.
	 */
	private static function find( string $content, array $edits, string $text, int $near ): array {
		$edited = self::apply( $content, $edits );
		$length = strlen( $text );
		$best   = [ null, 0 ];
		$found  = '' === $text ? false : strpos( $edited, $text );
		while ( false !== $found ) {
			$at = self::position( $edits, $found );
			if ( null === $best[0] || abs( $at - $near ) < abs( $best[0] - $near ) ) {
				$best = [ $at, self::position( $edits, $found + $length ) - $at ];
			}
			$found = strpos( $edited, $text, $found + $length );
		}
		return $best;
	}

	/**
	 * Returns the position before edits of a position after them.
	 *
	 * @param array<int, Edit> $edits Edits from the last to the first.
	 */
	private static function position( array $edits, int $position ): int {
		foreach ( array_reverse( $edits ) as [ $at, $before, $after ] ) {
			if ( $position < $at + strlen( $after ) ) {
				break;
			}
			$position += strlen( $before ) - strlen( $after );
		}
		return $position;
	}
}
