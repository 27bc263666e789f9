<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

/**
 * Removes rules from CSS that can't match any element of a page, because the page does not contain a class that their selectors
 * require.
 *
 * A rule that is hard to read stays. So do conditions of `:not()` and of attributes, and everything but style rules.
 */
final class UsedRules {
	/**
	 * A statement up to its semicolon or block. Strings and comments can contain braces. Possessive, and the rest stays if a
	 * statement can't be read, so linear in time.
	 */
	private const STATEMENT = <<<'REGEX'
		~\G(?<prelude>(?:[^{};"'/]++|(?<text>"(?:[^"\\]|\\.)*+"|'(?:[^'\\]|\\.)*+'|/\*.*?\*/|/))*+)(?:;|(?<block>\{(?:[^{}"'/]++|(?&text)|(?&block))*+\}))~s
		REGEX;

	/** Length of the longest list of selectors that is read, in bytes. */
	private const LONGEST = 5_000;

	/** A functional pseudo-class with its arguments, or an attribute. */
	private const CONDITION = '/:(?<name>[\w-]+)(?<arguments>\((?:[^()]++|(?&arguments))*+\))|\[[^\]]*+\]/';

	/**
	 * @param array<string, mixed> $words   The page's words as keys, outside of its styles.
	 * @param string               $classes Regular expression of the classes that only the server adds. Scripts can add others.
	 */
	public function __construct( private array $words, private string $classes ) {}

	/**
	 * Returns the CSS without unused rules, or the same CSS if it can't be read.
	 */
	public function trim( string $css ): string {
		$used = $this->rules( $css );
		// Animations of the removed rules.
		$used = (string) preg_replace_callback(
			'/@keyframes ([\w-]+)\{(?:[^{}]++|\{[^{}]*+\})*+\}/',
			static fn ( array $found ): string => preg_match_all( '/(?<![\w-])' . preg_quote( $found[1], '/' ) . '(?![\w-])/', $used ) > 1 ? $found[0] : '',
			$used
		);
		// Empty conditions, and where development tools find the source.
		return (string) preg_replace( '~@(?:media|supports)\b[^{};]*+\{\s*+\}|\s*+/\*# sourceURL=[^*]*+\*/~', '', $used );
	}

	private function rules( string $css ): string {
		return preg_replace_callback( self::STATEMENT, $this->statement( ... ), $css ) ?? $css;
	}

	/**
	 * @param array<array-key, string> $found Parts of a statement.
	 */
	private function statement( array $found ): string {
		$block = $found['block'] ?? '';
		if ( '' === $block ) {
			return $found[0];
		}
		$prelude = trim( (string) preg_replace( '~/\*.*?\*/~s', '', $found['prelude'] ) );
		if ( 1 === preg_match( '/^@(?:media|supports)\b/', $prelude ) ) {
			$inner = $this->rules( substr( $block, 1, -1 ) );
			return '' === trim( $inner ) ? '' : $found['prelude'] . '{' . $inner . '}';
		}
		if ( strlen( $prelude ) > self::LONGEST || str_starts_with( $prelude, '@' ) || str_contains( $prelude, '\\' ) || str_contains( $prelude, '"' ) ) {
			return $found[0];
		}
		$all  = self::split( $prelude );
		$used = array_filter( $all, $this->can_match( ... ) );
		return match ( count( $used ) ) {
			0 => '',
			count( $all ) => $found[0],
			default => implode( ',', $used ) . $block,
		};
	}

	/**
	 * Determines whether a selector can match an element of the page.
	 */
	private function can_match( string $selector ): bool {
		$plain = (string) preg_replace_callback( self::CONDITION, static fn (): string => '', $selector );
		preg_match_all( '/\.([a-zA-Z_-][\w-]*)/', $plain, $classes );
		foreach ( $classes[1] as $class ) {
			if ( ! isset( $this->words[ $class ] ) && 1 === preg_match( $this->classes, $class ) ) {
				return false;
			}
		}
		preg_match_all( self::CONDITION, $selector, $conditions, PREG_SET_ORDER );
		foreach ( $conditions as $condition ) {
			if ( in_array( $condition['name'] ?? '', [ 'is', 'where', 'has' ], true ) ) {
				$alternatives = self::split( substr( $condition['arguments'] ?? '', 1, -1 ) );
				if ( [] === array_filter( $alternatives, $this->can_match( ... ) ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Splits a list of selectors at its commas, but not at those of `:is(a, b)`.
	 *
	 * @return array<int, string>
	 */
	private static function split( string $selectors ): array {
		preg_match_all( '/(?:[^,()]++|(\((?:[^()]++|(?1))*+\)))++/', $selectors, $found );
		return array_map( 'trim', $found[0] );
	}
}
