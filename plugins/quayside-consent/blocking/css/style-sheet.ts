/**
 * Addresses in CSS. Whatever stands behind a quote or a parenthesis may be one: url(), @import, image-set() and src() take
 * strings, and names of functions may be written with escapes. The same as StyleSheet.php.
 */
const TOKEN = /(["'(]\s*)(data:,#)?((?:\\[\da-f]{1,6}\s|\\\s|\\?[^"'()\s])+)/gi;

/** What makes an address an empty file of its own. */
export const MARK = 'data:,#';

/** CSS's escapes undone. */
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
 * CSS in which the addresses that are held fetch nothing, and all others do.
 *
 * @param css    A style sheet, or the value of a style attribute.
 * @param isHeld Whether an address is held.
 */
export const markCss = (
	css: string,
	isHeld: ( address: string ) => unknown
): string =>
	css.replace(
		TOKEN,
		( _all, before: string, _mark, address: string ) =>
			before + ( isHeld( plain( address ) ) ? MARK : '' ) + address
	);
