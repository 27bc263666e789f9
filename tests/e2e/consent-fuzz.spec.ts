import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { findFaults } from './consent-fuzz-compare';
import type { Pair } from './consent-fuzz-compare';
import { php } from './store-contract';

/** Set QUAYSIDE_FUZZ_SEED and QUAYSIDE_FUZZ_SECONDS to test other pages and more of them. */
const SEED = Number( process.env.QUAYSIDE_FUZZ_SEED ?? 20_261_122 );
const SECONDS = Number( process.env.QUAYSIDE_FUZZ_SECONDS ?? 15 );
const BATCH = 150;

const runner = fileURLToPath( new URL( 'consent-fuzz.php', import.meta.url ) );

test.describe( 'random pages', () => {
	test.setTimeout( ( SECONDS + 60 ) * 1000 );
	// Broken addresses, iframes, and scripts are expected.
	test.use( { expectedMessages: [ /.*/ ] } );

	test( 'differ only in what was blocked, with every provider blocked and no mark of the author left', async ( {
		page,
	} ) => {
		expect( readFileSync( runner, 'utf8' ) ).toContain( '<?php' );
		// Pages that are only inspected must not load anything.
		await page.route( '**', ( route ) =>
			route.request().isNavigationRequest() &&
			route.request().frame() === page.mainFrame()
				? route.fulfill( {
						contentType: 'text/html',
						body: '<!doctype html><title>x</title>',
						headers: {
							'Content-Security-Policy':
								"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-eval'",
						},
					} )
				: route.abort()
		);
		await page.goto( 'https://own.example/' );
		const end = Date.now() + SECONDS * 1000;
		let count = 0;
		let crude = 0;
		for (
			let seed = SEED;
			count === 0 || Date.now() < end;
			seed += BATCH
		) {
			const pairs = JSON.parse(
				php(
					`$quayside_seed = ${ seed }; $quayside_count = ${ BATCH }; require '${ runner }';`
				)
			) as Pair[];
			expect( await page.evaluate( findFaults, pairs ) ).toEqual( [] );
			count += pairs.length;
			crude += pairs.filter( ( pair ) => pair.crude ).length;
		}
		expect( count ).toBeGreaterThanOrEqual( BATCH );
		// Most pages can be read to their end.
		expect( crude ).toBeLessThan( count / 2 );
	} );
} );
