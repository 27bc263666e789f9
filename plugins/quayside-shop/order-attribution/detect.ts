/**
 * Detects what sourcebuster does not know: search engines that send no query, AI assistants, and click IDs of ads.
 */
import {
	adClicks,
	assistants,
	linkClicks,
	searchEngines,
} from './sources.bundled.json';

/** Medium of AI assistants, as in Google Analytics. */
export const ASSISTANT = 'ai-assistant';

/** The end of a host in a country, for patterns such as "google.*". */
const COUNTRY = /\.(com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * Returns the name whose patterns match a host. "www." is optional. "*.example.com" includes all subdomains.
 */
const findName = (
	names: Record< string, readonly string[] >,
	host: string
): string | undefined => {
	const exact = host.toLowerCase().replace( /^www\.|\.$/g, '' );
	const inAnyCountry = exact.replace( COUNTRY, '.*' );
	return Object.keys( names ).find( ( name ) =>
		names[ name ]?.some(
			( pattern ) =>
				pattern === exact ||
				pattern === inAnyCountry ||
				( pattern.startsWith( '*' ) &&
					`.${ exact }`.endsWith( pattern.slice( 1 ) ) )
		)
	);
};

/** Returns the name of the search engine at a host. */
export const findSearchEngine = ( host: string ): string | undefined =>
	findName( searchEngines, host );

/** Returns the name of the AI assistant at a host, which assistants also use as utm_source. */
export const findAssistant = ( host: string ): string | undefined =>
	findName( assistants, host );

const findClick =
	( clicks: Record< string, string > ) =>
	( parameters: Map< string, string > ): string | undefined =>
		Object.entries( clicks ).find( ( [ parameter ] ) =>
			parameters.get( parameter )
		)?.[ 1 ];

/** Returns the source of the ad by its click ID. */
export const findAdClick = findClick( adClicks );

/**
 * Returns the site that a click came from by its click ID. These sites add it to all links, so it does not prove an ad.
 */
export const findLinkClick = findClick( linkClicks );
