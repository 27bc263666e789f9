import table from '../../../../../contracts/consent/cases/match.json';
import { decode, matcher } from '../match';

const SITE_HOST = new URL( table.site ).host;

describe( table.title, () => {
	const categoryOf = matcher( table.held );
	/** Resolves the address as the boot script does on an HTTPS page. */
	const ask = ( address: string, by = categoryOf ): string => {
		const url = URL.canParse( address, table.site )
			? new URL( address, table.site )
			: null;
		return (
			( url &&
				/^(http|ws)/.test( url.protocol ) &&
				url.host !== SITE_HOST &&
				by( url ) ) ||
			''
		);
	};
	test.each( table.cases )(
		'"$url" is blocked by "$category"',
		( { url, category } ) => {
			expect( ask( url ) ).toBe( category );
		}
	);

	test( 'fingerprints match those of PHP: the upper 26 bits of fnv1a32, sorted', () => {
		// php -r "echo hexdec( hash( 'fnv1a32', 'youtube.com' ) ) >> 6;"
		expect( decode( table.held.functional ) ).toContain( 18450685 );
		expect( decode( table.held.functional ) ).toHaveLength( 3 );
		expect( decode( '' ) ).toEqual( [] );
	} );

	test( 'the site can add, move, and remove patterns', () => {
		const custom = matcher( table.held, {
			'cdn.custom.example/widget': 'analytics',
			'youtube.com': 'advertisement',
			'google.com/maps': '',
		} );
		expect( ask( 'https://cdn.custom.example/widget/1.js', custom ) ).toBe(
			'analytics'
		);
		expect( ask( 'https://cdn.custom.example/other.js', custom ) ).toBe(
			''
		);
		expect( ask( 'https://www.youtube.com/embed/x', custom ) ).toBe(
			'advertisement'
		);
		expect( ask( 'https://www.google.com/maps/embed', custom ) ).toBe( '' );
		expect( ask( 'https://www.google.com/pagead/id', custom ) ).toBe(
			'advertisement'
		);
	} );
} );
