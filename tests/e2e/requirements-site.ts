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

/** Exports of bin/site/site.mjs and core.mjs that these tests use. */
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

/** Minimal classic theme. */
const CLASSIC_THEME = {
	'style.css': '/*\nTheme Name: Least\n*/\n',
	'index.php': `<!doctype html><html <?php language_attributes();
	?>><head><meta charset="utf-8"><?php wp_head();
	?></head><body <?php body_class();
	?>><?php wp_body_open();
	while ( have_posts() ) { the_post(); the_content(); }
	wp_footer();
	?></body></html>`,
	'functions.php': `<?php add_theme_support( 'title-tag' ); add_theme_support( 'woocommerce' );`,
};

export const PLUGINS = [
	'quayside-shop',
	'quayside-consent',
	'quayside-blocks',
];

/** Returns an unused port. */
export const freePort = (): Promise< number > =>
	new Promise( ( done ) => {
		const probe = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = probe.address() as AddressInfo;
			probe.close( () => done( port ) );
		} );
	} );

/** Deletes a site that a command has created. */
export const removeSite = async ( name: string ): Promise< void > =>
	(
		( await import( join( ROOT, 'bin/site/site.mjs' ) ) ) as SiteTools
	 ).removeSite( name );

/** Separate small site, whose plugins, theme, and permalinks a test can set. */
export class SmallSite {
	private constructor(
		readonly url: string,
		readonly folder: string,
		readonly stop: () => Promise< void >
	) {}

	/**
	 * Creates and starts a site without content.
	 *
	 * @param name    Folder of the site. An existing site with this name is deleted.
	 * @param options Options of makeSite(). "packaged" is an older WordPress version of the package.
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
		// Avatars are loaded from another host.
		small.php( `update_option( 'show_avatars', '0' );` );
		return small;
	}

	/** Runs PHP inside the site and returns its output. */
	php( code: string ): string {
		return execFileSync(
			'php',
			[ join( ROOT, 'bin/site/eval.php' ), this.folder, code ],
			{ encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] }
		);
	}

	/** Converts it to a network with a second site at /second/, and network-activates plugins. */
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

	/** Activates exactly these plugins and this theme without running checks, as if WordPress or PHP had changed later. */
	use( plugins: string[], theme = 'quayside' ): void {
		const files = plugins.map(
			( name ) =>
				`'${ name }/${ name.replace( /^(unbuilt|future)-/, '' ) }.php'`
		);
		this.php(
			`update_option( 'active_plugins', [ ${ files.join( ',' ) } ] ); switch_theme( '${ theme }' ); delete_option( 'rewrite_rules' );`
		);
	}

	/** Copies a plugin or theme under a prefix, without some of its entries. */
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

	/** Returns PHP's messages about Quayside, and all fatal errors, in the log. */
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
