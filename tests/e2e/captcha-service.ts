import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from './fixtures';
import { php } from './form-page';

/** How the service handles the next responses. */
type Mood = 'well' | 'down' | 'silent' | 'elsewhere';

/** CAPTCHA service on another origin. Its script issues responses, each of which is valid once. */
export interface CaptchaService {
	/** Requested paths, in order. */
	hits: string[];
	/** Bodies of the site's verification requests. */
	judged: Array< Record< string, string > >;
	mood: Mood;
	/** Whether the script is available. */
	hasScript: boolean;
	port: number;
	close: () => Promise< void >;
}

/** Script of the service: the parts of the three real APIs that forms use, under their names. */
const SCRIPT = ( global: string, tokens: string ): string => `( () => {
	const widgets = [];
	const ask = ( options ) => fetch( '${ tokens }?action=' + ( options.action || '' ) ).then( ( answer ) => answer.text() );
	window.${ global } = {
		render( node, options ) {
			const widget = { options, response: '', node };
			if ( options.size !== 'invisible' ) {
				const button = document.createElement( 'button' );
				button.type = 'button';
				button.textContent = 'I am a person';
				button.onclick = async () => { widget.response = await ask( options ); button.textContent = 'Checked'; options.callback( widget.response ); };
				node.append( button );
			}
			widget.id = widgets.push( widget ) - 1;
			( window.captchaCalls = window.captchaCalls || [] ).push( 'render ' + options.sitekey );
			return widget.id;
		},
		getResponse( id ) { window.captchaCalls.push( 'getResponse' ); return widgets[ id ].response; },
		reset( id ) { widgets[ id ].response = ''; const button = widgets[ id ].node.querySelector( 'button' ); if ( button ) { button.textContent = 'I am a person'; } },
		execute( id, more ) {
			window.captchaCalls.push( 'execute ' + ( more ? 'v3' : 'v2' ) );
			const { options } = widgets[ id ];
			// Version 3 returns a promise. Version 2 calls the callback once the visitor has solved the CAPTCHA.
			if ( more ) { return ask( more ); }
			window.solvePuzzle = () => ask( {} ).then( ( response ) => options.callback( response ) );
			return Promise.resolve( null );
		},
	};
	window[ new URL( document.currentScript.src ).searchParams.get( 'onload' ) ]();
} )();`;

/** Starts a CAPTCHA service. */
export async function startCaptchaService(): Promise< CaptchaService > {
	const given = new Map< string, string >();
	const service: CaptchaService = {
		hits: [],
		judged: [],
		mood: 'well',
		hasScript: true,
		port: 0,
		close: () =>
			new Promise( ( resolve ) => server.close( () => resolve() ) ),
	};
	const server = createServer( ( request, response ) => {
		const { pathname, searchParams } = new URL(
			request.url ?? '',
			'http://service'
		);
		service.hits.push( pathname );
		const answer = ( type: string, body: string, status = 200 ): void => {
			response.writeHead( status, {
				'Content-Type': type,
				'Access-Control-Allow-Origin': '*',
				'Cache-Control': 'no-store',
				Connection: 'close',
			} );
			response.end( body );
		};
		if ( pathname.endsWith( '.js' ) ) {
			answer(
				'text/javascript',
				SCRIPT(
					pathname.slice( 1, -3 ),
					`http://captcha.localhost:${ service.port }/token`
				),
				service.hasScript ? 200 : 503
			);
		} else if ( pathname === '/token' ) {
			const token = `response-${ given.size + 1 }-${ Math.random() }`;
			given.set( token, searchParams.get( 'action' ) ?? '' );
			answer( 'text/plain', token );
		} else if ( pathname === '/siteverify' && request.method === 'POST' ) {
			let text = '';
			request.on(
				'data',
				( part: Buffer ) => ( text += part.toString() )
			);
			request.on( 'end', () => {
				const body = Object.fromEntries( new URLSearchParams( text ) );
				service.judged.push( body );
				if ( service.mood === 'silent' ) {
					return;
				}
				if ( service.mood === 'down' ) {
					return answer( 'text/html', '<h1>Maintenance</h1>', 502 );
				}
				if ( body.secret !== 'test-secret' ) {
					return answer(
						'application/json',
						'{"success":false,"error-codes":["invalid-input-secret"]}'
					);
				}
				const action = given.get( body.response ?? '' );
				given.delete( body.response ?? '' );
				if ( action === undefined ) {
					return answer(
						'application/json',
						'{"success":false,"error-codes":["timeout-or-duplicate"]}'
					);
				}
				answer(
					'application/json',
					JSON.stringify( {
						success: true,
						action,
						score: 0.9,
						hostname:
							service.mood === 'elsewhere'
								? 'elsewhere.example'
								: '127.0.0.1',
					} )
				);
			} );
		} else {
			answer( 'text/plain', '', 404 );
		}
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	service.port = ( server.address() as AddressInfo ).port;
	return service;
}

const PLUGIN = () =>
	join( SITE_FOLDER, 'wp-content/mu-plugins/quayside-captcha-tests.php' );

/** Configures the site to use the service under every name, with keys. */
export function useCaptchaService( { port }: CaptchaService ): void {
	writeFileSync(
		PLUGIN(),
		`<?php
		add_filter( 'quayside_blocks_captcha_addresses', static function ( array $addresses, string $kind ): array {
			$global = [ 'hcaptcha' => 'hcaptcha', 'cf-turnstile' => 'turnstile' ][ $kind ] ?? 'grecaptcha';
			return [ 'script' => "http://captcha.localhost:${ port }/$global.js?render=explicit", 'verify' => 'http://127.0.0.1:${ port }/siteverify' ];
		}, 10, 2 );
		add_filter( 'quayside_blocks_captcha_hosts', static fn (): array => [ '127.0.0.1', 'localhost' ] );
		add_filter( 'quayside_blocks_form_rate_limit', '__return_zero' );`
	);
	php(
		`update_option(
			'quayside_form_captcha',
			[
				'keys' => array_fill_keys(
					[ 'v2-checkbox', 'v2-invisible', 'v3-reCAPTCHA', 'hcaptcha', 'cf-turnstile' ],
					[ 'site' => 'test-site', 'secret' => 'test-secret' ]
				),
			]
		);
		echo 'true';`
	);
}

/** Removes the service and its keys from the site. */
export const forgetCaptchaService = (): void => {
	rmSync( PLUGIN(), { force: true } );
	php( `delete_option( 'quayside_form_captcha' ); echo 'true';` );
};

/** Simulates a consent manager. */
export const withConsent = (
	page: Page,
	allowed: boolean,
	canSet = true
): Promise< unknown > =>
	page.addInitScript(
		( [ has, sets ] ) => {
			let allows = has;
			const scope = window as unknown as Record< string, unknown >;
			const tell = () =>
				document.dispatchEvent(
					new CustomEvent( 'wp_listen_for_consent_change', {
						detail: { preferences: 'allow' },
					} )
				);
			Object.defineProperty( scope, 'wp_has_consent', {
				get: () => ( category: string ) =>
					category === 'functional' || allows,
				set: () => undefined,
			} );
			const set = () => {
				tell();
				allows = true;
			};
			scope.consentLater = set;
			// Replaces the site's consent plugin.
			Object.defineProperty( scope, 'wp_set_consent', {
				get: () => ( sets ? set : undefined ),
				set: () => undefined,
			} );
		},
		[ allowed, canSet ] as const
	);
