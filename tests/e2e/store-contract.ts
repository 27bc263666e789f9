import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, SITE_FOLDER } from './fixtures';

/**
 * Runs PHP inside the site under test and returns what it prints.
 *
 * @throws {Error} Without QUAYSIDE_FOLDER, because the code can only run on the site's machine.
 */
export function php( code: string ): string {
	const script = fileURLToPath(
		new URL( '../../bin/site/eval.php', import.meta.url )
	);
	// The contract is about the store itself, so Quayside Shop, which replaces some of its scripts, is off.
	return execFileSync(
		'php',
		[ '-d', 'display_errors=stderr', script, SITE_FOLDER, code ],
		{
			encoding: 'utf8',
			env: { ...process.env, QUAYSIDE_WITHOUT: 'quayside-shop' },
		}
	);
}

/** Creates the contract's products if the site's folder is known. Otherwise they must exist. */
export function makeContractProducts(): void {
	if ( SITE_FOLDER ) {
		php(
			`require '${ fileURLToPath( new URL( 'store-contract.products.php', import.meta.url ) ) }';`
		);
	}
}

export interface CartAnswer {
	fragments: Record< string, string >;
	cart_hash: string;
}

/** Sends a form-encoded POST request to a wc-ajax endpoint. */
export const wcAjax = (
	request: APIRequestContext,
	endpoint: string,
	form: Record< string, string | number > = {}
): Promise< APIResponse > => request.post( `?wc-ajax=${ endpoint }`, { form } );

/** Returns product IDs by SKU, from the list of the category "contract". */
export async function productIds(
	request: APIRequestContext
): Promise< Record< string, number > > {
	const html = await (
		await request.get( 'product-category/contract/' )
	).text();
	const ids: Record< string, number > = {};
	for ( const [ tag ] of html.matchAll(
		/<a\b[^>]*data-product_id[^>]*>/g
	) ) {
		const id = /data-product_id="(\d+)"/.exec( tag )?.[ 1 ];
		const sku = /data-product_sku="CONTRACT-(\w+)"/.exec( tag )?.[ 1 ];
		if ( id && sku ) {
			ids[ sku ] = Number( id );
		}
	}
	expect( Object.keys( ids ).sort() ).toEqual( [
		'BAG',
		'BLANKET',
		'GONE',
		'LAMP',
		'MUG',
		'ONE',
		'SET',
	] );
	return ids;
}

/** Returns the ID of one product of the contract. */
export async function productId(
	request: APIRequestContext,
	sku: string
): Promise< number > {
	return ( await productIds( request ) )[ sku ] ?? 0;
}

/** Returns the names of the response's cookies, with their attributes in lower case. */
export const cookiesOf = ( answer: APIResponse ): Record< string, string > =>
	Object.fromEntries(
		answer
			.headersArray()
			.filter( ( { name } ) => name.toLowerCase() === 'set-cookie' )
			.map( ( { value } ) => [
				( value.split( '=' )[ 0 ] ?? '' ).replace(
					/_[0-9a-f]{32}$/,
					'_HASH'
				),
				value.toLowerCase(),
			] )
	);

/** Expects the headers of every wc-ajax response. */
export function expectUncached( answer: APIResponse ): void {
	const headers = answer.headers();
	expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( headers[ 'cache-control' ] ).toContain( 'private' );
	expect( headers[ 'x-robots-tag' ] ).toBe( 'noindex' );
}

/** Renders HTML, so that locators can query it. */
export async function showHtml( page: Page, html: string ): Promise< void > {
	await page.setContent( `<!doctype html><body>${ html }</body>` );
}
