import { beforeConsent, cases, openTable, scroll } from './consent-embeds';
import type { EmbedsTable } from './consent-embeds';
import { expect, test } from './fixtures';

/*
 * Takes one part of the guard away at a time, and expects that a case of the table contacts a third party then: npm run test:guard.
 * Without it, a part could stop working, or be needless, and no test would tell. The parts are taken from the built script in the page.
 */

/** Names of functions and properties that one call of patch() replaces, as in guard.ts. */
const NAMES = [
	'setAttribute setAttributeNS',
	'setAttributeNode setAttributeNodeNS setNamedItem setNamedItemNS',
	'baseVal',
	'Audio',
	'insertRule replace replaceSync appendRule',
	'addRule',
	'registerProperty',
	'createProcessingInstruction',
	'cssText setProperty',
	'innerHTML outerHTML setHTML setHTMLUnsafe insertAdjacentHTML createContextualFragment execCommand write writeln',
	'parseFromString parseHTML parseHTMLUnsafe',
	'fetch sendBeacon send addModule add addAll fetchLater',
	'EventSource WebSocket WebSocketStream WebTransport',
	'open navigate',
	'attachShadow',
];

/** Other parts: what to replace in the script, with what, and what the HTML of a case for it contains. */
const PARTS: Record< string, [ from: RegExp, to: string, hint: RegExp ] > = {
	'value of attribute nodes': [
		/"value"(?=,\(\w,\[\w\],\w\)=>\{const\{name)/,
		'"none"',
		/\.value = '/,
	],
	'other names of that value': [
		/\["nodeValue","textContent"\]/,
		'[]',
		/nodeValue|\.textContent = '\{/,
	],
	'properties of elements': [
		/\/\^HTML\/\.test/,
		'/^NONE/.test',
		/\.(src|href|data) = /,
	],
	'SVG animations': [ /"set,animate"/, '"none"', /<set |'set'|<animate/ ],
	'documents in data: and javascript: addresses': [
		/"iframe,object,embed,link,script"/,
		'"none"',
		/data:text|javascript:/,
	],
	'style sheets and modules in addresses': [
		/,link,script"/,
		'"',
		/createObjectURL|data:text/,
	],
	'documents in blob: addresses': [
		/\(blob:\)/,
		'(none:)',
		/createObjectURL/,
	],
	'style elements without attributes': [
		/\|<style(?=\/i\.test)/,
		'',
		/style>@/,
	],
	'style elements that are written in pieces': [
		/style\\b\(\?:/,
		'none\\b(?:',
		/document\.write\( '<style/,
	],
	'windows of blank iframes that navigate': [
		/&&\w\.frameElement/,
		'&&null',
		/in a blank iframe|'(?:il|if|ib)-/,
	],
	'named objects': [ /"iframe,object"/, '"iframe"', /<object name/ ],
	'links in shadow trees': [
		/\.composedPath\(\)\[0\]/,
		'.target',
		/attachShadow/,
	],
	'links in SVG': [ /\.baseVal\?\?/, '.none??', /<svg[^>]*><a/ ],
	'templates in templates': [
		/11===(\w)\.content\?\.nodeType&&/,
		'0&&',
		/<template/,
	],
	'HTML that is written in pieces': [
		/\/\^write\/\.test/,
		'/^none/.test',
		/document\.write/,
	],
	'windows of blank iframes': [ /"contentWindow",/, '', /contentWindow/ ],
	'documents of blank iframes': [
		/,"contentDocument"/,
		'',
		/contentDocument/,
	],
	'requested documents': [
		/\["response","responseXML"\]/,
		'[]',
		/responseXML|responseType/,
	],
	'style attributes': [
		/attributeFilter:\["style"\]/,
		'attributeFilter:["none"]',
		/style/,
	],
	'style elements': [ /childList:!0/, 'childList:!1', /style/ ],
	'form.submit()': [ /"submit"(?=,\(\w,\w,\w\)=>)/, '"none"', /submit\(\)/ ],
	'submitted forms': [
		/addEventListener\("submit"/,
		'addEventListener("none"',
		/requestSubmit|\.click\(\)/,
	],
	'clicked links': [
		/addEventListener\("click"(?=,\w=>\{const \w=\w\.composedPath)/,
		'addEventListener("none"',
		/\.click\(\)/,
	],
};
for ( const names of NAMES ) {
	for ( const name of names
		.split( ' ' )
		// No proxy sees it.
		.filter( ( one ) => one !== 'WebTransport' ) ) {
		PARTS[ name ] = [
			RegExp( `"${ names }"` ),
			JSON.stringify(
				names
					.split( ' ' )
					.filter( ( other ) => other !== name )
					.join( ' ' ) || 'none'
			),
			RegExp( `\\b${ name }\\b` ),
		];
	}
}

let table: EmbedsTable;

test.describe( 'parts of the guard', () => {
	test.skip( ! process.env.QUAYSIDE_GUARD );
	test.use( { expectedMessages: [ /./ ] } );

	test.beforeAll( async () => {
		table = await openTable();
	} );
	test.afterAll( () => table.close() );

	for ( const [ part, [ from, to, hint ] ] of Object.entries( PARTS ) ) {
		test( `without “${ part }”, a case contacts a third party`, async ( {
			browser,
			baseURL,
		} ) => {
			const numbers = cases.flatMap( ( embed, i ) =>
				! embed.default && hint.test( embed.html ) ? [ i ] : []
			);
			expect( numbers, 'A case that uses it' ).not.toEqual( [] );
			const url = table.makeUrl( numbers );
			/** Returns the cases that contact someone, with the part and without it. */
			const findLeaks = async (
				isWhole: boolean
			): Promise< string[] > => {
				const context = await browser.newContext( {
					baseURL: baseURL ?? '',
					ignoreHTTPSErrors: true,
					proxy: { server: table.proxy.server, bypass: '127.0.0.1' },
				} );
				const page = await context.newPage();
				let isFound = false;
				await page.route( url, async ( route ) => {
					const response = await route.fetch();
					const body = ( await response.text() ).replace(
						/<script[^>]*quayside-consent-boot[^]*?<\/script>/,
						( boot ) => {
							isFound = from.test( boot );
							return isWhole ? boot : boot.replace( from, to );
						}
					);
					await route.fulfill( { response, body } );
				} );
				table.proxy.forget();
				await page.goto( url );
				await page.evaluate( scroll );
				await table.silence();
				const leaks = table.differences(
					numbers,
					beforeConsent,
					'Chromium'
				);
				await context.close();
				expect( isFound, 'The part in the script' ).toBe( true );
				return leaks;
			};
			expect( await findLeaks( true ) ).toEqual( [] );
			expect( await findLeaks( false ) ).not.toEqual( [] );
		} );
	}
} );
