/**
 * Classifies the source of a visit (spec section 4), in this order: campaign, search engine, other site without a
 * session, direct, or the previous record. With the setting `detect_sources`, AI assistants come before search engines.
 */
import {
	ASSISTANT,
	findAdClick,
	findAssistant,
	findLinkClick,
	findSearchEngine,
} from './detect';

/** Source of a visit, with the names that the cookies use. */
export interface Source {
	typ: string;
	src: string;
	mdm: string;
	cmp: string;
	cnt: string;
	trm: string;
	id: string;
	plt: string;
	fmt: string;
	tct: string;
}

/** Data of a page view. */
export interface Landing {
	/** Query of the URL, without the question mark. */
	query: string;
	/** Referrer URL, '' if unknown. */
	referrer: string;
	/** The site's host without "www.". */
	host: string;
	/** Whether a session is active. */
	session: boolean;
	/** Whether an earlier visit is recorded. */
	hasRecord: boolean;
	/** Whether to detect more sources than sourcebuster. */
	detect?: boolean;
}

const NONE = '(none)';

/** Built-in search engines, with their query parameter (spec section 9). */
const SEARCH_ENGINES: readonly ( readonly [
	host: string,
	parameter: string,
	name: string,
] )[] = [
	[ 'bing.com', 'q', 'bing' ],
	[ 'yahoo.com', 'p', 'yahoo' ],
	[ 'about.com', 'q', 'about' ],
	[ 'aol.com', 'q', 'aol' ],
	[ 'ask.com', 'q', 'ask' ],
	[ 'globososo.com', 'q', 'globo' ],
	[ 'go.mail.ru', 'q', 'go.mail.ru' ],
	[ 'rambler.ru', 'query', 'rambler' ],
	[ 'tut.by', 'query', 'tut.by' ],
];

/** Hosts that are reported under another name (spec section 9). */
const ALIASES: readonly ( readonly [ host: string, name: string ] )[] = [
	[ 't.co', 'twitter.com' ],
	[ 'plus.url.google.com', 'plus.google.com' ],
];

const CAMPAIGN =
	/^(utm_(source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|gclid|yclid)$/;

/** Returns the raw query parameters, not decoded. Repeated ones are joined by a comma. */
const getParameters = ( query: string ): Map< string, string > => {
	const found = new Map< string, string >();
	for ( const part of query.split( '&' ) ) {
		const [ name = '', value ] = part.split( '=' );
		if ( value !== undefined ) {
			const before = found.get( name );
			found.set(
				name,
				before === undefined ? value : `${ before },${ value }`
			);
		}
	}
	return found;
};

const isWithinDomain = ( host: string, domain: string ): boolean => {
	const [ a, b ] = [ host.toLowerCase(), domain.toLowerCase() ];
	return a === b || a.endsWith( `.${ b }` );
};

const parseUrl = (
	referrer: string
): { host: string; path: string; query: string } | null => {
	const parts =
		/^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]*)(?::\d*)?([^?#]*)(?:\?([^#]*))?/i.exec(
			referrer
		);
	return parts
		? {
				host: parts[ 1 ] ?? '',
				path: parts[ 2 ] ?? '',
				query: parts[ 3 ] ?? '',
			}
		: null;
};

/** Creates a record with the fields in the cookie's order. */
const record = ( {
	typ,
	src,
	mdm,
	...fields
}: Partial< Source > & Pick< Source, 'typ' | 'src' | 'mdm' > ): Source => ( {
	typ,
	src,
	mdm,
	cmp: NONE,
	cnt: NONE,
	trm: NONE,
	id: NONE,
	plt: NONE,
	fmt: NONE,
	tct: NONE,
	...fields,
} );

const getYandexSearch = ( referrer: string ): string | undefined => {
	const address = parseUrl( referrer );
	return address && /^(?:.*\.)?yandex\..{2,9}$/i.test( address.host )
		? getParameters( address.query ).get( 'text' )
		: undefined;
};

/**
 * Classifies a campaign.
 *
 * @param parameters Query of the URL.
 * @param referrer   Referrer URL.
 * @param ad         Source of an ad that sourcebuster does not know.
 * @param assistant  AI assistant in utm_source, if there is no utm_medium.
 */
const campaign = (
	parameters: Map< string, string >,
	referrer: string,
	ad?: string,
	assistant?: string
): Source => {
	const [ google, yandex ] = [
		parameters.has( 'gclid' ),
		parameters.has( 'yclid' ),
	];
	const getByClickId = (
		googleValue: string,
		yandexValue: string
	): string => ( google ? googleValue : yandex ? yandexValue : NONE );
	return record( {
		typ: 'utm',
		src:
			assistant ??
			parameters.get( 'utm_source' ) ??
			ad ??
			getByClickId( 'google', 'yandex' ),
		mdm:
			assistant && ! ad
				? ASSISTANT
				: ( parameters.get( 'utm_medium' ) ??
					( ad ? 'cpc' : getByClickId( 'cpc', 'cpc' ) ) ),
		cmp:
			parameters.get( 'utm_campaign' ) ??
			( ad ? `${ ad }_cpc` : getByClickId( 'google_cpc', 'yandex_cpc' ) ),
		cnt: parameters.get( 'utm_content' ) ?? NONE,
		trm:
			parameters.get( 'utm_term' ) ??
			( getYandexSearch( referrer ) || NONE ),
		id: parameters.get( 'utm_id' ) || NONE,
		plt: parameters.get( 'utm_source_platform' ) || NONE,
		fmt: parameters.get( 'utm_creative_format' ) || NONE,
		tct: parameters.get( 'utm_marketing_tactic' ) || NONE,
	} );
};

const findEngineWithQuery = (
	host: string,
	query: string
): string | undefined =>
	SEARCH_ENGINES.find(
		( [ domain, parameter ] ) =>
			isWithinDomain( host, domain ) &&
			query.toLowerCase().includes( `${ parameter }=` )
	)?.[ 2 ];

const getSearchEngine = ( host: string, query: string ): string | undefined => {
	if (
		query.includes( 'text=' ) &&
		/^(?:.*\.)?yandex\..{2,9}$/.test( host )
	) {
		return 'yandex';
	}
	if ( /^(?:www\.)?google\..{2,9}$/.test( host ) ) {
		return 'google';
	}
	return findEngineWithQuery( host, query );
};

/**
 * Classifies a visit.
 *
 * @return {Source|null} The new record; null if the previous one remains.
 */
export function classify( {
	query,
	referrer,
	host,
	session,
	hasRecord,
	detect,
}: Landing ): Source | null {
	const parameters = getParameters( query );
	const campaigns = [ ...parameters.keys() ].filter( ( name ) =>
		CAMPAIGN.test( name )
	);
	const ad = detect ? findAdClick( parameters ) : undefined;
	const source = parameters.get( 'utm_source' );
	const tagged =
		detect && source && ! parameters.get( 'utm_medium' )
			? findAssistant( source )
			: undefined;
	// An assistant that adds nothing but itself is no campaign of the site.
	const isReferral = tagged && ! ad && campaigns.length === 1;
	if ( ( campaigns.length || ad ) && ! isReferral ) {
		return campaign( parameters, referrer, ad, tagged );
	}
	const referrerUrl = parseUrl( referrer );
	const isExternal =
		referrerUrl &&
		! isWithinDomain( referrerUrl.host.replace( 'www.', '' ), host );
	const assistant =
		tagged ??
		( detect && isExternal
			? findAssistant( referrerUrl.host )
			: undefined );
	if ( assistant ) {
		return record( { typ: 'referral', src: assistant, mdm: ASSISTANT } );
	}
	if ( isExternal ) {
		const engine = detect
			? ( findSearchEngine( referrerUrl.host ) ??
				findEngineWithQuery( referrerUrl.host, referrerUrl.query ) )
			: getSearchEngine( referrerUrl.host, referrerUrl.query );
		if ( engine ) {
			return record( { typ: 'organic', src: engine, mdm: 'organic' } );
		}
		if ( ! session ) {
			const alias = ALIASES.find( ( [ domain ] ) =>
				isWithinDomain( referrerUrl.host, domain )
			)?.[ 1 ];
			return record( {
				typ: 'referral',
				src: alias ?? referrerUrl.host.replace( 'www.', '' ),
				mdm: 'referral',
				cnt: referrerUrl.path,
			} );
		}
	}
	const link =
		detect && ! referrer && ! session
			? findLinkClick( parameters )
			: undefined;
	if ( link ) {
		return record( { typ: 'referral', src: link, mdm: 'referral' } );
	}
	return hasRecord
		? null
		: record( { typ: 'typein', src: '(direct)', mdm: NONE } );
}
