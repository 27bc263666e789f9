/*
 * @jest-environment-options { "url": "https://www.shop.example/cart/" }
 */
import { page } from '../../boot/page';
import type { Consent } from '../../boot/consent';
import { run } from '../odd';
import { writeRecord } from '../store';

const YES =
	'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,v:1,t:200';
const OTHER =
	'consentid:old,consent:no,action:yes,necessary:yes,functional:no,v:1,t:100';

/** Every cookie that was written, and what the page says it has. */
let written: string[] = [];
let held = '';

beforeEach( () => {
	written = [];
	jest.spyOn( Document.prototype, 'cookie', 'set' ).mockImplementation(
		( line: string ) => void written.push( line )
	);
	jest.spyOn( Document.prototype, 'cookie', 'get' ).mockImplementation(
		() => held
	);
	started( 1 );
} );
afterEach( () => jest.restoreAllMocks() );

const started = ( at: number | null ): void => {
	performance.getEntriesByType = jest.fn( ( type: string ) =>
		type === 'navigation' && at !== null
			? [ { domContentLoadedEventStart: at } ]
			: []
	) as never;
};
const consent = ( more: object = {}, domain?: string ) => {
	const { asks = true, isNew = true } = more as {
		asks?: boolean;
		isNew?: boolean;
	};
	return {
		config: {
			law: 'gdpr',
			defaults: { necessary: true, functional: false },
			...( domain === undefined ? {} : { domain } ),
		},
		asks,
		read: jest.fn( () => isNew ),
		ask: jest.fn(),
		apply: jest.fn(),
	};
};
const start = ( one: ReturnType< typeof consent > ): void =>
	run( one as unknown as Consent );

describe( 'a cookie in another order', () => {
	const line = `cookieyes-consent=${ YES }`;
	it( 'is handed over in ours; of one there is nothing to write', () => {
		held = `a=b; cookieyes-consent=consentid:abc,action:yes,consent:yes,functional:yes,necessary:yes,t:200; c=d`;
		const one = consent();
		start( one );
		expect( one.read ).toHaveBeenCalledWith( line );
		expect( written ).toEqual( [] );
	} );
	it.each( [
		[ undefined, '' ],
		[ 'shop.example', ';domain=shop.example' ],
	] )(
		'of two the one that counts stays, for the domain %s',
		( domain, ending ) => {
			held = `cookieyes-consent=${ OTHER }; ${ line }`;
			const one = consent( {}, domain );
			start( one );
			expect( one.read ).toHaveBeenCalledWith( line );
			expect( written ).toContain(
				'cookieyes-consent=;max-age=0;path=/;Secure'
			);
			// As the page does not see it, it is written for this host, too.
			expect(
				written.filter( ( cookie ) => cookie.includes( 'abc' ) )[ 0 ]
			).toBe(
				`${ line };max-age=31536000;path=/;SameSite=Strict${ ending };Secure`
			);
		}
	);
	it( 'that is broken is none, be there one or two', () => {
		held = 'cookieyes-consent=x; cookieyes-consent=y';
		const one = consent();
		start( one );
		expect( one.read ).toHaveBeenCalledWith( '' );
		expect( written ).toEqual( [] );
	} );
	it.each( [
		[ 'asks', {}, 1, 1, 0 ],
		[ 'carries out what was chosen', { asks: false }, 1, 0, 1 ],
		[ 'does nothing where nothing is new', { isNew: false }, 1, 0, 0 ],
		[ 'leaves an early page to the boot script', {}, 0, 0, 0 ],
		[ 'leaves a page without timing to it', {}, null, 0, 0 ],
	] )( 'then %s', ( _, more, at, asked, applied ) => {
		held = line;
		started( at );
		const one = consent( more );
		start( one );
		expect( one.ask.mock.calls ).toEqual( asked ? [ [ 'banner' ] ] : [] );
		expect( one.apply ).toHaveBeenCalledTimes( applied );
	} );
} );

describe( 'writing the record', () => {
	const records = (): string[] =>
		written.filter( ( line ) => line.includes( 'a:b' ) );
	it( 'writes it once where the browser takes the domain', () => {
		held = 'cookieyes-consent=a:b';
		writeRecord( 'a:b', 'shop.example' );
		expect( records() ).toEqual( [
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;domain=shop.example;Secure',
		] );
		expect( written[ 0 ] ).toMatch( /^cookieyes-consent=;max-age=0;/ );
	} );
	it( 'writes it for this host where the browser refuses the domain', () => {
		held = '';
		writeRecord( 'a:b', 'evil.example' );
		expect( records().at( -1 ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure'
		);
		expect( records() ).toHaveLength( 2 );
	} );
	it( 'tries no second time for this host alone', () => {
		held = '';
		writeRecord( 'a:b', '' );
		expect( records() ).toEqual( [
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure',
		] );
		expect( page.cookie ).toBe( '' );
	} );
} );
