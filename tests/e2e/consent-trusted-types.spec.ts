import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import type { Page } from '@playwright/test';

let third: ThirdParty;
let address = '';

const POLICY = "require-trusted-types-for 'script'; trusted-types quayside";

interface Violation {
	sample: string;
	file: string;
	directive: string;
}

/**
 * Serves the page with a content security policy.
 *
 * @param page   The tab.
 * @param policy The content security policy.
 * @param more   HTML at the end of the page.
 * @return {Function} Returns the violations in our files and in inline scripts of the page.
 */
async function setPolicy(
	page: Page,
	policy = POLICY,
	more = ''
): Promise< () => Promise< Violation[] > > {
	await page.context().grantPermissions( [ 'local-network-access' ] );
	await page.addInitScript( () => {
		const seen: Violation[] = ( (
			window as unknown as { seen: Violation[] }
		 ).seen = [] );
		addEventListener(
			'securitypolicyviolation',
			( { sample, sourceFile, effectiveDirective } ) =>
				seen.push( {
					sample,
					file: sourceFile,
					directive: effectiveDirective,
				} )
		);
	} );
	await page.route( address, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			headers: {
				...response.headers(),
				'content-security-policy': policy,
			},
			body: ( await response.text() ).replace(
				'</body>',
				more + '</body>'
			),
		} );
	} );
	return () =>
		page.evaluate( () =>
			( window as unknown as { seen: Violation[] } ).seen.filter(
				( { file } ) =>
					! file.includes( '/build/' ) ||
					file.includes( '/quayside-consent/' )
			)
		);
}

const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );

test.describe( 'under a policy that requires trusted types', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		address = makePage(
			'consent-trusted-types',
			`<iframe id="video" src="${ third.video }/embed.html" width="480" height="270" title="Harbor film"></iframe>
			<iframe id="own" title="Own" srcdoc="&lt;p&gt;Own text&lt;/p&gt;&lt;img alt='' src='${ third.ads }/in-document.svg'&gt;"></iframe>
			<script src="${ third.analytics }/a.js" onload="window.inlineHandler = true"></script>
			<script type="module" src="${ third.analytics }/module.js"></script>
			<script>TestAnalytics; window.blockedInline = 1;</script>
			<script>window.TestAnalytics = 1;</script>
			<script data-consent="analytics">window.blockedInline = 1; document.title = 'Blocked inline';</script>
			<img src="${ third.ads }/pixel.svg" alt="" width="1" height="1"><div style="background:url(${ third.ads }/background.svg);inline-size:9px;block-size:9px"></div>
			<script>{ const image = document.createElement( 'img' ); image.alt = ''; image.src = '${ third.ads }/run-time.svg'; document.body.append( image ); }</script>`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	// The browser logs what it blocks to the console.
	test.use( {
		expectedMessages: [
			/Trusted|TestAnalytics|Content Security Policy|dynamically imported/,
		],
	} );

	test( 'the banner shows, accepting unblocks everything, and withdrawal blocks it again', async ( {
		page,
	} ) => {
		const violations = await setPolicy( page );
		await page.goto( address );
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( third.hits ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect( banner( page ) ).toBeHidden();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await expect(
			page.frameLocator( '#own' ).getByText( 'Own text' )
		).toBeVisible();
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [
				'/a.js',
				'/background.svg',
				'/embed.html',
				'/in-document.svg',
				'/module.js',
				'/pixel.svg',
				'/run-time.svg',
			] );
		await expect( page ).toHaveTitle( 'Blocked inline' );
		expect(
			await page.evaluate(
				() =>
					( window as unknown as { inlineHandler?: boolean } )
						.inlineHandler
			)
		).toBe( true );
		expect( await violations() ).toEqual( [] );
		// A withdrawal loads the page again.
		const loaded = page.waitForEvent( 'load' );
		await page.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		await loaded;
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( await violations() ).toEqual( [] );
	} );

	test( 'rejecting, a placeholder’s button, and the preference center work', async ( {
		page,
	} ) => {
		const violations = await setPolicy( page );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect( banner( page ) ).toBeHidden();
		await page
			.frameLocator( '#video' )
			.getByRole( 'button', { name: 'Allow Test Video only' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Consent preferences' } )
			.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Customize consent preferences',
		} );
		await dialog.getByRole( 'switch', { name: 'Analytics' } ).check();
		await dialog
			.getByRole( 'button', { name: 'Save my preferences' } )
			.click();
		await expect.poll( () => third.hits ).toContain( '/a.js' );
		expect( await violations() ).toEqual( [] );
	} );

	const SINKS = `<script>
		const tried = ( name, run ) => { try { run(); window.tried = ( window.tried || [] ).concat( name + ' passed' ); } catch ( error ) { window.tried = ( window.tried || [] ).concat( name + ' ' + error.name ); } };
		const html = '<img alt="" src="{ads}/sink.svg">';
		tried( 'innerHTML', () => { document.createElement( 'div' ).innerHTML = html; } );
		tried( 'harmless innerHTML', () => { document.createElement( 'div' ).innerHTML = 'text'; } );
		tried( 'outerHTML', () => { document.body.appendChild( document.createElement( 'div' ) ).outerHTML = html; } );
		tried( 'insertAdjacentHTML', () => document.body.insertAdjacentHTML( 'beforeend', html ) );
		tried( 'fragment', () => document.createRange().createContextualFragment( html ) );
		tried( 'parser', () => new DOMParser().parseFromString( html, 'text/html' ) );
		tried( 'write', () => document.write( html ) );
		tried( 'script.src', () => { document.createElement( 'script' ).src = '{analytics}/sink.js'; } );
		tried( 'script src', () => document.createElement( 'script' ).setAttribute( 'src', '{analytics}/sink.js' ) );
		tried( 'own script.src', () => { document.createElement( 'script' ).src = '/own.js'; } );
		tried( 'srcdoc', () => { document.createElement( 'iframe' ).srcdoc = html; } );
		tried( 'img.src', () => { document.createElement( 'img' ).src = '{ads}/sink.svg'; } );
	</script>`;
	const sinks = (): string =>
		SINKS.replaceAll( '{ads}', third.ads ).replaceAll(
			'{analytics}',
			third.analytics
		);
	const tried = ( page: Page ): Promise< string[] > =>
		page.evaluate(
			() => ( window as unknown as { tried: string[] } ).tried
		);

	test( 'strings of other scripts do not bypass the policy', async ( {
		page,
	} ) => {
		await setPolicy( page, POLICY, sinks() );
		await page.goto( address );
		expect(
			( await tried( page ) ).filter( ( text ) =>
				text.endsWith( 'passed' )
			)
		).toEqual( [ 'img.src passed' ] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( () => third.hits ).toContain( '/pixel.svg' );
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		expect( third.hits.filter( ( path ) => path === '/sink.js' ) ).toEqual(
			[]
		);
	} );

	test( 'values of other policies, and strings under a default policy, are blocked and unblocked', async ( {
		page,
	} ) => {
		const typed = `<script>
			const policy = trustedTypes.createPolicy( 'site', { createHTML: ( text ) => text, createScriptURL: ( text ) => text } );
			const box = document.body.appendChild( document.createElement( 'div' ) );
			box.innerHTML = policy.createHTML( '<iframe id="typed" title="Film" src="${ third.video }/typed.html"></iframe>' );
			const script = document.createElement( 'script' );
			script.src = policy.createScriptURL( '${ third.analytics }/typed.js' );
			document.head.append( script );
			trustedTypes.createPolicy( 'default', { createHTML: ( text ) => text.replaceAll( 'unsafe', '' ), createScriptURL: ( text ) => text.replace( 'raw', 'checked' ) } );
			const second = document.body.appendChild( document.createElement( 'div' ) );
			second.innerHTML = '<img alt="" id="checked-image" title="unsafe" src="${ third.ads }/default.svg">';
			const other = document.createElement( 'script' );
			other.src = '${ third.analytics }/raw.js';
			document.head.append( other );
		</script>`;
		const violations = await setPolicy(
			page,
			"require-trusted-types-for 'script'; trusted-types quayside site default",
			typed
		);
		await page.goto( address );
		await expect( page.locator( '#checked-image' ) ).toHaveAttribute(
			'title',
			''
		);
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
		expect( third.hits ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		for ( const path of [
			'/typed.html',
			'/typed.js',
			'/default.svg',
			'/checked.js',
		] ) {
			await expect.poll( () => third.hits ).toContain( path );
		}
		expect( third.hits ).not.toContain( '/raw.js' );
		expect( await violations() ).toEqual( [] );
	} );
} );
