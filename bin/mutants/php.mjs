// Mutants of an area's PHP: our own (Mutator.php), tested by PHPUnit inside a site whose plugins are copies, so that no source is touched.
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, PLUGINS, ROOT } from '../paths.mjs';
import { withOpcodeCache } from '../site/opcode-cache.mjs';
import { makeSite } from '../site/site.mjs';
import { filesOf } from './files.mjs';

/**
 * Returns PHPUnit's configuration with other tests. Runner.php loads WordPress itself.
 *
 * @param {string[]} tests Files and folders.
 */
const phpunitXml = ( tests ) => {
	const suite = tests
		.map( ( test ) =>
			statSync( test ).isFile()
				? `<file>${ test }</file>`
				: `<directory>${ test }</directory>`
		)
		.join( '' );
	return readFileSync( join( ROOT, 'phpunit.xml' ), 'utf8' )
		.replace( / bootstrap="[^"]*"/, '' )
		.replace( / cacheResultFile="[^"]*"/, '' )
		.replace( / colors="[^"]*"/, '' )
		.replace(
			/<testsuites>[^]*<\/testsuites>/,
			`<testsuites><testsuite name="mutants">${ suite }</testsuite></testsuites>`
		);
};

/**
 * Mutates files and runs the tests.
 *
 * @param {string[]} paths     Files and folders to mutate, from the root.
 * @param {string[]} tests     Files and folders of their tests.
 * @param {{ site: string, port: string, only: string, every: string }} options The site, text that the paths must contain, and which mutants are tried.
 * @return {import('./report.mjs').Mutant[]} Each mutant with its status.
 */
export function mutatePhp( paths, tests, { site: name, port, only, every } ) {
	const site = makeSite(
		{ name, port: Number( port ), seed: false },
		( line ) => console.log( line )
	);
	for ( const plugin of PLUGINS ) {
		const [ from, to ] = [
			join( ROOT, 'plugins', plugin ),
			join( site.folder, 'wp-content/plugins', plugin ),
		];
		// A link is removed, not followed.
		rmSync( to, { recursive: true, force: true } );
		cpSync( from, to, {
			recursive: true,
			preserveTimestamps: true,
			filter: ( file ) => basename( file ) !== 'node_modules',
		} );
	}
	const work = join( CACHE, 'mutants' );
	mkdirSync( work, { recursive: true } );
	writeFileSync(
		join( work, 'phpunit.xml' ),
		phpunitXml( tests.map( ( test ) => join( ROOT, test ) ) )
	);
	const files = filesOf( paths, /\.php$/, only ).map( ( path ) => ( {
		path,
		copy: join( site.folder, 'wp-content', path ),
	} ) );
	if ( ! files.length ) {
		return [];
	}
	const plan = join( work, 'plan.json' );
	writeFileSync(
		plan,
		JSON.stringify( { root: ROOT, work, every: Number( every ), files } )
	);
	// A process asks once whether a compiled file is still the same, and its forks not again. What lies on the disk knows no exceptions.
	const changing = join( work, 'not-compiled.txt' );
	writeFileSync( changing, files.map( ( { copy } ) => copy ).join( '\n' ) );
	const settings = [
		`opcache.blacklist_filename=${ changing }`,
		'opcache.file_cache=',
		'display_errors=stderr',
	];
	const { status } = spawnSync(
		'php',
		[
			...settings.flatMap( ( setting ) => [ '-d', setting ] ),
			join( ROOT, 'bin/mutants/run.php' ),
			plan,
		],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env: { ...withOpcodeCache(), QUAYSIDE_SITE: site.folder },
		}
	);
	if ( status !== 0 ) {
		throw new Error( 'The tests do not pass without mutants.' );
	}
	return readFileSync( join( work, 'mutants.jsonl' ), 'utf8' )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) );
}
