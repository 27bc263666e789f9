import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** A request as the proxy got it. */
interface Recorded {
	url: string;
	/** What the browser wanted it for, as in its header Sec-Fetch-Dest. "connection" for a host to which nothing was sent. */
	destination: string;
}

/**
 * A proxy that plays every host of the internet, so that real snippets of vendors can be tested without contacting anyone. It records
 * each request and each connection without a request, such as those for preconnect links.
 */
export interface RecordingProxy {
	server: string;
	/** Everything that was requested since the last call of forget(). */
	recorded: () => Recorded[];
	forget: () => void;
	/** Resolves once nothing new has arrived for the given time in milliseconds. */
	silence: ( time: number ) => Promise< void >;
	close: () => Promise< void >;
}

/** Hosts that Chromium contacts by itself, such as for forms that it could fill in. */
const BROWSER_HOSTS = /^content-autofill\.googleapis\.com$/;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The response for each destination. */
const BODIES: Record< string, [ type: string, body: string ] > = {
	script: [ 'text/javascript', '' ],
	worker: [ 'text/javascript', '' ],
	style: [ 'text/css', ':root { --third-party: 1 }' ],
	image: [ 'image/svg+xml', SVG ],
	iframe: [ 'text/html', '<!doctype html><title>Third party</title>' ],
	frame: [ 'text/html', '<!doctype html><title>Third party</title>' ],
	object: [ 'image/svg+xml', SVG ],
	embed: [ 'image/svg+xml', SVG ],
	manifest: [ 'application/manifest+json', '{}' ],
};

/** Creates a certificate for nobody. The browser has to ignore its errors. */
function createCertificate(): { key: string; cert: string } {
	return JSON.parse(
		execFileSync(
			'php',
			[
				'-r',
				`$key = openssl_pkey_new( [ 'private_key_bits' => 2048 ] );
				$cert = openssl_csr_sign( openssl_csr_new( [ 'commonName' => 'third-party.example' ], $key ), null, $key, 30 );
				openssl_pkey_export( $key, $private );
				openssl_x509_export( $cert, $public );
				echo json_encode( [ 'key' => $private, 'cert' => $public ] );`,
			],
			{ encoding: 'utf8' }
		)
	) as { key: string; cert: string };
}

/** Starts the proxy on a free port of this machine. */
export async function startRecordingProxy(): Promise< RecordingProxy > {
	let requests: Recorded[] = [];
	/** Hosts of open connections without a request. */
	let unused = new Map< object, string >();
	let latest = Date.now();
	const sockets = new Set< Socket >();
	const secureContext = createSecureContext( createCertificate() );

	const respond = (
		request: IncomingMessage,
		response: ServerResponse
	): void => {
		latest = Date.now();
		unused.delete( request.socket );
		const isTunnel = request.socket instanceof TLSSocket;
		const url = isTunnel
			? `https://${ request.headers.host }${ request.url }`
			: ( request.url ?? '' );
		const destination = String(
			request.headers[ 'sec-fetch-dest' ] ?? 'empty'
		);
		if ( ! BROWSER_HOSTS.test( request.headers.host ?? '' ) ) {
			requests.push( { url, destination } );
		}
		const [ type, body ] = BODIES[ destination ] ?? [ 'text/plain', '' ];
		response.writeHead( 200, {
			'Content-Type': type,
			'Access-Control-Allow-Origin': '*',
			'Cache-Control': 'no-store',
			Connection: 'close',
		} );
		response.end( body );
	};
	// Reads what is sent inside the tunnels. It listens nowhere.
	const inside = createServer( respond );
	const outside = createServer( respond );
	outside.on( 'connect', ( request, socket ) => {
		latest = Date.now();
		socket.on( 'error', String );
		socket.write( 'HTTP/1.1 200 OK\r\n\r\n' );
		const secure = new TLSSocket( socket, {
			isServer: true,
			secureContext,
			ALPNProtocols: [ 'http/1.1' ],
		} );
		secure.on( 'error', String );
		const host = ( request.url ?? '' ).replace( /:443$/, '' );
		if ( ! BROWSER_HOSTS.test( host ) ) {
			unused.set( secure, host );
		}
		inside.emit( 'connection', secure );
	} );
	const server = createTcpServer( ( socket ) => {
		sockets.add( socket );
		socket.on( 'error', String );
		socket.on( 'close', () => sockets.delete( socket ) );
		outside.emit( 'connection', socket );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return {
		server: `http://127.0.0.1:${ port }`,
		recorded: () => [
			...requests,
			// After a certificate error, the browser connects again to send its request.
			...[ ...unused.values() ]
				.filter(
					( host ) =>
						! requests.some(
							( { url } ) => new URL( url ).hostname === host
						)
				)
				.map( ( host ) => ( {
					url: `https://${ host }`,
					destination: 'connection',
				} ) ),
		],
		forget: () => {
			requests = [];
			unused = new Map();
		},
		silence: async ( time ) => {
			for (
				let rest = time;
				rest > 0;
				rest = Math.min( time, latest + time - Date.now() )
			) {
				await new Promise( ( resolve ) => setTimeout( resolve, rest ) );
			}
		},
		close: () => {
			sockets.forEach( ( socket ) => socket.destroy() );
			return new Promise( ( resolve ) =>
				server.close( () => resolve() )
			);
		},
	};
}
