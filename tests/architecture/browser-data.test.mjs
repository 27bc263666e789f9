/**
 * Data from outside is read where its shape is checked or where only code of the site can write it, and cookies are written in as few
 * places as possible. A new place needs a reason here.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { TYPESCRIPT, sourcesIn } from './usage.mjs';

/** Files that parse JSON, each with what makes its shape certain. */
const JSON_PARSED = {
	'packages/admin/src/mount.tsx':
		'attributes that AdminScreen prints, in the admin',
	'packages/boundary/src/globals.ts':
		'script elements, which authors cannot add',
	'packages/boundary/src/seal.ts': 'a seal; its contract is checked in PHP',
	'packages/boundary/src/words.ts': 'any attribute; accepts only strings',
	'plugins/quayside-blocks/forms/conditions/hide.ts':
		'an attribute of a form; contract forms/field.conditions',
	'plugins/quayside-blocks/forms/fields/upload/send.ts':
		'a response of a route; contract forms/submit.response',
	'plugins/quayside-blocks/gallery/paging/pages.ts':
		'a signed attribute; contract galleries/gallery.attr',
	'plugins/quayside-blocks/lightbox/slides.ts':
		'an attribute; contract galleries/gallery.lightbox',
	'plugins/quayside-consent/blocking/release/services.ts':
		'script elements, which authors cannot add',
	'plugins/quayside-consent/scanner/load.ts':
		'a response that only the scanner requests',
	'plugins/quayside-consent/settings/screen/preview.tsx':
		'a string that the same component has made',
	'plugins/quayside-shop/cart/fragment-store.ts':
		'sessionStorage, whose values are checked',
	'plugins/quayside-shop/settings/cart-page-reason.ts':
		'contract shop/cart-page.reason',
	'plugins/quayside-shop/store-api/read-json.ts':
		'responses, typed as unknown',
	'themes/quayside/src/preview/message.ts':
		'messages of the Customizer, checked property by property',
	'themes/quayside/src/preview/storage.ts':
		'localStorage, checked property by property',
};

/** Files that read or write cookies, with the reason why they don't use another file (docs/decisions/0006-libraries.md). */
const COOKIES = {
	'packages/islands/src/loader.ts': 'an inline script',
	'plugins/quayside-consent/boot/boot.ts': 'an inline script',
	'plugins/quayside-consent/record/store.ts': 'writes the record',
	'plugins/quayside-consent/record/unusual.ts':
		'reads records of other formats',
	'plugins/quayside-consent/record/delete-everywhere.ts':
		'deletes a cookie for every domain and path',
	'plugins/quayside-consent/scanner/load.ts': 'lists the names of cookies',
	'plugins/quayside-consent/withdrawal/traces.ts':
		'lists the names of cookies',
	'plugins/quayside-shop/cart/read-cookie.ts':
		'reads a cookie of WooCommerce',
	'plugins/quayside-shop/front-end/store-notice.ts': 'an inline script',
	'plugins/quayside-shop/order-attribution/cookie-jar.ts':
		'writes the cookies of sourcebuster',
	'plugins/quayside-shop/order-attribution/start.ts': 'an inline script',
};

/** Returns what a file does with JSON and cookies, whatever names it uses for them. */
const dataOf = ( code, file = 'a.ts' ) => {
	const found = new Set();
	const visit = ( node ) => {
		const name =
			( ts.isPropertyAccessExpression( node ) && node.name.text ) ||
			( ts.isElementAccessExpression( node ) &&
				ts.isStringLiteralLike( node.argumentExpression ) &&
				node.argumentExpression.text ) ||
			( ts.isBindingElement( node ) &&
				( node.propertyName ?? node.name ).getText() ) ||
			'';
		if ( name === 'parse' && /\bJSON\b/.test( node.getText() ) ) {
			found.add( 'JSON' );
		}
		if (
			ts.isBindingElement( node ) &&
			name === 'parse' &&
			/=\s*JSON\b/.test( node.parent.parent.getText() )
		) {
			found.add( 'JSON' );
		}
		if (
			name === 'cookie' &&
			( ! ts.isBindingElement( node ) ||
				/=\s*(?:window\.)?document\b/.test(
					node.parent.parent.getText()
				) ) &&
			! /^(?:settings|props|answer|draft|site)\b/.test( node.getText() )
		) {
			found.add( 'cookies' );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, code, ts.ScriptTarget.Latest, true ) );
	return [ ...found ];
};

/** Data by file, without files that cannot have any. */
const found = [ 'plugins', 'packages', 'themes' ]
	.flatMap( ( folder ) => sourcesIn( folder, TYPESCRIPT ) )
	.map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] )
	.filter( ( [ , code ] ) => /\bJSON\b|\bcookie\b/.test( code ) )
	.map( ( [ file, code ] ) => [ file, dataOf( code, file ) ] );
const filesWith = ( kind ) =>
	found
		.filter( ( [ , kinds ] ) => kinds.includes( kind ) )
		.map( ( [ file ] ) => file )
		.sort();

it( 'parses JSON only in files of the list', () => {
	expect( filesWith( 'JSON' ) ).toEqual( Object.keys( JSON_PARSED ).sort() );
} );

it( 'reads and writes cookies only in files of the list', () => {
	expect( filesWith( 'cookies' ) ).toEqual( Object.keys( COOKIES ).sort() );
} );

it.each( [
	[ 'JSON', 'const a = JSON.parse( element.dataset.words ) as Words;' ],
	[ 'JSON', 'const { parse } = JSON; parse( text );' ],
	[ 'JSON', 'const { parse: read } = JSON; read( text );' ],
	[ 'JSON', 'texts.map( JSON.parse );' ],
	[ 'JSON', "window.JSON[ 'parse' ]( text );" ],
	[ 'cookies', "document.cookie = 'a=b';" ],
	[ 'cookies', "window.document[ 'cookie' ] += 'a=b';" ],
	[ 'cookies', 'const { cookie } = document;' ],
	[ 'cookies', 'const names = page.cookie.split( ";" );' ],
] )( 'finds %s in %s', ( kind, code ) => {
	expect( dataOf( code ) ).toEqual( [ kind ] );
} );
