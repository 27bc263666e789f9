import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';

interface Spec {
	title: string;
	ok: boolean;
	tests: { results: { errors: { message: string }[] }[] }[];
}

test( 'a test fails on console errors, page errors, PHP notices, and axe violations only', () => {
	// The planted PHP notice goes to a separate log, because tests that run in parallel check the site's log.
	const folder = mkdtempSync( join( tmpdir(), 'quayside-planted-' ) );
	spawnSync( 'mkdir', [ '-p', join( folder, 'wp-content' ) ] );
	const { stdout } = spawnSync(
		process.execPath,
		[
			'node_modules/@playwright/test/cli.js',
			'test',
			'--config=tests/e2e/planted/playwright.config.ts',
		],
		{
			encoding: 'utf8',
			env: {
				...process.env,
				QUAYSIDE_SITES: '[]',
				QUAYSIDE_FOLDER: folder,
			},
		}
	);
	rmSync( folder, { recursive: true } );
	const { suites } = JSON.parse( stdout ) as { suites: { specs: Spec[] }[] };
	const outcome = Object.fromEntries(
		( suites[ 0 ]?.specs ?? [] ).map( ( { title, ok, tests } ) => [
			title,
			ok
				? 'passes'
				: tests[ 0 ]?.results[ 0 ]?.errors
						.map( ( { message } ) => message )
						.join( '\n' ),
		] )
	);
	expect( outcome ).toEqual( {
		'a console error': expect.stringContaining( 'console: planted' ),
		'a page error': expect.stringContaining( 'page: planted' ),
		'a PHP notice in our files': expect.stringContaining(
			'PHP Notice:  planted'
		),
		'an axe violation': expect.stringContaining( 'label' ),
		nothing: 'passes',
	} );
} );
