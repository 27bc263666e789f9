/*
 * @jest-environment-options { "url": "https://www.shop.example/cart/" }
 */
import type { Consent } from '../../page/consent';
import { run } from '../withdrawal';

jest.mock( '../../page/site', () => ( {
	readSite: () => Promise.resolve( { rest: '/', language: 'en_US' } ),
} ) );
jest.mock( '../../preferences/address', () => ( {
	preferencesAddress: () => '/preferences',
} ) );

const CATEGORIES = [
	{ slug: 'necessary', deletes: [ 'cart' ] },
	{ slug: 'analytics', deletes: [ '_tp_*' ] },
	{ slug: 'advertisement', deletes: [ 'ads' ] },
];

/** Names that were requested to be deleted, by kind. */
let deleted: string[] = [];
let requests = 0;

const makeConsent = ( change: Partial< Consent > = {} ): Consent => {
	const granted: Record< string, boolean > = {
		necessary: true,
		analytics: false,
		advertisement: true,
	};
	return {
		asks: false,
		granted,
		has: ( slug: string ) => !! granted[ slug ],
		config: { defaults: granted },
		...change,
	} as Consent;
};

const names = (): string =>
	[ document.cookie, ...Object.keys( localStorage ) ].join( ' ' );

beforeEach( () => {
	deleted = [];
	requests = 0;
	localStorage.clear();
	document.cookie
		.split( '; ' )
		.forEach(
			( each ) =>
				( document.cookie = each.split( '=' )[ 0 ] + '=;max-age=0' )
		);
	document.cookie = 'cart=1';
	document.cookie = 'ads=1';
	document.cookie = '_tp_id=1;path=/';
	localStorage.setItem( '_tp_key', '1' );
	localStorage.setItem( 'other', '1' );
	Object.assign( globalThis, {
		fetch: () => {
			requests++;
			return Promise.resolve( {
				json: () => ( { categories: CATEGORIES } ),
			} );
		},
		indexedDB: {
			databases: () =>
				Promise.resolve( [ { name: '_tp_db' }, { name: 'shop' } ] ),
			deleteDatabase: ( name: string ) => deleted.push( name ),
		},
		caches: {
			keys: () => Promise.resolve( [ '_tp_cache', 'offline' ] ),
			delete: ( name: string ) => deleted.push( name ),
		},
	} );
	Object.defineProperty( navigator, 'serviceWorker', {
		configurable: true,
		value: {
			getRegistrations: () =>
				Promise.resolve(
					[ '/push/_tp_worker.js?v=1', '/sw.js' ].map( ( path ) => ( {
						active: {
							scriptURL: 'https://www.shop.example' + path,
						},
						unregister: () => deleted.push( path ),
					} ) )
				),
		},
	} );
} );

describe( 'withdrawal', () => {
	test( 'deletes cookies, storage, databases, caches, and service workers of rejected categories only', async () => {
		await run( makeConsent() );
		expect( document.cookie ).toBe( 'cart=1; ads=1' );
		expect( Object.keys( localStorage ) ).toEqual( [ 'other' ] );
		expect( deleted.sort() ).toEqual( [
			'/push/_tp_worker.js?v=1',
			'_tp_cache',
			'_tp_db',
		] );
		expect( requests ).toBe( 1 );
	} );

	test.each( [
		[ 'the visitor has not decided', { asks: true } ],
		[ 'the cookie has not been read yet', { asks: undefined } ],
		[ 'everything is allowed', { has: () => true } ],
	] )( 'deletes nothing while %s', async ( _title, change ) => {
		const before = names();
		await run( makeConsent( change as Partial< Consent > ) );
		expect( names() ).toBe( before );
		expect( deleted ).toEqual( [] );
		expect( requests ).toBe( 0 );
	} );

	test( 'deletes the rest if one kind of storage is denied, fails, or never responds', async () => {
		const denied = jest
			.spyOn( window, 'localStorage', 'get' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		Object.assign( globalThis.caches, {
			keys: () => Promise.reject( new Error( 'denied' ) ),
		} );
		Object.assign( indexedDB, {
			databases: () => new Promise( () => undefined ),
		} );
		jest.useFakeTimers();
		const done = run( makeConsent() );
		await jest.advanceTimersByTimeAsync( 3000 );
		await done;
		jest.useRealTimers();
		denied.mockRestore();
		expect( document.cookie ).toBe( 'cart=1; ads=1' );
		expect( deleted ).toEqual( [ '/push/_tp_worker.js?v=1' ] );
	} );

	test( 'requests no names if nothing is stored', async () => {
		document.cookie = 'cart=;max-age=0';
		document.cookie = 'ads=;max-age=0';
		document.cookie = '_tp_id=;max-age=0;path=/';
		document.cookie = 'wp-settings-1=x';
		localStorage.clear();
		Object.assign( globalThis, {
			indexedDB: undefined,
			caches: undefined,
		} );
		Object.defineProperty( navigator, 'serviceWorker', {
			configurable: true,
			value: undefined,
		} );
		await run( makeConsent() );
		expect( requests ).toBe( 0 );
	} );

	test( 'asks the server once after a choice, for cookies that scripts cannot see', async () => {
		const requested: unknown[] = [];
		const respond = globalThis.fetch;
		globalThis.fetch = ( url, options ) => {
			requested.push( [ url, options?.method ] );
			return respond( url, options );
		};
		await run( makeConsent() );
		expect( requested ).toEqual( [ [ '/preferences', undefined ] ] );
		requested.length = 0;
		await run( makeConsent( { logged: Promise.resolve() } ) );
		expect( requested ).toContainEqual( [
			expect.stringMatching( /\/withdrawal$/ ),
			'POST',
		] );
	} );

	test( 'survives a failed request', async () => {
		globalThis.fetch = () => Promise.reject( new TypeError() );
		const before = names();
		await run( makeConsent() );
		expect( names() ).toBe( before );
	} );
} );
