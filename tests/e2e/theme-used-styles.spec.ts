import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePage } from './blocks-page';
import { expect, SITE_FOLDER, test } from './fixtures';
import { isWooCommerce } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * Rules that a page does not use are removed from the styles in its head. A rule that matches an element of the page must never
 * be, so both versions of each page are compared.
 */

const PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/quayside-untrimmed-tests.php'
);

test.beforeAll( () => {
	mkdirSync( join( SITE_FOLDER, 'wp-content/mu-plugins' ), {
		recursive: true,
	} );
	writeFileSync(
		PLUGIN,
		"<?php add_filter( 'quayside_trim_styles', static fn (): bool => ! isset( $_GET['untrimmed'] ) );"
	);
} );

test.afterAll( () => rmSync( PLUGIN, { force: true } ) );

// One of the pages is missing.
test.use( { expectedMessages: [ /404 \(Not Found\)/ ] } );

/** Returns the selectors of all style rules in the page, each with its conditions, and whether an element matches. */
const readSelectors = ( page: Page ): Promise< Record< string, boolean > > =>
	page.evaluate( () => {
		const found: Record< string, boolean > = {};
		const matches = ( selector: string ): boolean => {
			// States and pseudo-elements can apply later.
			const plain = selector
				.replace( /::[\w-]+(\([^)]*\))?/g, '' )
				.replace( /:not\(:[\w-]+\)/g, '' )
				.replace( /(:not\([^)]*), :target\)/g, '$1)' )
				.replace(
					/:(hover|focus-visible|focus-within|focus|active|target|checked|disabled|open)(?![\w-])/g,
					''
				);
			try {
				return document.querySelector( plain || '*' ) !== null;
			} catch {
				return true;
			}
		};
		const read = ( rules: CSSRuleList, conditions: string ): void => {
			for ( const rule of rules ) {
				if ( rule instanceof CSSStyleRule ) {
					// Each selector of a list, not of :is().
					for ( const selector of rule.selectorText.split(
						/,\s*(?![^(]*\))/
					) ) {
						found[ `${ conditions }${ selector }` ] =
							matches( selector );
					}
				} else if ( rule instanceof CSSConditionRule ) {
					read(
						rule.cssRules,
						`${ conditions }${ rule.conditionText } `
					);
				}
			}
		};
		for ( const style of document.querySelectorAll( 'head style' ) ) {
			const { sheet } = style as HTMLStyleElement;
			if ( sheet ) {
				read( sheet.cssRules, '' );
			}
		}
		return found;
	} );

/** Blocks with WordPress's colors, sizes, alignments, shadows, and styles. */
const BLOCKS = `<!-- wp:paragraph {"align":"center","backgroundColor":"vivid-red","textColor":"pale-pink","fontSize":"large","dropCap":false} --><p class="has-text-align-center has-pale-pink-color has-vivid-red-background-color has-text-color has-background has-large-font-size">Text</p><!-- /wp:paragraph -->
<!-- wp:paragraph {"dropCap":true} --><p class="has-drop-cap">Text</p><!-- /wp:paragraph -->
<!-- wp:image {"align":"left","className":"is-style-rounded","style":{"shadow":"var:preset|shadow|deep"}} --><figure class="wp-block-image alignleft is-style-rounded"><img src="{url:bowls}" alt="" style="box-shadow:var(--wp--preset--shadow--deep)"/></figure><!-- /wp:image -->
<!-- wp:columns {"isStackedOnMobile":false,"verticalAlignment":"center","className":"is-style-ruled"} --><div class="wp-block-columns are-vertically-aligned-center is-not-stacked-on-mobile is-style-ruled"><!-- wp:column {"verticalAlignment":"center"} --><div class="wp-block-column is-vertically-aligned-center"><!-- wp:quote {"className":"is-style-large"} --><blockquote class="wp-block-quote is-style-large"><!-- wp:paragraph --><p>Quote</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote --></div><!-- /wp:column --></div><!-- /wp:columns -->
<!-- wp:table {"className":"is-style-stripes"} --><figure class="wp-block-table is-style-stripes"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:group {"layout":{"type":"grid"},"borderColor":"luminous-vivid-orange","className":"is-style-card"} --><div class="wp-block-group is-style-card has-border-color has-luminous-vivid-orange-border-color"><!-- wp:separator {"className":"is-style-short"} --><hr class="wp-block-separator has-alpha-channel-opacity is-style-short"/><!-- /wp:separator --></div><!-- /wp:group -->
<!-- wp:latest-posts {"displayPostDate":true,"postLayout":"grid"} /--><!-- wp:calendar /-->`;

test( 'no page loses a rule that it uses, and no style of a rule that it keeps', async ( {
	page,
} ) => {
	test.setTimeout( 180_000 );
	const made = new URL( makePage( 'used-styles', BLOCKS ) ).pathname;
	for ( const path of [
		made,
		'/',
		'/contact/',
		'/about/',
		'/journal/',
		'/a-morning-at-the-rope-walk/',
		'/galleries/',
		'/gallery-tiled/',
		'/shop/',
		'/?s=wool',
		'/no-such-page/',
	] ) {
		await page.goto(
			`${ path }${ path.includes( '?' ) ? '&' : '?' }untrimmed`
		);
		const all = await readSelectors( page );
		await page.goto( path );
		const used = await readSelectors( page );
		const lost = Object.keys( all ).filter(
			( selector ) => all[ selector ] && ! ( selector in used )
		);
		expect( lost, path ).toEqual( [] );
		expect(
			Object.keys( used ).filter( ( selector ) => ! ( selector in all ) ),
			path
		).toEqual( [] );
		expect(
			Object.keys( used ).length,
			`${ path }: rules were removed.`
		).toBeLessThan( Object.keys( all ).length - 50 );
	}
} );

test( 'colors and shadows of WordPress that a page uses keep their values', async ( {
	page,
} ) => {
	await page.goto( makePage( 'used-styles', BLOCKS ) );
	const text = page.locator( '.has-pale-pink-color' );
	await expect( text ).toHaveCSS( 'color', 'rgb(247, 141, 167)' );
	await expect( text ).toHaveCSS( 'background-color', 'rgb(207, 46, 46)' );
	await expect( page.locator( '.alignleft img' ) ).toHaveCSS(
		'box-shadow',
		/rgba\(0, 0, 0, 0\.4\)/
	);
	await expect(
		page.locator( '.has-luminous-vivid-orange-border-color' )
	).toHaveCSS( 'border-top-color', 'rgb(255, 105, 0)' );
} );

/** Sizes of all CSS of a page in bytes after gzip, files and inline. */
async function measureCss( page: Page, path: string ): Promise< number > {
	await page.goto( path );
	const texts = await page.evaluate( async () => {
		const inline = [ ...document.querySelectorAll( 'style' ) ].map(
			( style ) => style.textContent
		);
		const files = await Promise.all(
			[
				...document.querySelectorAll< HTMLLinkElement >(
					'link[rel=stylesheet]'
				),
			].map( async ( { href } ) => ( await fetch( href ) ).text() )
		);
		return [ ...inline, ...files ];
	} );
	return texts.reduce(
		( sum, text ) => sum + gzipSync( text, { level: 9 } ).length,
		0
	);
}

for ( const [ name, path, limit ] of [
	[ 'a contact page', '/contact/', 15_000 ],
	// WordPress 7.0 and WooCommerce print 0.4 kB more of their own.
	[
		'a blog post with comments',
		'/a-morning-at-the-rope-walk/',
		isWooCommerce() ? 13_400 : 13_000,
	],
] as const ) {
	test( `the CSS of ${ name } is at most ${ limit } bytes`, async ( {
		page,
	} ) => {
		expect( await measureCss( page, path ) ).toBeLessThanOrEqual( limit );
	} );
}
