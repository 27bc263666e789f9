import { contrast } from '@quayside/ui/contrast';

/**
 * Returns the color-scheme declaration for a page background, as inc/Styles/Variation.php prints it.
 *
 * @param paper Color of the page background. Returns '' if it is not hexadecimal.
 */
export function getColorScheme( paper: string = '' ): string {
	const color = paper.replace( /^#(.)(.)(.)$/, '#$1$1$2$2$3$3' );
	if ( ! /^#[0-9a-f]{6}$/i.test( color ) ) {
		return '';
	}
	return `color-scheme:${ contrast( color, '#ffffff' ) > contrast( color, '#000000' ) ? 'dark' : 'normal' };`;
}
