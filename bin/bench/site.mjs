// Prepares the site of a benchmark.
import {
	cpSync,
	existsSync,
	lstatSync,
	readdirSync,
	realpathSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Returns the latest complete default theme. Packaged cores include some without templates. */
export const defaultTheme = ( folder ) => {
	const order = [
		'ten',
		'eleven',
		'twelve',
		'thirteen',
		'fourteen',
		'fifteen',
		'sixteen',
		'seventeen',
		'nineteen',
		'twenty',
		'twentyone',
		'twentytwo',
		'twentythree',
		'twentyfour',
		'twentyfive',
		'twentysix',
		'twentyseven',
	];
	const themes = join( folder, 'wp-content/themes' );
	const isComplete = ( name ) =>
		existsSync( join( themes, name, 'style.css' ) ) &&
		[ 'index.php', 'templates/index.html' ].some( ( file ) =>
			existsSync( join( themes, name, file ) )
		);
	return (
		order
			.map( ( name ) => `twenty${ name }` )
			.filter( isComplete )
			.pop() ?? null
	);
};

/**
 * Replaces linked plugins and themes with copies, because WordPress resolves a linked plugin's path in every request, which real
 * sites do not.
 */
export const copyLinked = ( folder ) => {
	for ( const kind of [ 'plugins', 'themes' ] ) {
		for ( const name of readdirSync(
			join( folder, 'wp-content', kind )
		) ) {
			const link = join( folder, 'wp-content', kind, name );
			if ( lstatSync( link ).isSymbolicLink() ) {
				const source = realpathSync( link );
				rmSync( link );
				cpSync( source, link, {
					recursive: true,
					filter: ( path ) =>
						! path
							.slice( source.length )
							.includes( '/node_modules' ),
				} );
			}
		}
	}
};

/**
 * Adds must-use plugins of benchmarks to a site.
 *
 * @param {{ folder: string }} site    The site.
 * @param {string[]}           [files] Files in bin/bench.
 */
export const addPlugins = ( { folder }, files = [ 'mu-plugin.php' ] ) => {
	for ( const file of files ) {
		cpSync(
			join( ROOT, 'bin/bench', file ),
			join( folder, 'wp-content/mu-plugins', `quayside-bench-${ file }` )
		);
	}
};

/**
 * Prepares a site for requests with the default theme and without Quayside's plugins, beside those with them: bin/bench/mu-plugin.php.
 *
 * @param {{ folder: string }} site The site.
 * @return {string} Folder of the default theme.
 * @throws {Error} If the site has none.
 */
export const prepareBeside = ( site ) => {
	copyLinked( site.folder );
	addPlugins( site );
	const theme = defaultTheme( site.folder );
	if ( ! theme ) {
		throw new Error(
			'This copy of WordPress has no default theme. Use one that does with --wordpress=PATH.'
		);
	}
	return theme;
};
