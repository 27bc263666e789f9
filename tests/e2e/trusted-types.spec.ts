/**
 * Tests that front-end scripts run with `require-trusted-types-for 'script'` and one named policy.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { answerConsent, makePage } from './blocks-page';
import { expect, test } from './fixtures';
import {
	CONTACT,
	isSubmission,
	leaveNothing,
	make,
	php,
	send,
} from './form-page';

const POLICY = "require-trusted-types-for 'script'; trusted-types quayside";

/** Matches URLs of Quayside's files. */
const OURS = /\/(plugins\/quayside-|themes\/quayside\/|packages\/)/;

/**
 * Adds the policy to pages and collects violations by Quayside's files.
 *
 * @param context    Browser context of the visitor.
 * @param isEnforced Whether to enforce the policy. False only reports, for pages with third-party scripts without Trusted Types.
 */
const watch = async (
	context: BrowserContext,
	isEnforced = true
): Promise< () => string[] > => {
	const violations: string[] = [];
	await context.exposeFunction(
		'quaysideViolation',
		( source: string, sample: string, directive: string ) =>
			void violations.push( `${ directive } ${ source } ${ sample }` )
	);
	await context.addInitScript( () => {
		document.addEventListener(
			'securitypolicyviolation',
			( { effectiveDirective, sourceFile, sample } ) => {
				(
					window as unknown as {
						quaysideViolation: ( ...words: string[] ) => void;
					}
				 ).quaysideViolation(
					sourceFile || 'inline',
					sample,
					effectiveDirective
				);
			}
		);
	} );
	await context.route(
		( url ) =>
			url.hostname === '127.0.0.1' && ! /\.\w{2,5}$/.test( url.pathname ),
		async ( route ) => {
			if ( route.request().resourceType() !== 'document' ) {
				return route.fallback();
			}
			const response = await route.fetch();
			return route.fulfill( {
				response,
				headers: {
					...response.headers(),
					[ isEnforced
						? 'content-security-policy'
						: 'content-security-policy-report-only' ]: POLICY,
				},
			} );
		}
	);
	return () =>
		isEnforced
			? violations
			: violations.filter(
					( violation ) =>
						OURS.test( violation ) ||
						violation.includes( 'quayside' )
				);
};

const cartLink = ( page: Page ) =>
	page
		.locator( 'header [data-island-for="quayside-cart-drawer"]:visible' )
		.first();

leaveNothing();
test.use( {
	expectedMessages: [
		/Content Security Policy|TrustedHTML|TrustedScript|requires '|trusted-types|404/,
	],
} );

test.describe( 'under the policy', () => {
	let violations: () => string[];
	test.beforeEach( async ( { context, baseURL } ) => {
		await answerConsent( context, baseURL, 'yes' );
		violations = await watch( context );
	} );
	test.afterEach( () => expect( violations() ).toEqual( [] ) );

	test( 'the cart drawer and the account popup open', async ( { page } ) => {
		await page.goto( '' );
		await cartLink( page ).click();
		await expect(
			page.getByRole( 'dialog', { name: /cart/i } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page
			.locator( 'header [data-island-for*=account]:visible' )
			.first()
			.click();
		await expect( page.locator( 'dialog[open] form.login' ) ).toBeVisible();
	} );

	test( 'a form with every widget is completed and submitted', async ( {
		page,
	} ) => {
		const { url } = make( [
			...CONTACT.slice( 0, 1 ),
			[
				'dropdown',
				{
					block_id: 'd1',
					slug: 'size',
					label: 'Size',
					options: [
						{ optionTitle: 'Small' },
						{ optionTitle: 'Large' },
					],
				},
			],
			[ 'phone', { block_id: 'p1', slug: 'phone', label: 'Phone' } ],
			[ 'date-picker', { block_id: 't1', slug: 'day', label: 'Day' } ],
			[
				'textarea',
				{
					block_id: 'r1',
					slug: 'story',
					label: 'Story',
					isRichText: true,
				},
			],
		] );
		await page.goto( url );
		await page.getByLabel( 'Name' ).fill( 'Somebody' );
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		const text = page.locator( '.srfm-rich-text' );
		if ( await text.count() ) {
			await text.click();
			await page.keyboard.type( 'Long ago' );
			await page.keyboard.press( 'Control+z' );
			await page.keyboard.type( 'Now' );
		}
		const sent = page.waitForResponse( ( response ) =>
			isSubmission( response.url() )
		);
		await send( page );
		expect( ( await sent ).ok() ).toBe( true );
		await expect(
			page.locator( '.srfm-success-box-description' )
		).not.toBeEmpty();
	} );

	test( 'galleries load more images and open the lightbox, and videos play', async ( {
		page,
	} ) => {
		const ids = php< number[] >(
			`echo json_encode(
				array_map(
					'intval',
					get_posts( [
						'post_type' => 'attachment',
						'post_mime_type' => 'image',
						'numberposts' => 5,
						'fields' => 'ids',
					] )
				)
			);`
		).join( ',' );
		const blocks = ( more: object ): string =>
			`<!-- wp:quayside/gallery {"ids":[${ ids }],${ JSON.stringify( more ).slice( 1 ) } /-->`;
		const url = makePage(
			'trusted-gallery',
			`${ blocks( { layout: 'grid', feedPagination: true, paginateLimit: 1, lightboxThumbnails: true } ) }${ blocks( { layout: 'carousel' } ) }<!-- wp:embed {"url":"https://youtu.be/M7lc1UVf-VE","type":"video","providerNameSlug":"youtube"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://youtu.be/M7lc1UVf-VE</div></figure><!-- /wp:embed -->`
		);
		await page.goto( url );
		const first = page.locator( '.quayside-gallery' ).first();
		const before = await first
			.locator( 'img' )
			.first()
			.getAttribute( 'src' );
		await first.locator( '[data-step="1"]' ).click();
		await expect( first.locator( 'img' ).first() ).not.toHaveAttribute(
			'src',
			before ?? ''
		);
		await first.locator( 'a[data-width]' ).first().click();
		await expect(
			page.locator( 'dialog.quayside-lightbox[open] .pswp__img' ).first()
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog.quayside-lightbox' ) ).toHaveCount(
			0
		);
		await page.locator( '.quayside-video' ).scrollIntoViewIfNeeded();
		await page.locator( '.quayside-video__play' ).click();
		await expect(
			page.locator( '.quayside-video__frame' )
		).toHaveAttribute( 'src', /youtube-nocookie/ );
	} );

	test( 'the menus and the search open', async ( { page } ) => {
		await page.goto( '' );
		await page.locator( '#quayside-search summary' ).click();
		await expect(
			page.locator( '#quayside-search .search-field' )
		).toBeVisible();
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.locator( '.site-header__menu' ).click();
		await expect( page.locator( '#quayside-menu' ) ).toBeVisible();
	} );
} );

test( 'violations of the policy are detected', async ( { page, context } ) => {
	const violations = await watch( context );
	await page.goto( '' );
	expect(
		await page
			.evaluate( () =>
				Reflect.set(
					document.body.firstElementChild as Element,
					'innerHTML',
					'<b>x</b>'
				)
			)
			.catch( () => 'refused' )
	).toBe( 'refused' );
	await expect.poll( violations ).toHaveLength( 1 );
} );

test( 'no type of page has violations by Quayside', async ( {
	page,
	context,
	baseURL,
} ) => {
	test.setTimeout( 120_000 );
	await answerConsent( context, baseURL, 'yes' );
	const violations = await watch( context, false );
	const { links } = await ( async () => {
		await page.goto( '' );
		return {
			links: await page.evaluate( () =>
				[
					...new Set(
						[
							...document.querySelectorAll< HTMLAnchorElement >(
								'header a[href], main a[href], footer a[href]'
							),
						].map( ( { href } ) => href.split( '#' )[ 0 ] ?? '' )
					),
				]
					.filter( ( href ) => href.startsWith( location.origin ) )
					.slice( 0, 16 )
			),
		};
	} )();
	for ( const url of [
		...links,
		'cart/',
		'checkout/',
		'my-account/',
		'shop/',
		'?s=lamp',
		'no-such-page/',
	] ) {
		await page.goto( url, { waitUntil: 'load' } );
		await page.mouse.wheel( 0, 4000 );
	}
	await page.goto( 'shop/' );
	const add = page.locator( '.add_to_cart_button.ajax_add_to_cart' ).first();
	await add.click();
	await expect( add ).toHaveClass( /added/ );
	await cartLink( page ).click();
	await expect(
		page.locator( 'dialog[open] .quayside-cart-line' ).first()
	).toBeVisible();
	expect( violations() ).toEqual( [] );
} );
