/**
 * Reads and writes the attribution cookies in the format of WooCommerce's own script, so that the two are
 * interchangeable.
 */

/** Also encodes the characters that encodeURIComponent leaves unchanged. */
const encode = ( text: string ): string =>
	encodeURIComponent( text ).replace(
		/[!~*'()]/g,
		( char ) => `%${ char.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** Decodes once. Invalid encodings are returned unchanged. */
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

/** Returns the host without "www.", so that all hosts of the site share cookies, '' if browsers allow no domain. */
export const siteDomain = ( hostname: string ): string => {
	const host = hostname.replace( 'www.', '' );
	return /^[\d.]+$|:/.test( host ) || ! host.includes( '.' ) ? '' : host;
};

/** Reads and writes cookies. Blocked cookies count as missing. */
export class CookieJar {
	/**
	 * @param hostname The page's hostname.
	 * @param base64   Whether to write base64, for firewalls that block URLs in cookies.
	 */
	constructor(
		private readonly hostname: string,
		private readonly base64 = false
	) {}

	/** Returns the decoded value, null if the cookie does not exist. */
	get( name: string ): string | null {
		let all = '';
		try {
			all = document.cookie;
		} catch {
			// Blocked cookies count as missing.
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
	 * @param name    Cookie name.
	 * @param value   Value, not encoded.
	 * @param minutes Lifetime in minutes; 0 for a session cookie.
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

	/** Expires cookies for all domains for which they may have been set: host-only, this host, and the whole site. */
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
			// Cookies are blocked, so nothing can be stored.
		}
	}
}
