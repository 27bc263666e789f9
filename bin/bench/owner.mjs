// Determines which theme or plugin a file or an inline element belongs to.

/** Owners that belong to Quayside. */
export const OURS = [
	'quayside theme',
	'quayside-shop',
	'quayside-consent',
	'quayside-blocks',
];

const STORES = {
	woocommerce: 'WooCommerce',
	'stand-in-store': 'stand-in store',
};

/**
 * Determines the owner of a file.
 *
 * @param {string} url URL of a file.
 * @return {string} A theme, a plugin, the store, "WordPress", "content", or "elsewhere".
 */
export function ownerOfFile( url ) {
	const path = new URL( url ).pathname;
	const plugin = /\/wp-content\/plugins\/([^/]+)\//.exec( path )?.[ 1 ];
	const theme = /\/wp-content\/themes\/([^/]+)\//.exec( path )?.[ 1 ];
	if ( plugin ) {
		return STORES[ plugin ] ?? plugin;
	}
	if ( theme ) {
		return `${ theme } theme`;
	}
	if ( /\/wp-content\/uploads\//.test( path ) ) {
		return 'content';
	}
	return /\/wp-(includes|admin)\//.test( path ) ? 'WordPress' : 'elsewhere';
}

/**
 * Determines the owner of an inline element.
 *
 * @param {string} id    ID of an inline script or style, which WordPress derives from the handle.
 * @param {string} text  Contents.
 * @param {string} theme Folder of the active theme.
 * @return {string} Owner, see ownerOfFile().
 */
export function ownerOfInline( id, text, theme ) {
	const ours = /(?:^|@)quayside[-/](shop|consent|blocks|theme)/.exec(
		id
	)?.[ 1 ];
	if ( ours ) {
		return ours === 'theme' ? 'quayside theme' : `quayside-${ ours }`;
	}
	if ( /quaysideConsent|data-held-/.test( text.slice( 0, 400 ) ) ) {
		return 'quayside-consent';
	}
	// Inline scripts without an ID, because they follow the element that they are about.
	if ( /store-notice__dismiss-link|quayside:scan/.test( text ) ) {
		return 'quayside-shop';
	}
	if ( text.includes( '@quayside\\/theme' ) ) {
		return 'quayside theme';
	}
	if ( /^(wc-|woocommerce)/.test( id ) ) {
		return 'WooCommerce';
	}
	if ( /^(astra|srfm|sureforms)/.test( id ) ) {
		return id.startsWith( 'astra' ) ? 'astra theme' : 'sureforms';
	}
	return id.startsWith( theme ) ? `${ theme } theme` : 'WordPress';
}
