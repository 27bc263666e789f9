import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/** A third party on another origin that counts the requests it gets. */
export interface ThirdParty {
	/** Its origins, by category, each with its own hostname on this machine. */
	video: string;
	analytics: string;
	ads: string;
	/** Requested paths, in order. */
	hits: string[];
	/** Number of opened connections, used or not. */
	connections: () => number;
	/** Stops the server and restores the site. */
	close: () => Promise< void >;
}

/** Restores the site's settings after they have been changed. */
let restore: ( () => void ) | undefined;

/** Slugs of the created pages. */
const made: string[] = [];

/** Restores settings and deletes pages, because other files run on the same site. */
function restoreSite(): void {
	if ( made.length ) {
		php( `
			foreach ( ${ JSON.stringify( made.splice( 0 ) ).replaceAll( '$', '' ) } as $slug ) {
				$page = get_page_by_path( $slug );
				$page && wp_delete_post( $page->ID, true );
			}
		` );
	}
	restore?.();
	restore = undefined;
}

const BODIES: Record< string, [ string, string ] > = {
	js: [
		'text/javascript',
		'window.thirdPartyRuns = ( window.thirdPartyRuns || [] ).concat( new URL( document.currentScript ? document.currentScript.src : "https://x/module" ).pathname );document.cookie = "_tp_id=1;path=/";',
	],
	html: [
		'text/html',
		'<!doctype html><html lang="en"><title>Video</title><body>The video</body></html>',
	],
	css: [ 'text/css', 'body { --third-party: 1 }' ],
	svg: [
		'image/svg+xml',
		'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
	],
};

/** Starts a third party. */
export async function startThirdParty(): Promise< ThirdParty > {
	const hits: string[] = [];
	let connections = 0;
	const server = createServer( ( request, response ) => {
		const path = ( request.url ?? '' ).replace( /\?.*/, '' );
		// The browser requests this on its own when it shows a document of this origin.
		if ( path !== '/favicon.ico' ) {
			hits.push( path );
		}
		const [ type, body ] = BODIES[ path.split( '.' ).pop() ?? '' ] ?? [
			'text/plain',
			'',
		];
		response.writeHead( path.includes( 'missing' ) ? 404 : 200, {
			'Content-Type': type,
			'Access-Control-Allow-Origin': '*',
			'Cache-Control': 'no-store',
			Connection: 'close',
		} );
		response.end( body );
	} );
	server.on( 'connection', () => connections++ );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return {
		video: `http://video.localhost:${ port }`,
		analytics: `http://analytics.localhost:${ port }`,
		ads: `http://ads.localhost:${ port }`,
		hits,
		connections: () => connections,
		close: async () => {
			restoreSite();
			const closed = new Promise< void >( ( resolve ) =>
				server.close( () => resolve() )
			);
			// A page that a failed test has left open keeps its connections.
			server.closeAllConnections();
			await closed;
		},
	};
}

/** Adds the third party's hosts as providers. */
export function addProviders(): void {
	restore ??= keepOptions( 'quayside_consent_settings' );
	php( `
		$settings = (array) get_option( 'quayside_consent_settings', [] );
		$settings['providers'] = [
			'test-video'     => [
				'name' => 'Test Video',
				'category' => 'functional',
				'hosts' => [ 'video.localhost' ],
			],
			'test-second'    => [
				'name' => 'Second Video',
				'category' => 'functional',
				'hosts' => [ 'second.localhost' ],
			],
			'test-analytics' => [
				'name' => 'Test Analytics',
				'category' => 'analytics',
				'hosts' => [ 'analytics.localhost' ],
				'inline' => [ 'TestAnalytics.' ],
				'cookies' => [ '_tp_*' ],
			],
			'test-ads'       => [
				'name' => 'Test Ads',
				'category' => 'advertisement',
				'hosts' => [ 'ads.localhost' ],
			],
		];
		update_option( 'quayside_consent_settings', $settings );
	` );
}

/**
 * Creates a page with raw HTML as its content and returns its URL.
 */
export function makePage( slug: string, html: string ): string {
	made.push( slug );
	const content = Buffer.from(
		`<!-- wp:html -->${ html }<!-- /wp:html -->`
	).toString( 'base64' );
	return php( `
		kses_remove_filters();
		$old = get_page_by_path( '${ slug }' );
		$id = wp_insert_post( [
			'ID' => $old ? $old->ID : 0,
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Consent test',
			'post_name' => '${ slug }',
			'post_content' => wp_slash( base64_decode( '${ content }' ) ),
		] );
		echo get_permalink( $id );
	` ).trim();
}
