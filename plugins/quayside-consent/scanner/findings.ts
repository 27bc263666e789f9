import type { EffectiveCategory, EffectiveProvider } from '../settings/lists';
import { isMeant } from '../choice/delete-cookies';

/** What one page of the site loads and stores. */
export interface PageReport {
	title: string;
	/** Addresses by what asked for them. */
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
	provider?: EffectiveProvider;
	/** Category that holds or declares it, '' for none. */
	category: string;
	pages: string[];
}

/** What belongs to WordPress's administration and this plugin: visitors do not have it, or it is declared by itself. */
const OURS =
	/^(wordpress_|wp-settings-|wp_lang|wordpress-|WP_|wp-autosave|wp-saving-post|cookieyes-consent|wp_consent_|comment_author|loglevel|persist:|WP_DATA)/;

/**
 * The provider of an address: the longest pattern of the most special host.
 */
export function providerOf(
	address: string,
	providers: readonly EffectiveProvider[]
): EffectiveProvider | undefined {
	const url = new URL( address, document.baseURI );
	const labels = url.hostname.replace( /\.$/, '' ).split( '.' );
	const [ , first, second ] = url.pathname.split( '/' );
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
	return undefined;
}

/** What all pages together load and store from others, each once. */
export function findingsOf(
	reports: readonly PageReport[],
	providers: readonly EffectiveProvider[],
	categories: readonly EffectiveCategory[]
): Finding[] {
	const findings = new Map< string, Finding >();
	const note = ( finding: Omit< Finding, 'pages' >, page: string ): void => {
		const key = `${ finding.kind } ${ finding.name }`;
		const known = findings.get( key ) ?? { ...finding, pages: [] };
		known.pages = known.pages.includes( page )
			? known.pages
			: [ ...known.pages, page ];
		findings.set( key, known );
	};
	for ( const { title, scripts, frames, others, cookies, keys } of reports ) {
		for ( const [ kind, addresses ] of [
			[ 'script', scripts ],
			[ 'frame', frames ],
			[ 'other', others ],
		] as const ) {
			for ( const address of addresses ) {
				const provider = providerOf( address, providers );
				note(
					{
						name: new URL( address ).hostname,
						kind,
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
				( text ) => ! OURS.test( text )
			) ) {
				const provider = providers.find( ( { cookies: its } ) =>
					its.some( ( pattern ) => isMeant( name, pattern ) )
				);
				const declared = categories.find( ( { own, cookies: its } ) =>
					[ ...own, ...its ].some( ( cookie ) =>
						isMeant( name, cookie.name )
					)
				);
				note(
					{
						name,
						kind,
						...( provider && { provider } ),
						category: declared?.slug ?? '',
					},
					title
				);
			}
		}
	}
	// Who is unknown needs the owner's eye and stands last, together.
	return [ ...findings.values() ].sort(
		( a, b ) =>
			Number( ! a.provider ) - Number( ! b.provider ) ||
			( a.provider?.name ?? '' ).localeCompare(
				b.provider?.name ?? ''
			) ||
			a.name.localeCompare( b.name )
	);
}
