import { classify } from './classify';
import type { Source } from './classify';
import { decode, siteDomain } from './cookie-jar';
import type { CookieJar } from './cookie-jar';

/** Spec section 9: several values of one cookie are parted by three pipes. */
const DELIMITER = '|||';

/** Spec section 3: tracking cookies. */
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

/** Marks cookies of today's format. */
const MIGRATION = '1418474375998=1';

/** Spec section 9, with what is said there of numbers that are none. */
const DEFAULTS = {
	months: 6,
	minutes: 30,
	promo: { min: 100_000, max: 999_999 },
};

/** What the server says; numbers may come as text. */
export interface TrackOptions {
	/** Lifetime of the cookies in months of 30 days; less than a minute makes session cookies. */
	lifetime?: unknown;
	/** Length of a session, in minutes. */
	session?: unknown;
	/** Gives each visitor a number to tell on the phone. */
	promocode?: boolean | { min?: unknown; max?: unknown };
}

/** The page that is being visited. */
export interface Visit {
	href: string;
	referrer: string;
	userAgent: string;
	now: Date;
}

/** Values by cookie (without its prefix) and name. */
export type Tracked = Record< string, Record< string, string > >;

const pack = ( values: Record< string, string | number > ): string =>
	Object.entries( values )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( DELIMITER );

const unpack = ( text: string | null ): Record< string, string > =>
	Object.fromEntries(
		( text ? text.split( DELIMITER ) : [] ).map( ( part ) => {
			const at = part.indexOf( '=' );
			return at < 0
				? [ part, '' ]
				: [ part.slice( 0, at ), decode( part.slice( at + 1 ) ) ];
		} )
	);

/** A whole or broken number, or the default: spec section 5. */
const numberOr = (
	value: unknown,
	otherwise: number,
	parse: ( text: string ) => number = parseFloat
): number => parse( String( value ) ) || otherwise;

const toInt = ( text: string ): number => parseInt( text, 10 );

/**
 * Lifetime in minutes. The fraction is dropped: 0.00001 months (0.4 minutes) is 0, a cookie until the browser closes.
 */
export const lifetimeMinutes = ( months: unknown ): number =>
	Math.trunc( numberOr( months, DEFAULTS.months ) * 30 * 24 * 60 );

const extraOf = ( { href, referrer, now }: Visit ): string =>
	pack( {
		fd: now.toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
		ep: href,
		rf: referrer || '(none)',
	} );

const promoOf = (
	promocode: NonNullable< TrackOptions[ 'promocode' ] >
): string => {
	const { min, max } =
		promocode === true || promocode === false ? DEFAULTS.promo : promocode;
	const from = numberOr( min, DEFAULTS.promo.min, toInt );
	const to = numberOr( max, DEFAULTS.promo.max, toInt );
	const code = Math.floor( Math.random() * ( to - from + 1 ) ) + from;
	return pack( {
		code: String( code ).padStart( String( to ).length, '0' ),
	} );
};

/** All that the cookies hold. */
export const readTracked = ( jar: CookieJar ): Tracked =>
	Object.fromEntries(
		COOKIES.filter( ( name ) => name !== 'sbjs_migrations' ).map(
			( name ) => [ name.slice( 5 ), unpack( jar.get( name ) ) ]
		)
	);

/**
 * Counts a page view and keeps where the visit came from.
 *
 * @return {Object} What the cookies then hold.
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
		known: !! current,
	} );

	if ( ! jar.get( 'sbjs_migrations' ) ) {
		jar.set( 'sbjs_migrations', MIGRATION, lifetime );
	}
	if ( source ) {
		jar.set( 'sbjs_current_add', extraOf( visit ), lifetime );
		if ( ! jar.get( 'sbjs_first_add' ) ) {
			jar.set( 'sbjs_first_add', extraOf( visit ), lifetime );
		}
	}
	const record = source ? pack( { ...source } ) : ( current ?? '' );
	jar.set( 'sbjs_current', record, lifetime );
	if ( ! jar.get( 'sbjs_first' ) ) {
		jar.set( 'sbjs_first', record, lifetime );
	}
	const before = jar.get( 'sbjs_udata' );
	const visits = before
		? numberOr( unpack( before ).vst, 1, toInt ) + ( session ? 0 : 1 )
		: 1;
	jar.set(
		'sbjs_udata',
		pack( { vst: visits, uip: '(none)', uag: visit.userAgent } ),
		lifetime
	);
	const pages = session ? numberOr( unpack( session ).pgs, 1, toInt ) + 1 : 1;
	jar.set(
		'sbjs_session',
		pack( { pgs: pages, cpg: visit.href } ),
		numberOr( options.session, DEFAULTS.minutes, toInt )
	);
	if ( options.promocode && ! jar.get( 'sbjs_promo' ) ) {
		jar.set( 'sbjs_promo', promoOf( options.promocode ), lifetime );
	}
	return readTracked( jar );
}
