import { classify } from '../classify';
import { findAssistant, findSearchEngine } from '../detect';
import sources from '../sources.bundled.json';
import cases from '../../../../contracts/shop/cases/attribution-detection.json';

type Visit = Pick<
	( typeof cases )[ number ],
	'referrer' | 'query' | 'session'
>;

const classifyVisit = ( visit: Visit, detect = true ) =>
	classify( { ...visit, host: 'quayside.com', hasRecord: false, detect } );

it( 'has at least 60 cases', () =>
	expect( cases.length ).toBeGreaterThanOrEqual( 60 ) );

it.each( cases )(
	'classifies $what: $referrer $query',
	( { expected, ...visit } ) =>
		expect( classifyVisit( visit ) ).toMatchObject( expected )
);

it.each( [
	[ 'https://www.bing.com/', '', 'referral', 'referral' ],
	[ 'https://chatgpt.com/', '', 'referral', 'referral' ],
	[ '', 'utm_source=chatgpt.com', 'utm', '(none)' ],
	[ '', 'msclkid=a', 'typein', '(none)' ],
	[ '', 'fbclid=a', 'typein', '(none)' ],
	[ 'https://google.evil.com/', '', 'organic', 'organic' ],
] )(
	'detects nothing while the setting is off: %s %s',
	( referrer, query, typ, mdm ) =>
		expect(
			classifyVisit( { referrer, query, session: false }, false )
		).toMatchObject( { typ, mdm } )
);

it( 'keeps the previous record for a page view without a source', () => {
	for ( const query of [ '', 'fbclid=a' ] ) {
		expect(
			classify( {
				query,
				referrer: '',
				host: 'quayside.com',
				session: true,
				hasRecord: true,
				detect: true,
			} )
		).toBeNull();
	}
} );

it.each( Object.entries( sources.searchEngines ) )(
	'finds %s at each of its hosts',
	( name, hosts ) => {
		for ( const host of hosts ) {
			const example = host
				.replace( '*.', 'a.' )
				.replace( '.*', '.com.au' );
			expect( findSearchEngine( example ) ).toBe( name );
			expect( findAssistant( example ) ).toBeUndefined();
		}
	}
);

it( 'finds each assistant at its own name and hosts', () => {
	for ( const [ name, hosts ] of Object.entries( sources.assistants ) ) {
		for ( const host of hosts ) {
			expect( findAssistant( host ) ).toBe( name );
			expect( findSearchEngine( host ) ).toBeUndefined();
		}
	}
} );

it( 'names where each source is documented', () => {
	const { documentation, ...lists } = sources;
	for ( const [ list, entries ] of Object.entries( lists ) ) {
		const pages: Record< string, string[] > =
			documentation[ list as keyof typeof lists ];
		for ( const name of Object.keys( entries ) ) {
			const urls = pages[ name ] ?? pages[ '*' ] ?? [];
			expect( [ name, urls.length > 0 ] ).toEqual( [ name, true ] );
			for ( const url of urls ) {
				expect( new URL( url ).protocol ).toBe( 'https:' );
			}
		}
		expect( Object.keys( { '*': [], ...entries } ) ).toEqual(
			expect.arrayContaining( Object.keys( pages ) )
		);
	}
} );
