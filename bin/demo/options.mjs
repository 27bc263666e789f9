// The options of npm run demo, and what is wrong with them in words.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {Object} DemoOptions
 * @property {number}  port          TCP port on 127.0.0.1.
 * @property {string}  [wordpress]   A WordPress folder.
 * @property {string}  [woocommerce] A WooCommerce folder.
 * @property {string}  [database]    "sqlite" or "mariadb".
 * @property {boolean} reset         Starts over.
 * @property {boolean} playground    Uses WordPress Playground even where PHP is there.
 * @property {boolean} offline       Asks wordpress.org for nothing.
 */

/**
 * Reads the options.
 *
 * @param {string[]} args The command's arguments.
 * @return {DemoOptions} The options.
 * @throws {Error} One sentence that says what is wrong and what to do.
 */
export function parseOptions( args ) {
	let values;
	try {
		( { values } = parseArgs( {
			args,
			options: {
				port: { type: 'string', default: '8880' },
				wordpress: { type: 'string' },
				woocommerce: { type: 'string' },
				database: { type: 'string' },
				reset: { type: 'boolean', default: false },
				playground: { type: 'boolean', default: false },
				offline: { type: 'boolean', default: false },
			},
		} ) );
	} catch ( error ) {
		throw new Error(
			`${ /** @type {Error} */ ( error ).message.split( '.' )[ 0 ] }. The options are --port=N --wordpress=PATH --woocommerce=PATH --database=mariadb --reset --playground --offline.`
		);
	}
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1024 || port > 65535 ) {
		throw new Error(
			`"${ values.port }" is no port: give a number from 1024 to 65535, for example --port=8880.`
		);
	}
	if (
		values.wordpress !== undefined &&
		! existsSync( join( values.wordpress, 'wp-load.php' ) )
	) {
		throw new Error(
			`"${ values.wordpress }" holds no WordPress: give the folder with wp-load.php in it.`
		);
	}
	if (
		values.woocommerce !== undefined &&
		! existsSync( join( values.woocommerce, 'woocommerce.php' ) )
	) {
		throw new Error(
			`"${ values.woocommerce }" holds no WooCommerce: give the folder with woocommerce.php in it.`
		);
	}
	if (
		values.database !== undefined &&
		! [ 'sqlite', 'mariadb' ].includes( values.database )
	) {
		throw new Error(
			`"${ values.database }" is no database of the demo: give --database=sqlite or --database=mariadb.`
		);
	}
	if ( values.playground && values.database === 'mariadb' ) {
		throw new Error(
			'WordPress Playground has SQLite alone: leave out --playground or --database=mariadb.'
		);
	}
	return {
		...values,
		...( values.wordpress && { wordpress: resolve( values.wordpress ) } ),
		...( values.woocommerce && {
			woocommerce: resolve( values.woocommerce ),
		} ),
		port,
	};
}

/**
 * Whether an existing site is another one than the options ask for.
 *
 * @param {{ core: string, woocommerce: string, database: string }} record  What site.json says; paths are absolute.
 * @param {DemoOptions}                                             options The options.
 * @return {string|null} One sentence, or null when it is the same.
 */
export function difference( record, options ) {
	const different = /** @type {const} */ ( [
		[ 'wordpress', 'core' ],
		[ 'woocommerce', 'woocommerce' ],
		[ 'database', 'database' ],
	] ).some(
		( [ option, recorded ] ) =>
			options[ option ] && options[ option ] !== record[ recorded ]
	);
	return different
		? 'The demo that is there was made with other options. Add --reset to make it anew (what visitors did is lost), or leave the options out to go on with it.'
		: null;
}
