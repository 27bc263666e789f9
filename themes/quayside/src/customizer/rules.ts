import { schemeOf } from '../preview/scheme';

type Values = Readonly< Record< string, string > >;

const PREFIX = 'colour_';

/**
 * CSS of the chosen colours.
 *
 * @param values Settings by name; only those that begin with "colour_" count, empty ones are the style's.
 */
export function palette( values: Values ): string {
	const css = Object.entries( values )
		.filter(
			( [ name, colour ] ) =>
				name.startsWith( PREFIX ) && /^#[0-9a-f]{3,8}$/i.test( colour )
		)
		.map(
			( [ name, colour ] ) =>
				`--wp--preset--color--${ name.slice( PREFIX.length ) }:${ colour };`
		)
		.join( '' );
	return css
		? `:root:root{${ css }${ schemeOf( values.colour_paper ) }}`
		: '';
}

/**
 * CSS of the chosen fonts, text size and weight of headings.
 *
 * @param values Settings by name.
 * @param stacks What font-family says, by font.
 */
export function fontRules( values: Values, stacks: Values ): string {
	const rule = (
		selector: string,
		slug: string,
		stack: string | undefined
	): string =>
		stack
			? `:root:root{--wp--preset--font-family--${ slug }:${ stack }}${ selector }{font-family:${ stack }}`
			: '';
	const {
		font_body: body,
		font_headings: headings,
		text_size: size,
		heading_weight: weight,
	} = values;
	return [
		rule( ':root body', 'sans', stacks[ body ?? '' ] ),
		rule( ':root :is(h1,h2,h3,h4)', 'serif', stacks[ headings ?? '' ] ),
		/^\d{2,3}$/.test( size ?? '' ) ? `html{font-size:${ size }%}` : '',
		/^\d{3}$/.test( weight ?? '' )
			? `:root:root{--wp--custom--heading-weight:${ weight }}`
			: '',
	].join( '' );
}
