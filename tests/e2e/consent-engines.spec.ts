import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setLaw } from './consent-config';
import { makePage } from './consent-third-party';
import type { EnginePage } from './engine-page';
import { openFirefox } from './firefox';
import { expect, SITE_FOLDER, test } from './fixtures';
import { keepOptions } from './keep-options';
import { startRecordingProxy } from './recording-proxy';
import type { RecordingProxy } from './recording-proxy';
import { php } from './store-contract';
import { openWebKit } from './webkit';

/*
 * The WP Consent API, Global Privacy Control, and the policy revision in Firefox and WebKit: npm run test:embeds. Chromium runs
 * consent-signals.spec.ts, consent-opt-out.spec.ts, and consent-visits.spec.ts.
 */

const ENGINES = [
	[ 'Firefox', openFirefox ],
	[ 'WebKit', openWebKit ],
] as const;

/** Sends the signal to pages with an argument, because WebKit has no setting for it: as the first script, like an extension. */
const PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/quayside-consent-signal-tests.php'
);

let proxy: RecordingProxy;
let address = '';
let restore: ( () => void ) | undefined;

const isTrue = ( page: EnginePage, expression: string ): Promise< void > =>
	expect
		.poll( () =>
			page
				.evaluate( `!! ( ${ expression } )` )
				// There is no document to ask while the page loads.
				.catch( () => false )
		)
		.toBe( true );
const isBannerVisible = `getComputedStyle( document.querySelector( '.cky-consent-container' ) ).display !== 'none'`;
const hasTag = (): boolean =>
	proxy.recorded().some( ( { url } ) => url.includes( 'gtag/js' ) );

test.describe( 'signals in other browsers', () => {
	test.skip( ! process.env.QUAYSIDE_EMBEDS_ENGINES );
	test.setTimeout( 120_000 );

	test.beforeAll( async () => {
		proxy = await startRecordingProxy();
		restore = keepOptions( 'quayside_consent_settings' );
		address = makePage(
			'consent-engines',
			'<script src="https://www.googletagmanager.com/gtag/js?id=G-X"></script>'
		);
		writeFileSync(
			PLUGIN,
			`<?php isset( $_GET['signal'] ) && ob_start( static fn ( $html ) => str_replace( '<head>', '<head><script>Object.defineProperty( navigator, "globalPrivacyControl", { value: true } )</script>', $html ) );`
		);
	} );
	test.afterAll( async () => {
		rmSync( PLUGIN, { force: true } );
		restore?.();
		php(
			`$page = get_page_by_path( 'consent-engines' ); $page && wp_delete_post( $page->ID, true );`
		);
		await proxy.close();
	} );
	test.afterEach( () => restore?.() );

	for ( const [ engine, open ] of ENGINES ) {
		test( `${ engine }: consent that is set through the WP Consent API applies, is recorded, and fires events`, async () => {
			const page = await open( proxy.server );
			proxy.forget();
			try {
				await page.goto( address );
				await isTrue(
					page,
					`wp_consent_type === 'optin' && ! wp_has_consent( 'statistics' ) && wp_has_consent( 'functional' )`
				);
				expect( hasTag() ).toBe( false );
				await page.evaluate(
					`( () => {
						window.heard = [];
						document.addEventListener( 'wp_listen_for_consent_change', ( { detail } ) => heard.push( ...Object.entries( detail ).map( String ) ) );
						wp_set_consent( 'statistics', 'allow' );
					} )()`
				);
				await isTrue(
					page,
					`wp_has_consent( 'statistics' ) && ! wp_has_consent( 'marketing' ) && heard.includes( 'statistics,allow' )
					&& /analytics:yes.*advertisement:no/.test( document.cookie )`
				);
				await expect.poll( hasTag ).toBe( true );
				await page.goto( address );
				await isTrue(
					page,
					`wp_has_consent( 'statistics' ) && ! ( ${ isBannerVisible } )`
				);
			} finally {
				await page.close();
			}
		} );

		test( `${ engine }: Global Privacy Control opts out before the first script, and stays recorded`, async () => {
			setLaw( 'ccpa' );
			const isFirefox = engine === 'Firefox';
			const page = isFirefox
				? await openFirefox( proxy.server, {
						'privacy.globalprivacycontrol.enabled': true,
						'privacy.globalprivacycontrol.functionality.enabled': true,
					} )
				: await open( proxy.server );
			proxy.forget();
			try {
				await page.goto( isFirefox ? address : `${ address }?signal` );
				await isTrue(
					page,
					`navigator.globalPrivacyControl && dataLayer[ 0 ][ 2 ].ad_storage === 'denied' && ! wp_has_consent( 'marketing' )
					&& /advertisement:no.*,gpc:yes/.test( document.cookie ) && ! ( ${ isBannerVisible } )`
				);
				await proxy.silence( 700 );
				expect( hasTag() ).toBe( false );
			} finally {
				await page.close();
			}
		} );

		test( `${ engine }: a new policy revision asks again`, async () => {
			const page = await open( proxy.server );
			try {
				await page.goto( address );
				await page.evaluate(
					`window.quaysideConsent.choose( 'accept', { functional: true, analytics: true, performance: true, advertisement: true } )`
				);
				await page.goto( address );
				await isTrue(
					page,
					`window.quaysideConsent.has( 'analytics' ) && ! ( ${ isBannerVisible } )`
				);
				php(
					`update_option( 'quayside_consent_settings', [ 'revision' => 2 ] + (array) get_option( 'quayside_consent_settings', [] ) );`
				);
				await page.goto( address );
				await isTrue(
					page,
					`! window.quaysideConsent.has( 'analytics' ) && ( ${ isBannerVisible } )`
				);
				await page.evaluate(
					`document.querySelector( '.cky-btn-reject' ).click()`
				);
				await isTrue(
					page,
					`/analytics:no.*,v:2,/.test( document.cookie ) && ! ( ${ isBannerVisible } )`
				);
			} finally {
				await page.close();
			}
		} );
	}
} );
