import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import type { Key, VisitorPage } from './engine-page';
import { findFreePort } from './free-port';

/*
 * A page in Debian's WebKit (packages webkit2gtk-driver and xvfb), over WebDriver. Playwright has its own build of WebKit, which is in
 * no package registry.
 */

/** A started program, and a promise that rejects when it ends. */
interface Program {
	child: ChildProcess;
	failed: Promise< never >;
	end: () => Promise< void >;
}

/** Starts a program in a process group of its own, because WebKit consists of several processes. */
function start(
	command: string,
	args: string[],
	stdio: StdioOptions,
	env: Record< string, string > = {}
): Program {
	const child = spawn( command, args, {
		stdio,
		detached: true,
		env: { ...process.env, ...env },
	} );
	const ended = new Promise< string >( ( resolve ) => {
		child.on( 'error', ( error ) => resolve( error.message ) );
		child.on( 'exit', ( code ) => resolve( `It ended with ${ code }.` ) );
	} );
	const failed = ended.then( ( text ) => {
		throw new Error( `${ command } does not run: ${ text }` );
	} );
	failed.catch( String );
	const end = async (): Promise< void > => {
		try {
			process.kill( -child.pid!, 'SIGKILL' );
		} catch {
			// It has ended, or never started.
		}
		await ended;
	};
	return { child, failed, end };
}

/** Starts a screen that nobody sees. Resolves with its name. */
async function openScreen(): Promise< Program & { display: string } > {
	const screen = start(
		'Xvfb',
		[
			'-displayfd',
			'3',
			'-screen',
			'0',
			'1280x900x24',
			'-nolisten',
			'tcp',
		],
		[ 'ignore', 'ignore', 'ignore', 'pipe' ]
	);
	const display = await Promise.race( [
		screen.failed,
		new Promise< string >( ( resolve ) =>
			screen.child.stdio[ 3 ]!.once( 'data', ( data: Buffer ) =>
				resolve( `:${ data.toString().trim() }` )
			)
		),
	] );
	return { ...screen, display };
}

/** WebDriver's code of each key. */
const KEYS: Readonly< Record< Key, string > > = {
	Enter: '\uE007',
	Escape: '\uE00C',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
	Tab: '\uE004',
};

/**
 * Starts WebKit with a new profile.
 *
 * @param proxy Address of a proxy for everything except this machine.
 */
export async function openWebKit( proxy: string ): Promise< VisitorPage > {
	const screen = await openScreen();
	const port = await findFreePort();
	const driver = start(
		process.env.QUAYSIDE_WEBKIT ?? 'WebKitWebDriver',
		[ '--host=127.0.0.1', `--port=${ port }` ],
		'ignore',
		{
			DISPLAY: screen.display,
			// The driver's own capability for proxies expects one that speaks TLS.
			http_proxy: proxy,
			https_proxy: proxy,
			no_proxy: '127.0.0.1,.localhost',
		}
	);
	const close = async (): Promise< void > => {
		await driver.end();
		await screen.end();
	};
	const send = async < Result >(
		method: 'GET' | 'POST' | 'DELETE',
		path: string,
		body?: object
	): Promise< Result > => {
		const response = await fetch( `http://127.0.0.1:${ port }${ path }`, {
			method,
			body: body ? JSON.stringify( body ) : null,
		} );
		const { value } = ( await response.json() ) as {
			value: Result & { error?: string; message?: string };
		};
		if ( ! response.ok ) {
			throw new Error( `${ path }: ${ value.error } ${ value.message }` );
		}
		return value;
	};
	/** Waits until the driver listens on its port. */
	const ready = async (): Promise< void > => {
		for (;;) {
			try {
				await send( 'GET', '/status' );
				return;
			} catch {
				await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
			}
		}
	};
	try {
		await Promise.race( [ driver.failed, ready() ] );
		const { sessionId } = await send< { sessionId: string } >(
			'POST',
			'/session',
			{
				capabilities: {
					alwaysMatch: {
						acceptInsecureCerts: true,
						proxy: { proxyType: 'system' },
					},
				},
			}
		);
		const session = `/session/${ sessionId }`;
		/** Finds the first visible element of a selector, once there is one. */
		const find = async ( selector: string ): Promise< string > => {
			for (;;) {
				const element = await send< Record< string, string > | null >(
					'POST',
					`${ session }/execute/sync`,
					{
						// The driver doesn't wait for smooth scrolling.
						script: `const element = [ ...document.querySelectorAll( arguments[ 0 ] ) ].find( ( each ) => each.checkVisibility( { visibilityProperty: true } ) ); element?.scrollIntoView( { block: 'center', behavior: 'instant' } ); return element ?? null;`,
						args: [ selector ],
					}
				);
				if ( element ) {
					return `${ session }/element/${ Object.values( element )[ 0 ] }`;
				}
				await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
			}
		};
		const pressKeys = async ( values: string[] ): Promise< void > => {
			await send( 'POST', `${ session }/actions`, {
				actions: [
					{
						type: 'key',
						id: 'keyboard',
						actions: values.flatMap( ( value ) => [
							{ type: 'keyDown', value },
							{ type: 'keyUp', value },
						] ),
					},
				],
			} );
		};
		return {
			goto: ( url ) => send( 'POST', `${ session }/url`, { url } ),
			click: async ( selector ) =>
				send( 'POST', `${ await find( selector ) }/click`, {} ),
			type: async ( selector, text ) =>
				send( 'POST', `${ await find( selector ) }/value`, { text } ),
			write: ( text ) => pressKeys( [ ...text ] ),
			press: ( key ) => pressKeys( [ KEYS[ key ] ] ),
			select: async ( selector, value ) => {
				await find( selector );
				await send( 'POST', `${ session }/execute/sync`, {
					// A native list opens a window of its own, which the driver can't reach.
					script: `const list = document.querySelector( arguments[ 0 ] ); list.value = arguments[ 1 ]; for ( const type of [ 'input', 'change' ] ) { list.dispatchEvent( new Event( type, { bubbles: true } ) ); }`,
					args: [ selector, value ],
				} );
			},
			attach: async ( selector, file ) => {
				const element = await send< Record< string, string > >(
					'POST',
					`${ session }/element`,
					{ using: 'css selector', value: selector }
				);
				await send(
					'POST',
					`${ session }/element/${ Object.values( element )[ 0 ] }/value`,
					{ text: file }
				);
			},
			forget: async () => {
				await send( 'DELETE', `${ session }/cookie` );
				await send( 'POST', `${ session }/execute/sync`, {
					script: 'localStorage.clear(); sessionStorage.clear();',
					args: [],
				} );
			},
			evaluate: async ( expression ) => {
				const { result, error } = await send< {
					result?: unknown;
					error?: string;
				} >( 'POST', `${ session }/execute/async`, {
					script: `const done = arguments[ 0 ]; ( async () => ( ${ expression } ) )().then( ( result ) => done( { result } ), ( error ) => done( { error: String( error ) } ) );`,
					args: [],
				} );
				if ( error ) {
					throw new Error( error );
				}
				return result;
			},
			close,
		};
	} catch ( error ) {
		await close();
		throw error;
	}
}
