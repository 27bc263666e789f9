import { __, sprintf } from '@wordpress/i18n';
import type { ConsentScanPage } from '@quayside/contracts/consent/scan.page';
import type { PageReport } from './findings';

/** Time in ms that a page may take to load, and that its scripts get to send requests after that. */
const LOAD_TIMEOUT = 20_000;
const SETTLE_TIME = 2_500;

/** ID of the element with what only the server can see. */
const SERVER_DATA = 'quayside-consent-scan';

const wait = ( milliseconds: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Returns why a page can't be scanned, for the site owner, or '' if it can.
 *
 * @param address  Requested URL.
 * @param page     The document that has loaded, null if the iframe shows none of this site.
 * @param isLoaded Whether it has finished loading.
 */
function findProblem(
	address: string,
	page: Document | null | undefined,
	isLoaded: boolean
): string {
	if ( ! isLoaded ) {
		return __(
			'It did not finish loading within 20 seconds.',
			'quayside-consent'
		);
	}
	if ( ! page ) {
		return __(
			'It can’t be loaded in an iframe, or redirects to another site.',
			'quayside-consent'
		);
	}
	const [ navigation ] = ( page.defaultView?.performance.getEntriesByType(
		'navigation'
	) ?? [] ) as PerformanceNavigationTiming[];
	const status = navigation?.responseStatus ?? 0;
	if ( status >= 400 ) {
		return sprintf(
			/* translators: %d: HTTP status code. */
			__( 'It responds with the error %d.', 'quayside-consent' ),
			status
		);
	}
	const { pathname } = new URL( page.URL, address );
	if ( pathname.endsWith( '/wp-login.php' ) ) {
		return __( 'It requires a login.', 'quayside-consent' );
	}
	if ( page.getElementById( SERVER_DATA ) ) {
		return '';
	}
	return pathname === new URL( address ).pathname
		? __(
				'It is not a complete page of this site, or its template has no footer.',
				'quayside-consent'
			)
		: sprintf(
				/* translators: %s: path of a page. */
				__( 'It redirects to %s.', 'quayside-consent' ),
				pathname
			);
}

/**
 * Loads a page of this site in a hidden iframe and reports what it loads and stores.
 *
 * @throws Error if the page can't be scanned. The message tells the site owner why.
 */
export async function scan( {
	title,
	scan: address,
}: ConsentScanPage ): Promise< PageReport > {
	const frame = document.createElement( 'iframe' );
	frame.title = title;
	frame.ariaHidden = 'true';
	frame.tabIndex = -1;
	// Scripts of the page must not take the focus away from the screen.
	frame.inert = true;
	// Off screen, but as wide as a desktop, so that lazy content loads.
	frame.style.cssText =
		'position:fixed;inset-block-start:0;inset-inline-start:-4000px;inline-size:1280px;block-size:4000px;border:0;visibility:hidden';
	try {
		const loaded = new Promise< void >( ( resolve ) =>
			frame.addEventListener( 'load', () => resolve() )
		);
		frame.src = address;
		document.body.append( frame );
		const isLoaded = await Promise.race( [
			loaded.then( () => true ),
			wait( LOAD_TIMEOUT ).then( () => false ),
		] );
		const page = frame.contentDocument;
		const problem = findProblem( address, page, isLoaded );
		const view = frame.contentWindow as
			( Window & { performance: Performance } ) | null;
		const serverData = page?.getElementById( SERVER_DATA )?.textContent;
		if ( problem || ! page || ! view || ! serverData ) {
			throw new Error( problem );
		}
		await wait( SETTLE_TIME );
		return report(
			title,
			page,
			view,
			( JSON.parse( serverData ) as { cookies: string[] } ).cookies
		);
	} finally {
		frame.remove();
	}
}

function report(
	title: string,
	page: Document,
	view: Window,
	serverCookies: string[]
): PageReport {
	const addresses = (
		selector: string,
		name: 'src' | 'data' = 'src'
	): string[] =>
		[ ...page.querySelectorAll( selector ) ].map(
			( element ) => element.getAttribute( name ) ?? ''
		);
	const loaded = view.performance.getEntriesByType(
		'resource'
	) as PerformanceResourceTiming[];
	const ofType = ( ...types: string[] ): string[] =>
		loaded
			.filter( ( { initiatorType } ) => types.includes( initiatorType ) )
			.map( ( { name } ) => name );
	const thirdParty = ( list: string[] ): string[] => [
		...new Set(
			list.flatMap( ( text ) => {
				try {
					const url = new URL( text, page.baseURI );
					return text &&
						/^http/.test( url.protocol ) &&
						url.host !== location.host
						? [ url.href ]
						: [];
				} catch {
					return [];
				}
			} )
		),
	];
	const scripts = thirdParty( [
		...addresses( 'script[src]' ),
		...ofType( 'script' ),
	] );
	const frames = thirdParty( [
		...addresses( 'iframe[src],embed[src]' ),
		...addresses( 'object[data]', 'data' ),
		...ofType( 'iframe', 'frame' ),
	] );
	const cookies = page.cookie
		.split( /; */ )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' );
	return {
		title,
		scripts,
		frames,
		others: thirdParty( loaded.map( ( { name } ) => name ) ).filter(
			( address ) =>
				! scripts.includes( address ) && ! frames.includes( address )
		),
		cookies: [
			...new Set( [ ...cookies, ...serverCookies ].filter( Boolean ) ),
		],
		keys: [
			...new Set( [
				...Object.keys( view.localStorage ),
				...Object.keys( view.sessionStorage ),
			] ),
		],
	};
}
