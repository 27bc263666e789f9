import { classify } from './classify';
import type { Source } from './classify';
import { decode, siteDomain } from './cookie-jar';
import type { CookieJar } from './cookie-jar';

/** Separator of the values in one cookie (spec section 9). */
const DELIMITER = '|||';

/** Tracking cookies (spec section 3). */
export const COOKIES = [
	'sbjs_current',
	'sbjs_current_add',
	'sbjs_first',
	'sbjs_first_add',
	'sbjs_session',
	'sbjs_udata',
	'sbjs_migrations',
	'sbjs_promo',
] as const;

/** Value that marks cookies of the current format. */
const MIGRATION = '1418474375998=1';

/** Defaults (spec section 9), also for invalid numbers. */
const DEFAULTS = {
	months: 6,
	minutes: 30,
	promo: { min: 100_000, max: 999_999 },
};

/** Settings from the server. Numbers may be strings. */
export interface TrackOptions {
	/** Lifetime of the cookies in months of 30 days. Less than a minute makes them session cookies. */
	lifetime?: unknown;
	/** Session length in minutes. */
	session?: unknown;
	/** Assigns each visitor a number to mention on the phone. */
	promocode?: boolean | { min?: unknown; max?: unknown };
	/** Whether to detect more sources than sourcebuster. */
	detect?: boolean;
}

/** The page view. */
export interface Visit {
	href: string;
	referrer: string;
	userAgent: string;
	now: Date;
}

/** Values by cookie (without its prefix) and name. */
export type Tracked = Record< string, Record< string, string > >;

const serialize = ( values: Record< string, string | number > ): string =>
	Object.entries( values )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( DELIMITER );

const deserialize = ( text: string | null ): Record< string, string > =>
	Object.fromEntries(
		( text ? text.split( DELIMITER ) : [] ).map( ( part ) => {
			const at = part.indexOf( '=' );
			return at < 0
				? [ part, '' ]
				: [ part.slice( 0, at ), decode( part.slice( at + 1 ) ) ];
		} )
	);

/** Parses a number, or returns the fallback (spec section 5). */
const parseNumber = (
	value: unknown,
	fallback: number,
	parse: ( text: string ) => number = parseFloat
): number => parse( String( value ) ) || fallback;

const toInt = ( text: string ): number => parseInt( text, 10 );

/**
 * Returns the lifetime in minutes, without the fraction: 0.00001 months (0.4 minutes) becomes 0, a session cookie.
 */
export const lifetimeMinutes = ( months: unknown ): number =>
	Math.trunc( parseNumber( months, DEFAULTS.months ) * 30 * 24 * 60 );

const getVisitDetails = ( { href, referrer, now }: Visit ): string =>
	serialize( {
		fd: now.toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
		ep: href,
		rf: referrer || '(none)',
	} );

const createPromo = (
	promocode: NonNullable< TrackOptions[ 'promocode' ] >
): string => {
	const { min, max } =
		promocode === true || promocode === false ? DEFAULTS.promo : promocode;
	const from = parseNumber( min, DEFAULTS.promo.min, toInt );
	const to = parseNumber( max, DEFAULTS.promo.max, toInt );
	const code = Math.floor( Math.random() * ( to - from + 1 ) ) + from;
	return serialize( {
		code: String( code ).padStart( String( to ).length, '0' ),
	} );
};

/** Reads the values of all tracking cookies. */
export const readTracked = ( jar: CookieJar ): Tracked =>
	Object.fromEntries(
		COOKIES.filter( ( name ) => name !== 'sbjs_migrations' ).map(
			( name ) => [ name.slice( 5 ), deserialize( jar.get( name ) ) ]
		)
	);

/**
 * Counts a page view and stores the source of the visit.
 *
 * @return {Object} Values of the updated cookies.
 */
export function track(
	jar: CookieJar,
	visit: Visit,
	options: TrackOptions = {}
): Tracked {
	const lifetime = lifetimeMinutes( options.lifetime );
	const { search, hostname } = new URL( visit.href );
	const current = jar.get( 'sbjs_current' );
	const session = jar.get( 'sbjs_session' );
	const source: Source | null = classify( {
		query: search.slice( 1 ),
		referrer: visit.referrer,
		host: siteDomain( hostname ) || hostname,
		session: !! session,
		hasRecord: !! current,
		detect: !! options.detect,
	} );

	if ( ! jar.get( 'sbjs_migrations' ) ) {
		jar.set( 'sbjs_migrations', MIGRATION, lifetime );
	}
	if ( source ) {
		jar.set( 'sbjs_current_add', getVisitDetails( visit ), lifetime );
		if ( ! jar.get( 'sbjs_first_add' ) ) {
			jar.set( 'sbjs_first_add', getVisitDetails( visit ), lifetime );
		}
	}
	const record = source ? serialize( { ...source } ) : ( current ?? '' );
	jar.set( 'sbjs_current', record, lifetime );
	if ( ! jar.get( 'sbjs_first' ) ) {
		jar.set( 'sbjs_first', record, lifetime );
	}
	const before = jar.get( 'sbjs_udata' );
	const visits = before
		? parseNumber( deserialize( before ).vst, 1, toInt ) +
			( session ? 0 : 1 )
		: 1;
	jar.set(
		'sbjs_udata',
		serialize( { vst: visits, uip: '(none)', uag: visit.userAgent } ),
		lifetime
	);
	const pages = session
		? parseNumber( deserialize( session ).pgs, 1, toInt ) + 1
		: 1;
	jar.set(
		'sbjs_session',
		serialize( { pgs: pages, cpg: visit.href } ),
		parseNumber( options.session, DEFAULTS.minutes, toInt )
	);
	if ( options.promocode && ! jar.get( 'sbjs_promo' ) ) {
		jar.set( 'sbjs_promo', createPromo( options.promocode ), lifetime );
	}
	return readTracked( jar );
}
