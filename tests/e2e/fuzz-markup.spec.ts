/**
 * Tests that random markup with the attributes that Quayside's scripts use runs no code and causes no requests to other hosts,
 * for all roles that cannot write scripts and everywhere they can write. QUAYSIDE_FUZZ_SEED and QUAYSIDE_FUZZ_SECONDS set the
 * seed and the duration.
 */
import type { Page } from '@playwright/test';
import { forgetWriters, write } from './authors';
import type { Place, Role } from './authors';
import { answerConsent } from './blocks-page';
import { ALARM, CANARY, watchForCanary } from './canary';
import { expect, logIn, test } from './fixtures';

const SEED = Number( process.env.QUAYSIDE_FUZZ_SEED ?? 20_261 );
const SECONDS = Number( process.env.QUAYSIDE_FUZZ_SECONDS ?? 20 );

/** Returns a seeded random number generator (mulberry32). */
const randomOf = ( seed: number ) => (): number => {
	seed = ( seed + 0x6d2b79f5 ) | 0;
	let mixed = Math.imul( seed ^ ( seed >>> 15 ), 1 | seed );
	mixed =
		( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed ) ) ^ mixed;
	return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 2 ** 32;
};

const RUN = `${ ALARM }(1)`;

const TAGS = [
	...'div,div,div,p,span,a,a,b,ul,li,table,tr,td,section,details,summary,figure,figcaption,button,label,fieldset,textarea,img,img,video,audio,object,iframe,form,input,select,option,script,style,template,svg,math,noscript,dialog,nav,h2,blockquote,pre,code,map,area,base,link,meta,embed,title,xmp,plaintext'.split(
		','
	),
];

const MODULES = [
	...[
		'shop/cart',
		'shop/cart-drawer',
		'shop/account',
		'shop/dashboard',
		'blocks/form',
		'blocks/lightbox',
		'blocks/gallery-paging',
		'blocks/lazy-video',
		'blocks/slider',
		'consent/preferences',
		'theme/search',
		'theme/instant-search',
		'theme/fonts-service',
		'i18n',
		'react',
	].map( ( name ) => `@quayside/${ name }` ),
	`data:text/javascript,${ RUN };export let mount`,
	`${ CANARY }/x.js`,
	'//canary.test/x.js',
	`blob:${ CANARY }/x`,
	'javascript:',
	'@quayside/../x.js',
	'./x.js',
	'',
];

const NAMES =
	'quayside-cart,quayside-cart-drawer,quayside-account,quayside-menu,quayside-search,quayside-consent-preferences,quayside-consent-placeholder,quayside-consent-reload,quayside-shop-forms,wp-script-module-data-@quayside/react,wp-script-module-data-@quayside/i18n,quaysideConsent,getCkyConsent,React,ReactDOM,wp,jQuery,trustedTypes,wc_add_to_cart_params,wp_has_consent,wp_set_consent,requestIdleCallback,cookie,body,head,documentElement,scripts,gallery-1,x'.split(
		','
	);

const CLASSES =
	'quayside-gallery,quayside-gallery__items,quayside-gallery__pager,quayside-gallery__more,quayside-slider,quayside-slider__viewport,quayside-slider__track,quayside-video,quayside-video__play,quayside-video__frame,lazyload,quayside-lazy-background,srfm-form-container,srfm-form,srfm-captcha-container,srfm-upload,srfm-input-dropdown,srfm-richtext,srfm-success-box,add_to_cart_button ajax_add_to_cart,remove_from_cart_button,widget_shopping_cart_content,cky-btn-revisit,cky-banner-element,custom-logo,search-field,coming-soon-footer-banner-dismiss,site-brand,quayside-dashboard'.split(
		','
	);

/** Generates the markup of a run. */
class Writer {
	constructor( readonly random: () => number ) {}

	pick< T >( list: readonly T[] ): T {
		return list[ Math.floor( this.random() * list.length ) ] as T;
	}

	private address(): string {
		return this.pick( [
			`${ CANARY }/x.js`,
			`${ CANARY }/a?%%endpoint%%`,
			'//canary.test/b',
			`javascript:${ RUN }`,
			`data:text/html,<script>parent.${ RUN }</script>`,
			'/wp-admin/admin-ajax.php',
			'#',
			`\\\\canary.test/c`,
			` java\tscript:${ RUN }`,
		] );
	}

	private html(): string {
		return this.pick( [
			`<img src=x onerror=${ RUN }>`,
			`<svg onload=${ RUN }>`,
			`"><script>${ RUN }</script>`,
			`<iframe srcdoc="<script>parent.${ RUN }</script>">`,
			`' onmouseover='${ RUN }`,
			'<!--',
			'-->',
			'<script type="application/json" data-seal>',
			']]>',
			'</script>',
		] );
	}

	private props(): string {
		const value: Record< string, unknown > = {};
		for ( const name of [
			'ajaxUrl',
			'rest',
			'ajax',
			'address',
			'api_url',
			'wc_ajax_url',
			'session_url',
			'style',
			'style_url',
			'stylesheet',
			'script',
			'route',
			'frame',
			'module',
			'i18n',
			'html',
			'scripts',
			'sitekey',
			'kind',
			'mode',
			'attr',
			'words',
			'fonts',
			'autoplay',
			'category',
		] ) {
			if ( this.random() < 0.4 ) {
				value[ name ] = this.pick< unknown >( [
					this.address(),
					this.html(),
					[ this.address() ],
					{ a: this.html() },
					true,
					'grid',
					'{"mediaGallery":[{"id":1},{"id":2}]}',
					'',
				] );
			}
		}
		const json = JSON.stringify(
			this.random() < 0.5
				? value
				: { module: this.pick( MODULES ), props: value }
		);
		return this.random() < 0.1 ? json.slice( 0, -2 ) : json;
	}

	private attribute(): string {
		const [ name, value ] = this.pick< [ string, () => string ] >( [
			[ 'data-island', () => this.pick( MODULES ) ],
			[ 'data-island', () => this.pick( MODULES ) ],
			[
				'data-when',
				() =>
					this.pick( [
						'load',
						'load',
						'idle',
						'visible',
						'interaction',
						'cookie:x',
					] ),
			],
			[ 'data-props', () => this.props() ],
			[ 'data-i18n', () => `quayside-shop ${ this.address() }` ],
			[ 'data-island-for', () => this.pick( NAMES ) ],
			[
				'data-island-state',
				() => this.pick( [ 'mounted', 'failed', 'loading' ] ),
			],
			[ 'data-seal', () => this.props() ],
			[ 'data-captcha', () => this.props() ],
			[
				'data-words',
				() =>
					this.pick( [
						this.props(),
						`{"remove":"${ RUN }","drop":"<img src=x onerror=${ RUN }>"}`,
						'{',
					] ),
			],
			[
				this.pick( [
					'data-src',
					'data-srcset',
					'data-bg',
					'data-rest-url',
					'data-previewed',
					'data-then',
					'data-address',
					'data-sitekey',
					'data-cart_item_key',
					'data-product_id',
					'data-success_message',
					'data-width',
					'data-cky-tag',
					'data-preview',
					'ajaxurl',
					'success-url',
				] ),
				() => this.pick( [ this.address(), this.html(), '1' ] ),
			],
			[ 'id', () => this.pick( NAMES ) ],
			[ 'name', () => this.pick( NAMES ) ],
			[ 'class', () => this.pick( CLASSES ) ],
			[
				'class',
				() => `${ this.pick( CLASSES ) } ${ this.pick( CLASSES ) }`,
			],
			[
				this.pick( [
					'href',
					'src',
					'action',
					'formaction',
					'data',
					'xlink:href',
					'srcdoc',
					'poster',
				] ),
				() => this.address(),
			],
			[
				this.pick( [
					'onclick',
					'onload',
					'onerror',
					'onfocus',
					'onpointerover',
					'style',
					'title',
					'alt',
					'type',
				] ),
				() =>
					this.pick( [
						RUN,
						this.html(),
						'application/json',
						'module',
					] ),
			],
		] );
		const text = value();
		const quote = this.pick( [ '"', '"', "'", '' ] );
		const escaped = quote
			? text
					.replaceAll( '&', '&amp;' )
					.replaceAll( quote, quote === '"' ? '&quot;' : '&#39;' )
			: text.replace( /[\s"'<>=`]/g, '' );
		return ` ${ name }=${ quote }${ this.random() < 0.03 ? text : escaped }${ this.random() < 0.02 ? '' : quote }`;
	}

	markup( depth = 0 ): string {
		const parts: string[] = [];
		for ( let i = 0; i < ( depth ? 1 + 3 * this.random() : 14 ); i++ ) {
			const tag = this.pick( TAGS );
			const attributes = Array.from(
				{ length: Math.floor( 6 * this.random() ) },
				() => this.attribute()
			).join( '' );
			const inner =
				depth < 4 && this.random() < 0.5
					? this.markup( depth + 1 )
					: this.pick( [ 'text', '', this.html(), this.props() ] );
			parts.push(
				`<${ tag }${ attributes }>${ inner }${ this.random() < 0.1 ? '' : `</${ tag }>` }`
			);
		}
		return parts.join( this.pick( [ '', '\n', ' ' ] ) );
	}
}

/** Interacts with a page until unsafe markup may navigate away from it. */
const use = async ( page: Page ): Promise< void > => {
	await page
		.evaluate( async () => {
			const stay = ( event: Event ): void => event.preventDefault();
			addEventListener( 'click', stay );
			addEventListener( 'submit', stay );
			for ( const element of [
				...document.querySelectorAll(
					'main *, footer *, [data-island], [data-island-for]'
				),
			].slice( 0, 400 ) ) {
				for ( const type of [
					'pointerover',
					'focusin',
					'click',
					'input',
				] ) {
					try {
						element.dispatchEvent(
							type === 'click'
								? new MouseEvent( type, {
										bubbles: true,
										cancelable: true,
									} )
								: new Event( type, { bubbles: true } )
						);
					} catch {
						// The fields of a form may shadow its methods.
					}
				}
			}
			window.scrollTo( 0, 1e6 );
			await new Promise( ( done ) => setTimeout( done, 700 ) );
		} )
		.catch( () => undefined );
};

const PLACES: Array< [ Role, Place ] > = [
	[ 'contributor', 'page' ],
	[ 'author', 'post' ],
	[ 'editor', 'page' ],
	[ 'contributor', 'comment' ],
	[ 'editor', 'widget' ],
	[ 'editor', 'term' ],
	[ 'author', 'excerpt' ],
	[ 'editor', 'form' ],
];

test.afterAll( forgetWriters );

// Such markup causes arbitrary console messages.
test.use( { expectedMessages: [ /^console: / ] } );

test( `random markup of authors runs no code (seed ${ SEED })`, async ( {
	page,
	context,
	baseURL,
} ) => {
	test.setTimeout( ( SECONDS + 60 ) * 1000 );
	await answerConsent( context, baseURL, 'yes' );
	const alarms = await watchForCanary( page );
	const end = Date.now() + SECONDS * 1000;
	let round = 0;
	for ( ; Date.now() < end; round++ ) {
		const [ role, place ] = PLACES[ round % PLACES.length ] as [
			Role,
			Place,
		];
		// Limit of the command line length.
		const html = new Writer( randomOf( SEED + round ) )
			.markup()
			.slice( 0, 60_000 );
		// In every fourth round, an administrator previews unpublished content.
		const isPreview =
			( place === 'page' || place === 'post' ) && round % 16 < 8;
		if ( round % PLACES.length === 0 ) {
			await context.clearCookies();
			await answerConsent( context, baseURL, 'yes' );
			if ( isPreview ) {
				await logIn( page );
			}
		}
		const { url } = write(
			role,
			place,
			html,
			isPreview ? 'pending' : 'publish'
		);
		await page.goto( url, { waitUntil: 'load' } ).catch( () => undefined );
		await use( page );
		expect(
			alarms(),
			`QUAYSIDE_FUZZ_SEED=${ SEED + round }: ${ role } writes into ${ place }:\n${ html }`
		).toEqual( [] );
	}
	expect( round, 'rounds' ).toBeGreaterThan( 2 );
} );
