import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/*
 * Connections that no proxy sees and that a content policy doesn't cover: peer connections ask the servers of third parties for the
 * address of the visitor, over UDP and TCP.
 */

/** Ways to open a connection, with the host, the port for UDP, and the port for TCP. Each resolves once it has been tried. */
const WAYS: Record<
	string,
	( host: string, udp: number, tcp: number ) => string
> = {
	'STUN server': ( host, udp ) =>
		`gather( new RTCPeerConnection( { iceServers: [ { urls: 'stun:${ host }:${ udp }' } ] } ) )`,
	'TURN server over TCP': ( host, _udp, tcp ) =>
		`gather( new ( window.webkitRTCPeerConnection ?? RTCPeerConnection )( { iceServers: [ { urls: [ 'turn:${ host }:${ tcp }?transport=tcp' ], username: 'a', credential: 'b' } ] } ) )`,
	'setConfiguration()': ( host, udp ) =>
		`( () => { const peer = new RTCPeerConnection(); peer.setConfiguration( { iceServers: [ { urls: 'stun:${ host }:${ udp }' } ] } ); return gather( peer ); } )()`,
	'functions of a blank iframe': ( host, udp ) =>
		`( () => { const { RTCPeerConnection } = document.body.appendChild( document.createElement( 'iframe' ) ).contentWindow; return gather( new RTCPeerConnection( { iceServers: [ { urls: 'stun:${ host }:${ udp }' } ] } ) ); } )()`,
};

const ALL =
	'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,v:1,t:1795000000';

let third: ThirdParty;
let listener: Socket;
let packets = 0;
let udp = 0;
let restore: ( () => void ) | undefined;

/** Creates a page that tries one way, and returns its URL. */
const makeWay = ( name: string, host: string ): string =>
	makePage(
		'consent-connections',
		`<script>
			const gather = async ( peer ) => {
				// As scripts that first ask for a camera.
				while ( location.search === '?later' && ! peer.getConfiguration().iceServers.length ) {
					await new Promise( requestAnimationFrame );
				}
				peer.createDataChannel( 'x' );
				const ended = new Promise( ( resolve ) => peer.addEventListener( 'icegatheringstatechange', () => peer.iceGatheringState === 'complete' && resolve() ) );
				await peer.setLocalDescription( await peer.createOffer() );
				await ended;
			};
			addEventListener( 'load', () => { ${ WAYS[ name ]!( host, udp, Number( new URL( third.ads ).port ) ) }.then( () => ( window.isTried = true ) ); } );
		</script>`
	);
const count = (): number => packets + third.connections();

test.describe( 'connections of scripts', () => {
	test.use( {
		expectedMessages: [
			/Failed to establish a connection|WebTransport|held\.invalid|Content Security Policy/,
		],
	} );

	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		restore = keepOptions( 'quayside_consent_settings' );
		// Browsers resolve names of this machine to addresses of both versions.
		listener = createSocket( { type: 'udp6', ipv6Only: false } );
		listener.on( 'message', () => packets++ );
		await new Promise< void >( ( resolve ) =>
			listener.bind( 0, '::', resolve )
		);
		udp = listener.address().port;
	} );
	test.afterAll( async () => {
		restore?.();
		await third.close();
		await new Promise< void >( ( resolve ) =>
			listener.close( () => resolve() )
		);
	} );

	for ( const name of Object.keys( WAYS ) ) {
		test( `${ name }: blocked before consent and after a rejection, opened with consent, and blocked for every host in strict mode`, async ( {
			page,
			context,
			baseURL,
			browserName,
		} ) => {
			/** Opens the page, and returns how much has arrived once the connection was tried. */
			const visit = async ( address: string ): Promise< number > => {
				const before = count();
				await page.goto( address );
				await page.waitForFunction(
					() => ( window as { isTried?: boolean } ).isTried
				);
				return count() - before;
			};
			const address = makeWay( name, 'ads.localhost' );
			expect( await visit( address ) ).toBe( 0 );
			await page.getByRole( 'button', { name: 'Reject all' } ).click();
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'data-consent-asks',
				'false'
			);
			expect( await visit( address ) ).toBe( 0 );

			await context.clearCookies();
			const unknown = makeWay( name, 'unknown.localhost' );
			php(
				`update_option( 'quayside_consent_settings', [ 'strict' => true ] + (array) get_option( 'quayside_consent_settings', [] ) );`
			);
			try {
				expect( await visit( unknown ) ).toBe( 0 );
			} finally {
				php(
					`$settings = (array) get_option( 'quayside_consent_settings', [] );
					unset( $settings['strict'] );
					update_option( 'quayside_consent_settings', $settings );`
				);
			}
			// In default mode, an unknown host is not blocked once the provider list has loaded.
			const earlier = count();
			await page.goto( `${ unknown }?later` );
			await expect.poll( count ).toBeGreaterThan( earlier );
			// Last, because the browser repeats these packets after the page has closed.
			await context.addCookies( [
				{ name: 'cookieyes-consent', value: ALL, url: baseURL ?? '' },
			] );
			if ( browserName === 'chromium' ) {
				await context.grantPermissions( [ 'local-network-access' ] );
			}
			// Nobody answers, so the page would try for a long time.
			const before = count();
			await page.goto( makeWay( name, 'ads.localhost' ) );
			await expect.poll( count ).toBeGreaterThan( before );
		} );
	}

	// The browser's own class needs a server over QUIC to show an address, so another one records it.
	test( 'WebTransport: the URL is blocked before consent, and opened with it', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await page.addInitScript( () => {
			const opened: string[] = [];
			Object.assign( window, {
				opened,
				WebTransport: class {
					constructor( url: string ) {
						opened.push( url );
					}
				},
			} );
		} );
		const url = new URL( '/transport', third.ads ).href;
		const address = makePage(
			'consent-connections',
			`<script>new WebTransport( '${ url }' );</script>`
		);
		const opened = (): Promise< string[] > =>
			page.evaluate(
				() => ( window as unknown as { opened: string[] } ).opened
			);
		await page.goto( address );
		expect( await opened() ).toEqual( [ 'https:held.invalid' ] );
		await context.addCookies( [
			{ name: 'cookieyes-consent', value: ALL, url: baseURL ?? '' },
		] );
		await page.goto( address );
		expect( await opened() ).toEqual( [ url ] );
	} );
} );
