// The build of every plugin and of the theme: @wordpress/scripts with eight changes.
// 1. Entries come from "quayside" in the folder's package.json, and from the blocks of its features: bin/blocks.cjs.
// 2. Script modules take React and @wordpress/i18n from the shared modules @quayside/react and @quayside/i18n,
//    because WordPress has no script modules of them; anything else they import is bundled.
// 3. Every folder brings the shared modules along, so that each works alone.
// 4. Scripts that stand inline are packed harder.
// 5. What PHP has to know of all entries and style sheets stands in one file, build/assets.php: a page would read a dozen.
// 6. Libraries that put HTML into the page do it by the page's one Trusted Types policy: bin/trusted-sinks.cjs.
// 7. The libraries in a build are listed for the licenses in its zip: bin/bundled-libraries.cjs.
// 8. Script modules don't bundle the list of who may use WordPress's private APIs: bin/private-apis.mjs.
const { createHash } = require( 'node:crypto' );
const { readFileSync, readdirSync, writeFileSync } = require( 'node:fs' );
const { join } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { blocksOf } = require( './bin/blocks.cjs' );
const BundledLibraries = require( './bin/bundled-libraries.cjs' );
const trustedSinks = require( './bin/trusted-sinks.cjs' );
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

const folder = process.cwd();
const { quayside } = JSON.parse(
	readFileSync( join( folder, 'package.json' ), 'utf8' )
);
const blocks = blocksOf( folder );

/** Shared module of each import that WordPress has only as a classic script. */
const SHARED = {
	react: '@quayside/react',
	'react-dom': '@quayside/react',
	'react-dom/client': '@quayside/react',
	'react/jsx-runtime': '@quayside/react',
	'@wordpress/element': '@quayside/react',
	'@wordpress/i18n': '@quayside/i18n',
};

const RUNTIME = {
	islands: join( __dirname, 'packages/islands/src/loader.ts' ),
	react: join( __dirname, 'packages/islands/src/react.ts' ),
	i18n: join( __dirname, 'packages/islands/src/i18n.ts' ),
};

/** Puts each block.json where WordPress and the manifest look for it. */
class CopyBlocks {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'CopyBlocks', ( compilation ) => {
			compilation.fileDependencies.addAll(
				blocks.map( ( { file } ) => file )
			);
			compilation.hooks.processAssets.tap(
				{ name: 'CopyBlocks', stage: 0 },
				() => {
					for ( const { name, metadata } of blocks ) {
						compilation.emitAsset(
							`${ name }/block.json`,
							new compiler.webpack.sources.RawSource(
								JSON.stringify( metadata, null, 2 )
							)
						);
					}
				}
			);
		} );
	}
}

/** Drops the empty scripts that webpack writes beside style sheets. */
class DropStyleScripts {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'DropStyleScripts',
			( compilation ) => {
				compilation.hooks.processAssets.tap(
					{ name: 'DropStyleScripts', stage: 3000 },
					() => {
						for ( const name of Object.keys(
							quayside.styles ?? {}
						) ) {
							if (
								compilation.getAsset( `${ name }.js` ) &&
								! quayside.scripts?.[ name ] &&
								! quayside.modules?.[ name ]
							) {
								compilation.deleteAsset( `${ name }.js` );
							}
						}
					}
				);
			}
		);
	}
}

/** Gathers the *.asset.php of all entries into build/assets.php, and the versions of style sheets. Those of blocks stay for WordPress as well. */
class GatherAssets {
	apply( compiler ) {
		compiler.hooks.afterEmit.tap(
			'GatherAssets',
			( { outputOptions: { path } } ) => {
				const lines = readdirSync( path )
					.filter( ( name ) => name.endsWith( '.asset.php' ) )
					.sort()
					.map(
						( name ) =>
							`\t'${ name.slice( 0, -'.asset.php'.length ) }' => ${ readFileSync( join( path, name ), 'utf8' ).replace( /^<\?php return |;\s*$/g, '' ) },\n`
					);
				// One version for both directions: they come of one source.
				const styles = readdirSync( path, { recursive: true } )
					.filter(
						( name ) =>
							name.endsWith( '.css' ) &&
							! name.endsWith( '-rtl.css' )
					)
					.sort()
					.map(
						( name ) =>
							`\t'${ name.replaceAll( '\\', '/' ) }' => array('version' => '${ createHash(
								'sha256'
							)
								.update( readFileSync( join( path, name ) ) )
								.digest( 'hex' )
								.slice( 0, 8 ) }'),\n`
					);
				writeFileSync(
					join( path, 'assets.php' ),
					`<?php\nreturn [\n${ [ ...lines, ...styles ].join( '' ) }];\n`
				);
			}
		);
	}
}

const optimization = ( config ) => ( {
	...config.optimization,
	// Names, not numbers: people read the zip.
	chunkIds: 'named',
	splitChunks: {
		...config.optimization.splitChunks,
		cacheGroups: {
			...config.optimization.splitChunks?.cacheGroups,
			// Squire belongs to one chunk alone; together they are smaller than apart.
			defaultVendors: {
				idHint: 'vendors',
				reuseExistingChunk: true,
				priority: -10,
				test: /node_modules[\\/](?!squire-rte)/,
			},
		},
	},
} );

const output = ( config ) => ( {
	...config.output,
	chunkFilename: 'chunks/[name].js?ver=[contenthash]',
} );

/** Scripts that stand inline in pages. Written in the words of the browsers that WordPress supports, they are shorter. */
const INLINE = /^(boot|strict)\.js$/;

const withInline = ( { minimizer: [ usual, ...others ], ...rest } ) => {
	const inline = new usual.constructor( {
		include: INLINE,
		extractComments: false,
		terserOptions: {
			ecma: 2020,
			module: true,
			compress: { passes: 3, unsafe_arrows: true },
			format: { comments: false },
		},
	} );
	usual.options.exclude = INLINE;
	return { ...rest, minimizer: [ usual, inline, ...others ] };
};

module.exports = [
	{
		...scripts,
		entry: () =>
			Object.assign(
				{},
				...blocks.map( ( block ) => block.entries ),
				quayside.scripts,
				quayside.styles
			),
		output: output( scripts ),
		optimization: withInline( optimization( scripts ) ),
		plugins: [
			...scripts.plugins,
			new CopyBlocks(),
			new DropStyleScripts(),
			new GatherAssets(),
			new BundledLibraries( 'scripts' ),
		],
	},
	{
		...modules,
		entry: () => ( { ...RUNTIME, ...quayside.modules } ),
		resolve: {
			...modules.resolve,
			alias: {
				...modules.resolve.alias,
				'@wordpress/private-apis$': join(
					__dirname,
					'bin/private-apis.mjs'
				),
			},
		},
		module: {
			...modules.module,
			rules: [
				...modules.module.rules,
				{
					test: trustedSinks.test,
					use: require.resolve( './bin/trusted-sinks.cjs' ),
				},
			],
		},
		output: output( modules ),
		optimization: optimization( modules ),
		plugins: [
			...modules.plugins.filter(
				( plugin ) =>
					plugin.constructor.name !==
					'DependencyExtractionWebpackPlugin'
			),
			new DependencyExtractionWebpackPlugin( {
				useDefaults: false,
				requestToExternalModule: ( request ) =>
					SHARED[ request ]
						? `module ${ SHARED[ request ] }`
						: undefined,
			} ),
			new GatherAssets(),
			new BundledLibraries( 'modules' ),
		],
	},
];
