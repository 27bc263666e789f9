/*
 * @jest-environment-options { "url": "https://www.shop.example/cart/" }
 */
import { page } from '../../page/page';
import type { Consent } from '../../page/consent';
import { run } from '../unusual';
import { writeRecord } from '../store';

const YES =
	'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,v:1,t:200';
const OTHER =
	'consentid:old,consent:no,action:yes,necessary:yes,functional:no,v:1,t:100';

/** Every cookie that was written, and the current document.cookie. */
let written: string[] = [];
let cookies = '';

beforeEach( () => {
	written = [];
	jest.spyOn( Document.prototype, 'cookie', 'set' ).mockImplementation(
		( line: string ) => void written.push( line )
	);
	jest.spyOn( Document.prototype, 'cookie', 'get' ).mockImplementation(
		() => cookies
	);
	mockNavigation( 1 );
} );
afterEach( () => jest.restoreAllMocks() );

const mockNavigation = ( at: number | null ): void => {
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

describe( 'a cookie in an unusual order', () => {
	const line = `cookieyes-consent=${ YES }`;
	it( 'is normalized without writing a cookie', () => {
		cookies = `a=b; cookieyes-consent=consentid:abc,action:yes,consent:yes,functional:yes,necessary:yes,t:200; c=d`;
		const one = consent();
		start( one );
		expect( one.read ).toHaveBeenCalledWith( line );
		expect( written ).toEqual( [] );
	} );
	it.each( [
		[ undefined, '' ],
		[ 'shop.example', ';domain=shop.example' ],
	] )(
		'keeps the effective one of two cookies, for domain %s',
		( domain, ending ) => {
			cookies = `cookieyes-consent=${ OTHER }; ${ line }`;
			const one = consent( {}, domain );
			start( one );
			expect( one.read ).toHaveBeenCalledWith( line );
			expect( written ).toContain(
				'cookieyes-consent=;max-age=0;path=/cart;Secure'
			);
			// The page cannot see it, so it is also written for this host.
			expect(
				written.filter( ( cookie ) => cookie.includes( 'abc' ) )[ 0 ]
			).toBe(
				`${ line };max-age=31536000;path=/;SameSite=Strict${ ending };Secure`
			);
		}
	);
	it( 'ignores invalid cookies', () => {
		cookies = 'cookieyes-consent=x; cookieyes-consent=y';
		const one = consent();
		start( one );
		expect( one.read ).toHaveBeenCalledWith( '' );
		expect( written ).toEqual( [] );
	} );
	it.each( [
		[ 'shows the banner', {}, 1, 1, 0 ],
		[ 'applies the choice', { asks: false }, 1, 0, 1 ],
		[ 'does nothing without a new choice', { isNew: false }, 1, 0, 0 ],
		[
			'leaves a page that is still loading to the boot script',
			{},
			0,
			0,
			0,
		],
		[ 'leaves a page without timing to the boot script', {}, null, 0, 0 ],
	] )( 'then %s', ( _, more, at, hasBanner, timesApplied ) => {
		cookies = line;
		mockNavigation( at );
		const one = consent( more );
		start( one );
		expect( one.ask.mock.calls ).toEqual(
			hasBanner ? [ [ 'banner' ] ] : []
		);
		expect( one.apply ).toHaveBeenCalledTimes( timesApplied );
	} );
} );

describe( 'writing the record', () => {
	const records = (): string[] =>
		written.filter( ( line ) => line.includes( 'a:b' ) );
	it( 'writes once if the browser accepts the domain', () => {
		cookies = 'cookieyes-consent=a:b';
		writeRecord( 'a:b', 'shop.example' );
		expect( records() ).toEqual( [
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;domain=shop.example;Secure',
		] );
		expect( written[ 0 ] ).toContain( 'a:b' );
		expect( written[ 1 ] ).toMatch( /^cookieyes-consent=;max-age=0;/ );
	} );
	it.each( [ '', 'shop.example' ] )(
		'never removes the record itself with the domain "%s"',
		( domain ) => {
			cookies = 'cookieyes-consent=a:b';
			writeRecord( 'a:b', domain );
			const own = `;path=/${ domain && `;domain=${ domain }` };`;
			const removed = written.filter( ( line ) =>
				line.startsWith( 'cookieyes-consent=;' )
			);
			expect(
				removed.filter(
					( line ) =>
						`${ line };`.includes( own ) &&
						! line.includes( 'Partitioned' ) &&
						( domain || ! line.includes( 'domain=' ) )
				)
			).toEqual( [] );
			// All other places are emptied.
			expect(
				removed.some( ( line ) =>
					line.includes( 'path=/cart/;domain=www.shop.example;' )
				)
			).toBe( true );
			expect(
				removed.some( ( line ) =>
					domain
						? ! line.includes( 'domain=' )
						: line.includes( 'path=/;domain=shop.example;' )
				)
			).toBe( true );
		}
	);
	it( 'writes for this host if the browser rejects the domain', () => {
		cookies = '';
		writeRecord( 'a:b', 'evil.example' );
		expect( records().at( -1 ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure'
		);
		expect( records() ).toHaveLength( 2 );
	} );
	it( 'does not retry for this host only', () => {
		cookies = '';
		writeRecord( 'a:b', '' );
		expect( records() ).toEqual( [
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure',
		] );
		expect( page.cookie ).toBe( '' );
	} );
} );
