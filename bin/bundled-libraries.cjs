// Webpack plugin that lists the npm packages that a build contains, for the licenses in the zips: bin/package/licenses.mjs.
const { writeFileSync } = require( 'node:fs' );
const { join, relative } = require( 'node:path' );

/** Matches the innermost package folder in a path. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * A module. Concatenated modules contain others, and stylesheets have been compiled from several files.
 *
 * @typedef {import('webpack').Module & { resource?: string, modules?: BundledModule[] }} BundledModule
 */

/**
 * Returns the folders of the packages that a module contains code of.
 *
 * @param {BundledModule} module Module of a chunk.
 * @return {string[]} Absolute paths.
 */
function packagesOf( module ) {
	return [ module, ...( module.modules ?? [] ) ]
		.flatMap( ( { resource = '', buildInfo } ) => {
			// Scripts depend on the configuration of their loaders as well, which is not bundled.
			const isStyle = /\.s?css$/.test( resource );
			/** @type {Iterable<string>} */
			const files = buildInfo?.fileDependencies ?? [];
			return [
				resource,
				...( isStyle ? [ ...files ] : [] ).filter( ( file ) =>
					/\.s?css$/.test( file )
				),
			];
		} )
		.flatMap( ( path ) => PACKAGE.exec( path )?.[ 1 ] ?? [] );
}

/** Writes the folders of bundled packages, relative to the build, to build/.libraries-NAME.json. */
module.exports = class BundledLibraries {
	/** @param {string} name Name of the compilation. */
	constructor( name ) {
		this.name = name;
	}

	/** @param {import('webpack').Compiler} compiler Compiler of webpack. */
	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'BundledLibraries', ( compilation ) => {
			const folders = new Set(
				[ ...compilation.modules ]
					.filter(
						( module ) =>
							compilation.chunkGraph.getNumberOfModuleChunks(
								module
							) > 0
					)
					.flatMap( packagesOf )
			);
			writeFileSync(
				join( compiler.outputPath, `.libraries-${ this.name }.json` ),
				JSON.stringify(
					[ ...folders ]
						.map( ( folder ) =>
							relative( compiler.outputPath, folder ).replaceAll(
								'\\',
								'/'
							)
						)
						.sort()
				)
			);
		} );
	}
};
