import { getColorScheme } from '../preview/scheme';

type Values = Readonly< Record< string, string > >;

const PREFIX = 'colour_';

/**
 * Returns CSS for the selected colors.
 *
 * @param values Settings by name. Only those that start with "colour_" are used, and empty ones mean the style's default.
 */
export function palette( values: Values ): string {
	const css = Object.entries( values )
		.filter(
			( [ name, color ] ) =>
				name.startsWith( PREFIX ) && /^#[0-9a-f]{3,8}$/i.test( color )
		)
		.map(
			( [ name, color ] ) =>
				`--wp--preset--color--${ name.slice( PREFIX.length ) }:${ color };`
		)
		.join( '' );
	return css
		? `:root:root{${ css }${ getColorScheme( values.colour_paper ) }}`
		: '';
}

/**
 * Returns CSS for the selected fonts, text size, and heading weight.
 *
 * @param values Settings by name.
 * @param stacks Font stacks by slug.
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
