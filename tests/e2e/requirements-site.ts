import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = process.cwd();

/** What bin/site/site.mjs and core.mjs give to these tests. */
interface SiteTools {
	makeSite: ( options: Record< string, unknown > ) => {
		name: string;
		url: string;
		folder: string;
	};
	removeSite: ( name: string ) => void;
	startServer: ( site: {
		name: string;
		url: string;
		folder: string;
	} ) => Promise< { stop: () => Promise< void > } >;
}

/** A classic theme with the least that a theme must have. */
const CLASSIC_THEME = {
	'style.css': '/*\nTheme Name: Least\n*/\n',
	'index.php': `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><?php wp_head(); ?></head><body <?php body_class(); ?>><?php wp_body_open(); while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>`,
	'functions.php': `<?php add_theme_support( 'title-tag' ); add_theme_support( 'woocommerce' );`,
};

export const PLUGINS = [
	'quayside-shop',
	'quayside-consent',
	'quayside-blocks',
];

/** A port that nobody listens on. */
export const freePort = (): Promise< number > =>
	new Promise( ( done ) => {
		const probe = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = probe.address() as AddressInfo;
			probe.close( () => done( port ) );
		} );
	} );

/** Removes a site that a command has made. */
export const removeSite = async ( name: string ): Promise< void > =>
	(
		( await import( join( ROOT, 'bin/site/site.mjs' ) ) ) as SiteTools
	 ).removeSite( name );

/** A small site of its own, whose plugins, theme and permalinks a test chooses. */
export class SmallSite {
	private constructor(
		readonly url: string,
		readonly folder: string,
		readonly stop: () => Promise< void >
	) {}

	/**
	 * Makes and starts a site without content.
	 *
	 * @param name    Folder of the site; an older one of that name is removed.
	 * @param options Options of makeSite; "packaged" names an older WordPress of the package.
	 */
	static async make(
		name: string,
		{
			packaged,
			...options
		}: Record< string, unknown > & { packaged?: string } = {}
	): Promise< SmallSite > {
		const { makeSite, removeSite, startServer } = ( await import(
			join( ROOT, 'bin/site/site.mjs' )
		) ) as SiteTools;
		const { packagedCore } = ( await import(
			join( ROOT, 'bin/site/core.mjs' )
		) ) as { packagedCore: ( release?: string ) => string };
		removeSite( name );
		const site = makeSite( {
			name,
			port: await freePort(),
			seed: false,
			...( packaged ? { wordpress: packagedCore( packaged ) } : {} ),
			...options,
		} );
		const theme = join( site.folder, 'wp-content/themes/least' );
		mkdirSync( theme );
		Object.entries( CLASSIC_THEME ).forEach( ( [ file, content ] ) =>
			writeFileSync( join( theme, file ), content )
		);
		const server = await startServer( site );
		const small = new SmallSite( site.url, site.folder, async () => {
			await server.stop();
			removeSite( name );
		} );
		// Avatars come from another machine.
		small.php( `update_option( 'show_avatars', '0' );` );
		return small;
	}

	/** Runs PHP inside the site and returns what it printed. */
	php( code: string ): string {
		return execFileSync(
			'php',
			[ join( ROOT, 'bin/site/eval.php' ), this.folder, code ],
			{ encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] }
		);
	}

	/** Makes a network of it whose second site is at /second/, and activates plugins for all of it. */
	async makeNetwork( plugins: string[] ): Promise< void > {
		const { makeNetwork } = ( await import(
			join( ROOT, 'bin/site/network.mjs' )
		) ) as {
			makeNetwork: ( site: {
				name: string;
				url: string;
				folder: string;
			} ) => void;
		};
		makeNetwork( { name: 'network', url: this.url, folder: this.folder } );
		this.php( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			foreach ( [ '${ plugins.join( "', '" ) }' ] as $name ) { activate_plugin( "$name/$name.php", '', true ); }` );
	}

	/** Makes exactly these plugins and this theme active, as if they had been when WordPress or PHP changed under them. */
	use( plugins: string[], theme = 'quayside' ): void {
		const files = plugins.map(
			( name ) =>
				`'${ name }/${ name.replace( /^(unbuilt|future)-/, '' ) }.php'`
		);
		this.php(
			`update_option( 'active_plugins', [ ${ files.join( ',' ) } ] ); switch_theme( '${ theme }' ); delete_option( 'rewrite_rules' );`
		);
	}

	/** A copy of a plugin or theme without some of its entries, under a prefix. */
	variant(
		prefix: string,
		name: string,
		without: string[],
		change: ( main: string ) => string = ( main ) => main
	): void {
		const group = PLUGINS.includes( name ) ? 'plugins' : 'themes';
		const from = join( ROOT, group, name );
		const to = join(
			this.folder,
			'wp-content',
			group,
			`${ prefix }-${ name }`
		);
		rmSync( to, { recursive: true, force: true } );
		mkdirSync( to, { recursive: true } );
		for ( const entry of readdirSync( from ).filter(
			( each ) => ! without.includes( each ) && each !== 'node_modules'
		) ) {
			if ( entry.endsWith( '.php' ) || entry.endsWith( '.css' ) ) {
				writeFileSync(
					join( to, entry ),
					change( readFileSync( join( from, entry ), 'utf8' ) )
				);
			} else if ( entry === 'build' ) {
				cpSync( join( from, entry ), join( to, entry ), {
					recursive: true,
				} );
			} else {
				symlinkSync( join( from, entry ), join( to, entry ) );
			}
		}
	}

	/** PHP's complaints about Quayside, or fatal ones about anything, since the log began. */
	complaints(): string[] {
		const log = join( this.folder, 'wp-content/debug.log' );
		return ! existsSync( log )
			? []
			: readFileSync( log, 'utf8' )
					.split( '\n' )
					.filter( ( line ) =>
						/PHP (Notice|Warning|Deprecated|Fatal error|Parse error)|WordPress database error/.test(
							line
						)
					)
					.filter( ( line ) => /quayside|Fatal|Parse/i.test( line ) );
	}
}
