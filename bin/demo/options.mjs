// Parses and validates the options of npm run demo.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {Object} DemoOptions
 * @property {number}  port          TCP port on 127.0.0.1.
 * @property {string}  [wordpress]   WordPress folder.
 * @property {string}  [woocommerce] WooCommerce folder.
 * @property {string}  [database]    "sqlite" or "mariadb".
 * @property {boolean} reset         Whether to delete the existing demo.
 * @property {boolean} playground    Whether to use WordPress Playground even if PHP is installed.
 * @property {boolean} offline       Whether to avoid requests to wordpress.org.
 */

/**
 * Parses the options.
 *
 * @param {string[]} args Command-line arguments.
 * @return {DemoOptions} Valid options.
 * @throws {Error} If an option is invalid. The message says what to do.
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
			`${ /** @type {Error} */ ( error ).message.split( '.' )[ 0 ] }. Available options: --port=N --wordpress=PATH --woocommerce=PATH --database=mariadb --reset --playground --offline.`
		);
	}
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1024 || port > 65535 ) {
		throw new Error(
			`"${ values.port }" is not a valid port. Enter a number from 1024 to 65535, for example --port=8880.`
		);
	}
	if (
		values.wordpress !== undefined &&
		! existsSync( join( values.wordpress, 'wp-load.php' ) )
	) {
		throw new Error(
			`"${ values.wordpress }" does not contain WordPress. Enter a folder with wp-load.php.`
		);
	}
	if (
		values.woocommerce !== undefined &&
		! existsSync( join( values.woocommerce, 'woocommerce.php' ) )
	) {
		throw new Error(
			`"${ values.woocommerce }" does not contain WooCommerce. Enter a folder with woocommerce.php.`
		);
	}
	if (
		values.database !== undefined &&
		! [ 'sqlite', 'mariadb' ].includes( values.database )
	) {
		throw new Error(
			`"${ values.database }" is not a supported database. Use --database=sqlite or --database=mariadb.`
		);
	}
	if ( values.playground && values.database === 'mariadb' ) {
		throw new Error(
			'WordPress Playground supports only SQLite. Remove --playground or --database=mariadb.'
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
 * Checks whether an existing site was created with other options.
 *
 * @param {{ core: string, woocommerce: string, database: string }} record  Contents of site.json, with absolute paths.
 * @param {DemoOptions}                                             options Options.
 * @return {string|null} Error message, or null if the options match.
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
		? 'The existing demo was created with other options. Add --reset to create a new one (its data is deleted), or remove the options to continue with it.'
		: null;
}
