/**
 * The attribution cookies as WooCommerce's own script writes them, so that either can read the other's.
 */

/** Characters that encodeURIComponent leaves and this format does not. */
const encode = ( text: string ): string =>
	encodeURIComponent( text ).replace(
		/[!~*'()]/g,
		( char ) => `%${ char.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** Decodes once; broken encodings stay as they are. */
export const decode = ( text: string ): string => {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
};

const fromBase64 = ( text: string ): string => {
	if ( ! /^[A-Za-z0-9+/]+$/.test( text ) ) {
		return text;
	}
	try {
		return atob( text.padEnd( Math.ceil( text.length / 4 ) * 4, '=' ) );
	} catch {
		return text;
	}
};

/** The host without "www.", for which all of a site's hosts share cookies; '' where browsers allow no domain. */
export const siteDomain = ( hostname: string ): string => {
	const host = hostname.replace( 'www.', '' );
	return /^[\d.]+$|:/.test( host ) || ! host.includes( '.' ) ? '' : host;
};

/** Reads and writes cookies; blocked ones count as absent. */
export class CookieJar {
	/**
	 * @param hostname The page's host name.
	 * @param base64   Whether values are written in base64, for firewalls that dislike addresses in cookies.
	 */
	constructor(
		private readonly hostname: string,
		private readonly base64 = false
	) {}

	/** The decoded value; null without the cookie. */
	get( name: string ): string | null {
		let all = '';
		try {
			all = document.cookie;
		} catch {
			// Read as no cookies at all.
		}
		const pair = all
			.split( '; ' )
			.find( ( part ) => part.startsWith( `${ name }=` ) );
		return pair === undefined
			? null
			: decode( fromBase64( pair.slice( name.length + 1 ) ) );
	}

	/**
	 * Writes a cookie for all hosts of the site.
	 *
	 * @param name    Its name.
	 * @param value   Its value, not encoded.
	 * @param minutes How long it lasts; 0 until the browser closes.
	 */
	set( name: string, value: string, minutes: number ): void {
		const content = this.base64
			? btoa( encode( value ) ).replace( /=+$/, '' )
			: encode( value );
		const domain = siteDomain( this.hostname );
		const expires = minutes
			? `; expires=${ new Date( Date.now() + minutes * 60_000 ).toUTCString() }`
			: '';
		this.write(
			`${ name }=${ content }${ expires }${ domain && `;domain=.${ domain }` }; path=/`
		);
	}

	/** Ends cookies wherever they may have been written: for this host alone, for it by name, for the whole site. */
	expire( names: readonly string[] ): void {
		for ( const name of names ) {
			for ( const domain of new Set( [
				'',
				this.hostname,
				siteDomain( this.hostname ),
			] ) ) {
				this.write(
					`${ name }=; path=/; max-age=0${ domain && `;domain=.${ domain }` }`
				);
			}
		}
	}

	private write( cookie: string ): void {
		try {
			document.cookie = cookie;
		} catch {
			// Cookies are blocked: there is nothing to remember.
		}
	}
}
