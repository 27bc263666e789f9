import match from '../../../../contracts/consent/cases/match.json';
import type { EffectiveProvider } from '../../settings/lists';
import { getFindings, findProvider } from '../findings';

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
} );
