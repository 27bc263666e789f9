/*
 * @jest-environment-options { "url": "https://www.quayside.com/" }
 */
import { readFileSync } from 'node:fs';
import { CookieJar } from '../cookie-jar';
import { classify } from '../classify';
import { COOKIES, lifetimeMinutes, readTracked, track } from '../track';
import table from '../../../../contracts/shop/cases/attribution.json';

/**
 * The reference: the library itself, evaluated in this page. SOURCEBUSTER selects another copy, such as WooCommerce's.
 */
const file =
	process.env.SOURCEBUSTER ??
	require.resolve( 'sourcebuster/dist/sourcebuster.js' );
const script = document.createElement( 'script' );
script.textContent = readFileSync( file, 'utf8' );
document.head.append( script );
const oracle = (
	window as unknown as {
		sbjs: {
			init: ( options: object ) => void;
			get: Record< string, Record< string, string > >;
		};
	}
 ).sbjs;

/** WooCommerce's copy has four additional fields. */
const FORK = /utm_id|plt=/.test( readFileSync( file, 'utf8' ) );
const OPTIONS = { lifetime: 0.00001, session: 30 };

const cookies = (): Record< string, string > =>
	Object.fromEntries(
		document.cookie
			.split( '; ' )
			.filter( Boolean )
			.map( ( pair ) => [
				pair.split( '=' )[ 0 ],
				decodeURIComponent( pair.slice( pair.indexOf( '=' ) + 1 ) ),
			] )
	);

const clear = (): void =>
	new CookieJar( location.hostname ).expire( [ ...COOKIES ] );

const restore = ( values: Record< string, string > ): void => {
	clear();
	for ( const [ name, value ] of Object.entries( values ) ) {
		new CookieJar( location.hostname ).set( name, value, 0 );
	}
};

const land = ( query: string, referrer: string ): void => {
	history.replaceState( null, '', `/landing/${ query }` );
	Object.defineProperty( document, 'referrer', {
		value: referrer,
		configurable: true,
	} );
};

const trackWithLibrary = (): Record< string, string > => {
	oracle.init( {
		lifetime: 0.00001,
		session_length: 30,
		timezone_offset: '0',
	} );
	return cookies();
};

const trackWithQuayside = (): Record< string, string > => {
	track(
		new CookieJar( location.hostname ),
		{
			href: location.href,
			referrer: document.referrer,
			userAgent: navigator.userAgent,
			now: new Date(),
		},
		OPTIONS
	);
	return cookies();
};

/** Removes fields that the library does not support from our records. */
const comparable = (
	all: Record< string, string >
): Record< string, string > =>
	FORK
		? all
		: Object.fromEntries(
				Object.entries( all ).map( ( [ name, value ] ) => [
					name,
					value.replace( /\|\|\|id=.*\|\|\|tct=.*$/, '' ),
				] )
			);

/** Cookies of earlier visits. */
const PRIORS: Record< string, () => Record< string, string > > = {
	nothing: () => ( {} ),
	'a running session': () => {
		land( '', 'https://blog.example/post/' );
		return trackWithQuayside();
	},
	'a session that ended': () => {
		land( '?utm_source=mail&utm_medium=newsletter', '' );
		const { sbjs_session: ended, ...rest } = trackWithQuayside();
		expect( ended ).toBeDefined();
		return rest;
	},
};

// Frozen at a time at which the page's cookies have not expired.
beforeAll( () => void jest.useFakeTimers( { now: Date.now() } ) );
afterAll( () => void jest.useRealTimers() );
beforeEach( clear );

const cases = table.referrers.flatMap( ( referrer ) =>
	table.queries.flatMap( ( query ) =>
		Object.keys( PRIORS ).map(
			( prior ) => [ query, referrer, prior ] as const
		)
	)
);

/** For mutation tests only every 31st case, because all of them take too long 500 times. */
const selectedCases = cases.filter(
	( _, i ) => ! process.env.QUAYSIDE_MUTANTS || i % 31 === 0
);

describe( 'compared with sourcebuster', () => {
	it( 'has at least 200 landings', () =>
		expect( cases.length ).toBeGreaterThanOrEqual( 200 ) );

	it.each( selectedCases )(
		'[S3.26] [S9.22] writes the same cookies: %s from %s after %s',
		( query, referrer, prior ) => {
			const before = PRIORS[ prior ]?.() ?? {};
			restore( before );
			land( query, referrer );
			// The library leaves our longer record unchanged.
			const expected = comparable( trackWithLibrary() );
			expect( expected.sbjs_session ).toBeDefined();
			restore( before );
			land( query, referrer );
			const actual = trackWithQuayside();
			expect( comparable( actual ) ).toEqual( expected );
			for ( const [ name, values ] of Object.entries( oracle.get ) ) {
				expect(
					readTracked( new CookieJar( location.hostname ) )[ name ]
				).toMatchObject( values );
			}
		}
	);
} );

describe( 'classify', () => {
	it.each( table.classified )(
		'[S4.36] $statement $what',
		( { query, referrer, session, known, expected } ) => {
			expect(
				classify( {
					query,
					referrer,
					session,
					hasRecord: known,
					host: 'quayside.com',
				} )
			).toEqual(
				expected === null ? null : expect.objectContaining( expected )
			);
		}
	);
} );

describe( 'track', () => {
	const visit = ( href: string, referrer = '' ) => ( {
		href,
		referrer,
		userAgent: 'Test',
		now: new Date( '2026-03-09T08:05:03Z' ),
	} );
	const jar = (): CookieJar => new CookieJar( 'www.quayside.com' );

	it( '[S4.42] counts a visit if no session is active, and a page on each view', () => {
		expect(
			track( jar(), visit( 'https://www.quayside.com/' ) )
		).toMatchObject( { udata: { vst: '1' }, session: { pgs: '1' } } );
		expect(
			track( jar(), visit( 'https://www.quayside.com/a/' ) )
		).toMatchObject( {
			udata: { vst: '1' },
			session: { pgs: '2', cpg: 'https://www.quayside.com/a/' },
		} );
		jar().expire( [ 'sbjs_session' ] );
		expect(
			track( jar(), visit( 'https://www.quayside.com/b/' ) )
		).toMatchObject( { udata: { vst: '2' }, session: { pgs: '1' } } );
	} );

	it( '[S9.20] treats 0.00001 months as a session cookie, and uses 6 months without a number', () => {
		expect( lifetimeMinutes( 0.00001 ) ).toBe( 0 );
		expect( lifetimeMinutes( undefined ) ).toBe( 6 * 30 * 24 * 60 );
		expect( lifetimeMinutes( '1' ) ).toBe( 30 * 24 * 60 );
	} );

	it.each( [ 'soon', '', null, NaN ] )(
		'[S5.13] [S9.21] falls back to 30 minutes and 6 months for %p',
		( value ) => {
			const set = jest.spyOn( CookieJar.prototype, 'set' );
			track( jar(), visit( 'https://www.quayside.com/' ), {
				lifetime: value,
				session: value,
			} );
			expect( set ).toHaveBeenCalledWith(
				'sbjs_session',
				expect.any( String ),
				30
			);
			expect( set ).toHaveBeenCalledWith(
				'sbjs_current',
				expect.any( String ),
				259200
			);
			set.mockRestore();
		}
	);

	it( '[S9.23] assigns one promo code between 100000 and 999999, or in the configured range', () => {
		const first = track( jar(), visit( 'https://www.quayside.com/' ), {
			promocode: true,
		} ).promo?.code;
		expect( Number( first ) ).toBeGreaterThanOrEqual( 100000 );
		expect( Number( first ) ).toBeLessThanOrEqual( 999999 );
		expect(
			track( jar(), visit( 'https://www.quayside.com/' ), {
				promocode: true,
			} ).promo?.code
		).toBe( first );
		jar().expire( [ 'sbjs_promo' ] );
		expect(
			track( jar(), visit( 'https://www.quayside.com/' ), {
				promocode: { min: 7, max: 7 },
			} ).promo?.code
		).toBe( '7' );
	} );

	it( '[S4.35] expires every cookie on all hosts on which it was set', () => {
		track( jar(), visit( 'https://www.quayside.com/' ), {
			promocode: true,
		} );
		document.cookie = 'sbjs_current=host-only; path=/';
		document.cookie = 'sbjs_first=www; path=/; domain=.www.quayside.com';
		jar().expire( [ ...COOKIES ] );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'writes base64 if the store is set to, and reads both formats', () => {
		const encoded = new CookieJar( 'www.quayside.com', true );
		const tracked = track(
			encoded,
			visit( 'https://www.quayside.com/?utm_source=spring%20sale' )
		);
		expect( document.cookie ).not.toContain( 'utm' );
		expect( tracked.current?.src ).toBe( 'spring sale' );
		expect( readTracked( jar() ) ).toEqual( tracked );
	} );
} );
