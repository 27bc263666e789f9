import { lookups } from '../blocking/providers/aliases';
import type { EffectiveCategory, EffectiveProvider } from '../settings/lists';
import { matchesPattern } from '../withdrawal/names';
import type { ConsentFoundItem } from '@quayside/contracts/consent/scan.providers-request';
import type { ConsentScheduledItem } from '@quayside/contracts/consent/scan.scheduled-response';

/** What a page of the site loads and stores. */
export interface PageReport {
	title: string;
	/** Addresses by initiator. */
	scripts: string[];
	frames: string[];
	others: string[];
	cookies: string[];
	/** Keys in localStorage and sessionStorage. */
	keys: string[];
}

export interface Finding {
	/** Host, cookie or key. */
	name: string;
	kind: 'script' | 'frame' | 'other' | 'cookie' | 'key';
	/** Example of a URL, or '' for a cookie or key. */
	address: string;
	provider?: EffectiveProvider;
	/** Category that blocks or declares it, or '' for none. */
	category: string;
	pages: string[];
	/** Number of pages, if `pages` has only the first one. */
	count?: number;
}

/**
 * Cookies and keys of the WordPress admin and of this plugin, which visitors do not have, or which are declared
 * automatically.
 */
const IGNORED =
	/^(wordpress_|wp-settings-|wp_lang|wordpress-|WP_|wp-autosave|wp-saving-post|cookieyes-consent|wp_consent_|comment_author|loglevel|persist:|WP_DATA)/;

/**
 * Returns the provider of an address: the longest pattern of the most specific host wins.
 */
export function findProvider(
	address: string,
	providers: readonly EffectiveProvider[]
): EffectiveProvider | undefined {
	const url = new URL( address, document.baseURI );
	for ( const [ labels, path ] of lookups( url ) ) {
		const [ , first, second ] = path.split( '/' );
		for ( ; labels.length > 1; labels.shift() ) {
			const host = labels.join( '.' );
			for ( const pattern of [
				`${ host }/${ first }/${ second }`,
				`${ host }/${ first }`,
				host,
			] ) {
				const provider = providers.find( ( { hosts } ) =>
					hosts.includes( pattern )
				);
				if ( provider ) {
					return provider;
				}
			}
		}
	}
	return undefined;
}

/** Merges what all pages load and store from third parties, without duplicates. */
export function getFindings(
	reports: readonly PageReport[],
	providers: readonly EffectiveProvider[],
	categories: readonly EffectiveCategory[]
): Finding[] {
	const findings = new Map< string, Finding >();
	const add = ( finding: Omit< Finding, 'pages' >, page: string ): void => {
		const key = `${ finding.kind } ${ finding.name }`;
		const existing = findings.get( key ) ?? { ...finding, pages: [] };
		existing.pages = existing.pages.includes( page )
			? existing.pages
			: [ ...existing.pages, page ];
		findings.set( key, existing );
	};
	for ( const { title, scripts, frames, others, cookies, keys } of reports ) {
		for ( const [ kind, addresses ] of [
			[ 'script', scripts ],
			[ 'frame', frames ],
			[ 'other', others ],
		] as const ) {
			for ( const address of addresses ) {
				const provider = findProvider( address, providers );
				const { hostname, href } = new URL( address, document.baseURI );
				add(
					{
						name: hostname,
						kind,
						address: href,
						...( provider && { provider } ),
						category: provider?.category ?? '',
					},
					title
				);
			}
		}
		for ( const [ kind, names ] of [
			[ 'cookie', cookies ],
			[ 'key', keys ],
		] as const ) {
			for ( const name of names.filter(
				( text ) => ! IGNORED.test( text )
			) ) {
				const provider = providers.find( ( { cookies: names } ) =>
					names.some( ( pattern ) => matchesPattern( name, pattern ) )
				);
				const declared = categories.find( ( { own, cookies: names } ) =>
					[ ...own, ...names ].some( ( cookie ) =>
						matchesPattern( name, cookie.name )
					)
				);
				add(
					{
						name,
						kind,
						address: '',
						...( provider && { provider } ),
						category: declared?.slug ?? '',
					},
					title
				);
			}
		}
	}
	// Unknown providers need attention, so they are listed together at the end.
	return [ ...findings.values() ].sort(
		( a, b ) =>
			Number( ! a.provider ) - Number( ! b.provider ) ||
			( a.provider?.name ?? '' ).localeCompare(
				b.provider?.name ?? ''
			) ||
			a.name.localeCompare( b.name )
	);
}

/** Returns the findings of earlier scans, each with its first page. */
export function getScheduledFindings(
	items: readonly ConsentScheduledItem[],
	providers: readonly EffectiveProvider[],
	categories: readonly EffectiveCategory[]
): Finding[] {
	const counts = new Map(
		items.map( ( { kind, name, pages } ) => [
			`${ kind } ${ name }`,
			pages,
		] )
	);
	const reports = items.map( ( { kind, name, address, page } ) => ( {
		title: page,
		scripts: kind === 'script' ? [ address ] : [],
		frames: kind === 'frame' ? [ address ] : [],
		others: kind === 'other' ? [ address ] : [],
		cookies: kind === 'cookie' ? [ name ] : [],
		keys: kind === 'key' ? [ name ] : [],
	} ) );
	return getFindings( reports, providers, categories ).map( ( finding ) => ( {
		...finding,
		count: counts.get( `${ finding.kind } ${ finding.name }` ) ?? 1,
	} ) );
}

/** Matches names that can be declared, as in the contract of the settings. */
const DECLARABLE = /^[\w.!~|:%$#@+-]{1,79}\*?$/;

/** Determines whether a category can be selected for a finding. Some names of storage keys are too long or unusual. */
export const canDeclare = ( { kind, name }: Finding ): boolean =>
	! [ 'cookie', 'key' ].includes( kind ) || DECLARABLE.test( name );

/** Shortens a text without splitting a character. */
const shorten = ( text: string, length: number ): string =>
	[ ...text ].slice( 0, length ).join( '' );

/** Maximum number of items and lengths of texts in the contract of the request. */
const MAX = { items: 300, name: 120, address: 300, page: 200 };

/** Returns the findings as the site stores them, those without a category first. What can have none is left out. */
export function getFoundItems(
	findings: readonly Finding[]
): ConsentFoundItem[] {
	return findings
		.filter( canDeclare )
		.sort( ( a, b ) => Number( !! a.category ) - Number( !! b.category ) )
		.slice( 0, MAX.items )
		.map( ( { kind, name, address, pages } ) => ( {
			kind,
			name: shorten( name, MAX.name ),
			address: shorten( address, MAX.address ),
			pages: pages.length,
			page: shorten( pages[ 0 ] ?? '', MAX.page ),
		} ) );
}
