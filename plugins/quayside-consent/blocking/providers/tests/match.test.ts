import table from '../../../../../contracts/consent/cases/match.json';
import { decode, matcher } from '../match';

const OWN = new URL( table.site ).host;

describe( table.title, () => {
	const categoryOf = matcher( table.held );
	/** As the boot script asks: addresses are read on a page that came over https. */
	const ask = ( address: string, by = categoryOf ): string => {
		const url = URL.canParse( address, table.site )
			? new URL( address, table.site )
			: null;
		return (
			( url &&
				/^(http|ws)/.test( url.protocol ) &&
				url.host !== OWN &&
				by( url ) ) ||
			''
		);
	};
	test.each( table.cases )(
		'"$url" is held by "$category"',
		( { url, category } ) => {
			expect( ask( url ) ).toBe( category );
		}
	);

	test( 'fingerprints are those of PHP: the upper 26 bits of fnv1a32, in ascending order', () => {
		// php -r "echo hexdec( hash( 'fnv1a32', 'youtube.com' ) ) >> 6;"
		expect( decode( table.held.functional ) ).toContain( 18450685 );
		expect( decode( table.held.functional ) ).toHaveLength( 3 );
		expect( decode( '' ) ).toEqual( [] );
	} );

	test( 'the site adds patterns of its own, moves some and lets others go', () => {
		const own = matcher( table.held, {
			'cdn.own.example/widget': 'analytics',
			'youtube.com': 'advertisement',
			'google.com/maps': '',
		} );
		expect( ask( 'https://cdn.own.example/widget/1.js', own ) ).toBe(
			'analytics'
		);
		expect( ask( 'https://cdn.own.example/other.js', own ) ).toBe( '' );
		expect( ask( 'https://www.youtube.com/embed/x', own ) ).toBe(
			'advertisement'
		);
		expect( ask( 'https://www.google.com/maps/embed', own ) ).toBe( '' );
		expect( ask( 'https://www.google.com/pagead/id', own ) ).toBe(
			'advertisement'
		);
	} );
} );
