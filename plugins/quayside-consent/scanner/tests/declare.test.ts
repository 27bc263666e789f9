import type { Answer, Settings } from '../../settings/store';
import { suggestCategory, withAll } from '../declare';
import type { Finding } from '../findings';

const answer = {
	known: [
		{
			name: '_ga_*',
			provider: 'Google Analytics',
			category: 'analytics',
			duration: '2 years',
			description: 'Counts.',
		},
	],
	providers: {
		maps: {
			name: 'Maps',
			category: 'functional',
			hosts: [ 'maps.example' ],
		},
	},
	defaults: { categories: [] },
} as unknown as Answer;

const lists = (
	categories: Settings[ 'categories' ] = [],
	providers: Settings[ 'providers' ] = {}
) => ( { categories, providers } );

const find = ( kind: Finding[ 'kind' ], name: string ): Finding => ( {
	kind,
	name,
	address: '',
	category: '',
	pages: [],
} );

it( 'declares everything without a category at once', () => {
	const findings = [
		find( 'cookie', '_ga_ABC' ),
		find( 'key', 'basket' ),
		find( 'script', 'cdn.example' ),
		find( 'frame', 'cdn.example' ),
		find( 'frame', 'cdn-example' ),
		{ ...find( 'script', 'declared.example' ), category: 'analytics' },
	];
	const all = withAll( answer, lists(), findings );
	expect( all.categories ).toEqual( [
		{
			slug: 'analytics',
			cookies: [
				{
					name: '_ga_*',
					provider: 'Google Analytics',
					duration: '2 years',
					description: 'Counts.',
				},
			],
		},
		{
			slug: 'advertisement',
			cookies: [
				{ name: 'basket', provider: '', duration: '', description: '' },
			],
		},
	] );
	expect( all.providers ).toEqual( {
		'cdn-example': {
			name: 'cdn.example',
			category: 'advertisement',
			hosts: [ 'cdn.example' ],
		},
		'cdn-example-2': {
			name: 'cdn-example',
			category: 'advertisement',
			hosts: [ 'cdn-example' ],
		},
	} );
} );

it( 'leaves out names that the settings would reject', () => {
	expect(
		withAll( answer, lists(), [
			find( 'key', 'settings of the map' ),
			find( 'key', 'x'.repeat( 80 ) ),
		] )
	).toEqual( lists() );
} );

it( 'changes the category of a provider that is turned off, and keeps a custom one', () => {
	const maps = {
		id: 'maps',
		name: 'Maps',
		category: '',
		hosts: [ 'maps.example' ],
		cookies: [],
		isOwn: false,
	};
	const finding = { ...find( 'frame', 'maps.example' ), provider: maps };
	expect( suggestCategory( answer, finding ) ).toBe( 'advertisement' );
	expect(
		withAll( answer, lists( [], { maps: false } ), [ finding ] ).providers
	).toEqual( { maps: 'advertisement' } );
	const custom = { name: 'Maps', category: '', hosts: [ 'maps.example' ] };
	expect(
		withAll( answer, lists( [], { maps: custom } ), [ finding ] ).providers
	).toEqual( { maps: { ...custom, category: 'advertisement' } } );
} );
