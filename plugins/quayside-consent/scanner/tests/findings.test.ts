import match from '../../../../contracts/consent/cases/match.json';
import type { EffectiveProvider } from '../../settings/lists';
import contract from '../../../../contracts/consent/scan.providers-request.json';
import {
	getFindings,
	findProvider,
	getFoundItems,
	getScheduledFindings,
} from '../findings';

const providers: EffectiveProvider[] = Object.entries( match.providers ).map(
	( [ id, { name, category, hosts } ] ) => ( {
		id,
		name,
		category,
		hosts,
		cookies: id === 'analytics' ? [ '_ga', '_ga_*' ] : [],
		isOwn: false,
	} )
);

const page = {
	title: 'Home',
	scripts: [],
	frames: [],
	others: [],
	cookies: [],
	keys: [],
};
const categories = [
	{
		slug: 'analytics',
		name: 'Analytics',
		description: '',
		cookies: [],
		isOwn: false,
		own: [ { name: '_ga_*', provider: '', duration: '', description: '' } ],
	},
];

describe( 'scanner findings', () => {
	test.each(
		match.cases.filter(
			( { url } ) =>
				/^https:\/\/[\w./-]+$/.test( url ) &&
				! url.includes( 'shop.example' )
		)
	)( '$url belongs to $category', ( { url, category } ) => {
		const found = findProvider( url, providers )?.category ?? '';
		expect( found === 'necessary' ? '' : found ).toBe( category );
	} );

	test( 'merges the same host on two pages into one finding', () => {
		const scripts = [
			'https://www.google-analytics.com/a.js',
			'https://www.google-analytics.com/b.js',
		];
		const found = getFindings(
			[
				{ ...page, scripts },
				{ ...page, title: 'Shop', scripts },
			],
			providers,
			[]
		);
		expect( found ).toHaveLength( 1 );
		expect( found[ 0 ] ).toMatchObject( {
			name: 'www.google-analytics.com',
			kind: 'script',
			category: 'analytics',
			pages: [ 'Home', 'Shop' ],
		} );
	} );

	test( 'finds cookies with their provider, categorizes declared ones, and leaves out those of the admin', () => {
		const found = getFindings(
			[
				{
					...page,
					cookies: [
						'_ga',
						'_ga_XYZ',
						'wp-settings-1',
						'wordpress_logged_in_abc',
						'cookieyes-consent',
						'mystery',
					],
					keys: [ 'cart' ],
				},
			],
			providers,
			categories
		);
		expect(
			found.map( ( { name, kind, category, provider } ) => [
				name,
				kind,
				category,
				provider?.id,
			] )
		).toEqual( [
			[ '_ga', 'cookie', '', 'analytics' ],
			[ '_ga_XYZ', 'cookie', 'analytics', 'analytics' ],
			[ 'cart', 'key', '', undefined ],
			[ 'mystery', 'cookie', '', undefined ],
		] );
	} );

	test( 'lists unknown hosts last, without a category', () => {
		const found = getFindings(
			[
				{
					...page,
					frames: [
						'https://nobody.example/',
						'https://www.youtube.com/embed/1',
					],
				},
			],
			providers,
			[]
		);
		expect(
			found.map( ( { name, category } ) => [ name, category ] )
		).toEqual( [
			[ 'www.youtube.com', 'functional' ],
			[ 'nobody.example', '' ],
		] );
	} );

	test( 'sends what was found as the contract accepts it, without a category first', () => {
		const found = getFindings(
			[
				{
					...page,
					title: `${ 'x'.repeat( 199 ) }🚢🚢`,
					scripts: [
						'https://www.google-analytics.com/a.js',
						`https://nobody.example/${ 'x'.repeat( 400 ) }`,
					],
					keys: [
						'',
						'a map',
						...Array.from( { length: 400 }, ( _, i ) => `z${ i }` ),
					],
				},
			],
			providers,
			[]
		);
		const items = getFoundItems( found );
		const { maxItems, items: item } = contract.properties.items;
		expect( items ).toHaveLength( maxItems );
		expect( items[ 0 ] ).toEqual( {
			kind: 'script',
			name: 'nobody.example',
			address: expect.any( String ),
			pages: 1,
			page: `${ 'x'.repeat( 199 ) }🚢`,
		} );
		expect( items[ 0 ]?.address ).toHaveLength(
			item.properties.address.maxLength
		);
		const names = items.map( ( { name } ) => name );
		expect( names ).not.toContain( '' );
		expect( names ).not.toContain( 'a map' );
		expect( names ).not.toContain( 'www.google-analytics.com' );
	} );

	test( 'lists what an earlier scan has found, storage keys included', () => {
		const reports = [
			{
				...page,
				frames: [ 'https://nobody.example/' ],
				keys: [ 'cart' ],
			},
		];
		const found = getFindings( reports, providers, categories );
		expect(
			getScheduledFindings(
				getFoundItems( found ),
				providers,
				categories
			)
		).toEqual( found.map( ( one ) => ( { ...one, count: 1 } ) ) );
	} );
} );
