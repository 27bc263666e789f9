import type { Page } from '@playwright/test';

/*
 * What plugins that optimize pages do to scripts, made to the response of a page as these plugins make it: WP Rocket, LiteSpeed Cache,
 * Autoptimize, W3 Total Cache, Cloudflare's Rocket Loader. They leave out scripts with their markers.
 */

/** Returns the code of a script file. */
type Load = ( url: string ) => Promise< string >;
type Optimizer = ( html: string, load: Load ) => string | Promise< string >;

/** Matches classic script elements with their attributes and code. */
const SCRIPTS =
	/<script\b(?![^>]*\btype=["'](?!text\/javascript))([^>]*)>([\s\S]*?)<\/script>/g;

/** Matches classic scripts and modules. */
const SCRIPTS_AND_MODULES =
	/<script\b(?![^>]*\btype=["'](?!text\/javascript|module))([^>]*)>([\s\S]*?)<\/script>/g;

const MARKERS =
	/\s(data-no-optimize|data-no-defer|nowprocket)\b|\sdata-cfasync="false"/;

const isOurs = ( attributes: string ): boolean => ! MARKERS.test( attributes );

/** Runs delayed scripts in their order after the first interaction, or at once if it is already over. */
const RUN_DELAYED = `<script type="module">
	const run = async () => {
		for ( const old of document.querySelectorAll( 'script[type=delayed]' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				if ( name !== 'type' ) script.setAttribute( name === 'data-delayed-type' ? 'type' : name, value );
			}
			script.async = false;
			script.text = old.text;
			const loaded = script.src && new Promise( ( done ) => ( script.onload = script.onerror = done ) );
			old.replaceWith( script );
			await loaded;
		}
	};
	const options = { once: true, capture: true };
	for ( const name of [ 'pointerdown', 'pointermove', 'keydown', 'touchstart' ] ) addEventListener( name, () => window.delayed ??= run(), options );
</script>`;

const delay = ( html: string, pattern: RegExp ): string =>
	html
		.replace( pattern, ( all, attributes: string, code: string ) =>
			isOurs( attributes )
				? `<script type="delayed"${ attributes.replace( /\btype=/, 'data-delayed-type=' ) }>${ code }</script>`
				: all
		)
		.replace( '</body>', () => `${ RUN_DELAYED }</body>` );

/** Takes the scripts out of a page, and returns it with what a function makes of them at its end. */
async function moveToEnd(
	html: string,
	join: ( scripts: RegExpExecArray[] ) => string | Promise< string >
): Promise< string > {
	const scripts = [ ...html.matchAll( SCRIPTS ) ].filter(
		( [ , attributes = '' ] ) => isOurs( attributes )
	);
	const rest = scripts.reduce(
		( page, [ all ] ) => page.replace( all, () => '' ),
		html
	);
	const end = await join( scripts );
	return rest.replace( '</body>', () => `${ end }</body>` );
}

/** The optimizers by what they do. */
export const OPTIMIZERS: Record< string, Optimizer > = {
	'delays scripts until the first interaction': ( html ) =>
		delay( html, SCRIPTS ),
	'delays scripts and modules until the first interaction': ( html ) =>
		delay( html, SCRIPTS_AND_MODULES ),
	'defers all scripts with a file': ( html ) =>
		html.replace( /<script\b([^>]*\ssrc=)/g, '<script defer$1' ),
	'moves all scripts to the end': ( html ) =>
		moveToEnd( html, ( scripts ) =>
			scripts.map( ( [ all ] ) => all ).join( '' )
		),
	'combines all scripts at the end': ( html, load ) =>
		moveToEnd( html, async ( scripts ) => {
			const codes = await Promise.all(
				scripts.map( ( [ , attributes = '', code = '' ] ) => {
					const url = /\ssrc=["']([^"']+)/.exec( attributes )?.[ 1 ];
					return url && url.includes( '127.0.0.1' )
						? load( url.replaceAll( '&#038;', '&' ) )
						: code;
				} )
			);
			return `<script>${ codes.join( ';\n' ).replaceAll( '</script', '<\\/script' ) }</script>`;
		} ),
	'loads styles after the page': ( html ) =>
		html.replace(
			/(<link\b[^>]*\brel=["']stylesheet["'][^>]*?)\smedia=["']all["']/g,
			`$1 media="print" onload="this.media='all'"`
		),
};

/**
 * Lets an optimizer change a page.
 *
 * @param page   The page.
 * @param url    URL or glob of the document.
 * @param change What it does.
 */
export const optimize = async (
	page: Page,
	url: string,
	change: Optimizer
): Promise< void > => {
	await page.route( url, async ( route ) => {
		const request = route.request();
		if (
			request.resourceType() !== 'document' ||
			request.method() !== 'GET'
		) {
			return route.fallback();
		}
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: await change( await response.text(), async ( each ) =>
				( await page.request.get( each ) ).text()
			),
		} );
	} );
};
