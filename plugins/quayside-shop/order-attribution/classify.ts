/**
 * Where a visit comes from. Spec section 4: campaign, search engine, other site without a session, typed in, else as
 * before.
 */

/** What is known of the source of a visit; names as the cookies have them. */
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

/** A visit as the browser sees it. */
export interface Landing {
	/** Query of the address, without the question mark. */
	query: string;
	/** Where the visitor comes from; '' when unknown. */
	referrer: string;
	/** The site's host without "www.". */
	host: string;
	/** Whether a session runs. */
	session: boolean;
	/** Whether earlier visits left a record. */
	known: boolean;
}

const NONE = '(none)';

/** Spec section 9: built-in search engines, with the parameter that holds the search. */
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

/** Spec section 9: hosts that are shown by another name. */
const ALIASES: readonly ( readonly [ host: string, name: string ] )[] = [
	[ 't.co', 'twitter.com' ],
	[ 'plus.url.google.com', 'plus.google.com' ],
];

const CAMPAIGN =
	/^(utm_(source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|gclid|yclid)$/;

/** Parameters as they stand in the address: not decoded, several of one name joined by a comma. */
const parametersOf = ( query: string ): Map< string, string > => {
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

const within = ( host: string, domain: string ): boolean => {
	const [ a, b ] = [ host.toLowerCase(), domain.toLowerCase() ];
	return a === b || a.endsWith( `.${ b }` );
};

const addressOf = (
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

/** In the order in which the cookie has them. */
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

const yandexSearch = ( referrer: string ): string | undefined => {
	const address = addressOf( referrer );
	return address && /^(?:.*\.)?yandex\..{2,9}$/i.test( address.host )
		? parametersOf( address.query ).get( 'text' )
		: undefined;
};

const campaign = (
	parameters: Map< string, string >,
	referrer: string
): Source => {
	const [ google, yandex ] = [
		parameters.has( 'gclid' ),
		parameters.has( 'yclid' ),
	];
	const byClick = ( ofGoogle: string, ofYandex: string ): string =>
		google ? ofGoogle : yandex ? ofYandex : NONE;
	return record( {
		typ: 'utm',
		src: parameters.get( 'utm_source' ) ?? byClick( 'google', 'yandex' ),
		mdm: parameters.get( 'utm_medium' ) ?? byClick( 'cpc', 'cpc' ),
		cmp:
			parameters.get( 'utm_campaign' ) ??
			byClick( 'google_cpc', 'yandex_cpc' ),
		cnt: parameters.get( 'utm_content' ) ?? NONE,
		trm:
			parameters.get( 'utm_term' ) ??
			( yandexSearch( referrer ) || NONE ),
		id: parameters.get( 'utm_id' ) || NONE,
		plt: parameters.get( 'utm_source_platform' ) || NONE,
		fmt: parameters.get( 'utm_creative_format' ) || NONE,
		tct: parameters.get( 'utm_marketing_tactic' ) || NONE,
	} );
};

const searchEngine = ( host: string, query: string ): string | undefined => {
	if (
		query.includes( 'text=' ) &&
		/^(?:.*\.)?yandex\..{2,9}$/.test( host )
	) {
		return 'yandex';
	}
	if ( /^(?:www\.)?google\..{2,9}$/.test( host ) ) {
		return 'google';
	}
	return SEARCH_ENGINES.find(
		( [ domain, parameter ] ) =>
			within( host, domain ) &&
			query.toLowerCase().includes( `${ parameter }=` )
	)?.[ 2 ];
};

/**
 * Classifies a visit.
 *
 * @return {Source|null} The new record; null when the one from before is kept.
 */
export function classify( {
	query,
	referrer,
	host,
	session,
	known,
}: Landing ): Source | null {
	const parameters = parametersOf( query );
	if ( [ ...parameters.keys() ].some( ( name ) => CAMPAIGN.test( name ) ) ) {
		return campaign( parameters, referrer );
	}
	const from = addressOf( referrer );
	if ( from && ! within( from.host.replace( 'www.', '' ), host ) ) {
		const engine = searchEngine( from.host, from.query );
		if ( engine ) {
			return record( { typ: 'organic', src: engine, mdm: 'organic' } );
		}
		if ( ! session ) {
			const alias = ALIASES.find( ( [ domain ] ) =>
				within( from.host, domain )
			)?.[ 1 ];
			return record( {
				typ: 'referral',
				src: alias ?? from.host.replace( 'www.', '' ),
				mdm: 'referral',
				cnt: from.path,
			} );
		}
	}
	return known
		? null
		: record( { typ: 'typein', src: '(direct)', mdm: NONE } );
}
