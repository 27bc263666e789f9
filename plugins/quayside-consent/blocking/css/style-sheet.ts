/**
 * Matches a token in CSS that may be an address. Whatever follows a quote or a parenthesis may be one: url(), image-set(),
 * src(), and @import accept strings, and function names can contain escapes. Keep in sync with StyleSheet.php.
 */
const TOKEN = /(["'(]\s*)(data:,#)?((?:\\[\da-f]{1,6}\s|\\\s|\\?[^"'()\s])+)/gi;

/** Turns the address after it into an empty file. */
export const MARK = 'data:,#';

/** Resolves CSS escapes. */
const plain = ( text: string ): string =>
	text.replace(
		/\\(?:([\da-f]{1,6})\s?|\s|(.))/gi,
		( _, code: string | undefined, letter = '' ) =>
			code
				? String.fromCodePoint(
						Math.min( parseInt( code, 16 ), 0xffff )
					)
				: ( letter as string )
	);

/**
 * Returns CSS in which blocked addresses fetch nothing, and all others do.
 *
 * @param css       A style sheet, or the value of a style attribute.
 * @param isBlocked Determines whether an address is blocked.
 */
export const markCss = (
	css: string,
	isBlocked: ( address: string ) => unknown
): string =>
	css.replace(
		TOKEN,
		( _all, before: string, _mark, address: string ) =>
			before + ( isBlocked( plain( address ) ) ? MARK : '' ) + address
	);
