import { fontRules, palette } from './rules';

test( 'turns color settings into presets, without empty and invalid ones', () => {
	expect(
		palette( {
			colour_sea: '#123456',
			colour_ink: '',
			colour_paper: 'red;}body{display:none',
			font_body: 'system',
		} )
	).toBe( ':root:root{--wp--preset--color--sea:#123456;}' );
	expect( palette( {} ) ).toBe( '' );
} );

test( 'returns CSS for fonts, text size, and heading weight', () => {
	const stacks = { system: 'system-ui, sans-serif' };
	expect(
		fontRules(
			{ font_body: 'system', text_size: '110', heading_weight: '600' },
			stacks
		)
	).toBe(
		':root:root{--wp--preset--font-family--sans:system-ui, sans-serif}:root body{font-family:system-ui, sans-serif}html{font-size:110%}:root:root{--wp--custom--heading-weight:600}'
	);
	expect(
		fontRules(
			{
				font_body: 'unknown',
				font_headings: '',
				text_size: 'x',
				heading_weight: '',
			},
			stacks
		)
	).toBe( '' );
} );
