import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnginePage } from './engine-page';
import { FIREFOX_PREFERENCES } from './firefox-preferences';

/*
 * A page in the Firefox of the system, over WebDriver BiDi. Playwright has its own build of Firefox, which is in no package registry.
 */

/**
 * Starts Firefox with a new profile.
 *
 * @param proxy       Address of a proxy for everything except this machine.
 * @param preferences Preferences of Firefox.
 */
export async function openFirefox(
	proxy: string,
	preferences: Record< string, boolean > = {}
): Promise< EnginePage > {
	const profile = mkdtempSync( join( tmpdir(), 'quayside-firefox-' ) );
	const { hostname, port } = new URL( proxy );
	writeFileSync(
		join( profile, 'user.js' ),
		Object.entries( {
			...FIREFOX_PREFERENCES,
			...preferences,
			'network.proxy.type': 1,
			'network.proxy.http': hostname,
			'network.proxy.http_port': Number( port ),
			'network.proxy.ssl': hostname,
			'network.proxy.ssl_port': Number( port ),
			'network.proxy.no_proxies_on': '127.0.0.1',
		} )
			.map(
				( [ name, value ] ) =>
					`user_pref( ${ JSON.stringify( name ) }, ${ JSON.stringify( value ) } );`
			)
			.join( '\n' )
	);
	const browser = spawn(
		process.env.QUAYSIDE_FIREFOX ?? 'firefox-esr',
		[
			'--headless',
			'--no-remote',
			'--remote-debugging-port=0',
			'--profile',
			profile,
		],
		{
			stdio: [ 'ignore', 'ignore', 'pipe' ],
			// Otherwise, releases ignore the setting of the server.
			env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
		}
	);
	const address = await new Promise< string >( ( resolve, reject ) => {
		let text = '';
		browser.stderr.on( 'data', ( data: Buffer ) => {
			text += data.toString();
			const found = /WebDriver BiDi listening on (ws:\S+)/.exec( text );
			if ( found ) {
				resolve( found[ 1 ]! );
			}
		} );
		browser.on( 'error', reject );
		browser.on( 'exit', () =>
			reject( new Error( `Firefox has ended: ${ text }` ) )
		);
	} );
	const socket = new WebSocket( `${ address }/session` );
	await new Promise( ( resolve, reject ) => {
		socket.addEventListener( 'open', resolve );
		socket.addEventListener( 'error', reject );
	} );
	let last = 0;
	const send = < Result >(
		method: string,
		params: object
	): Promise< Result > =>
		new Promise( ( resolve, reject ) => {
			const id = ++last;
			const listen = ( { data }: MessageEvent< string > ): void => {
				const answer = JSON.parse( data ) as {
					id?: number;
					error?: string;
					message?: string;
					result: Result;
				};
				if ( answer.id === id ) {
					socket.removeEventListener( 'message', listen );
					if ( answer.error ) {
						reject(
							new Error( `${ method }: ${ answer.message }` )
						);
					} else {
						resolve( answer.result );
					}
				}
			};
			socket.addEventListener( 'message', listen );
			socket.send( JSON.stringify( { id, method, params } ) );
		} );
	await send( 'session.new', {
		capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
	} );
	const { contexts } = await send< { contexts: { context: string }[] } >(
		'browsingContext.getTree',
		{}
	);
	const { context } = contexts[ 0 ]!;
	return {
		goto: async ( url ) => {
			await send( 'browsingContext.navigate', {
				context,
				url,
				wait: 'complete',
			} );
		},
		evaluate: async ( expression ) => {
			const { result, exceptionDetails } = await send< {
				result?: { value?: unknown };
				exceptionDetails?: { text: string };
			} >( 'script.evaluate', {
				expression,
				target: { context },
				awaitPromise: true,
			} );
			if ( exceptionDetails ) {
				throw new Error( exceptionDetails.text );
			}
			return result?.value;
		},
		close: async () => {
			const ended = new Promise( ( resolve ) =>
				browser.once( 'exit', resolve )
			);
			browser.kill();
			await ended;
			rmSync( profile, { recursive: true, force: true } );
		},
	};
}
