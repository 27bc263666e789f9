/**
 * Returns a global that a script has set. Elements with the same id or name are ignored, because they are not own properties
 * of the window.
 *
 * @param name Name of the global.
 */
export const getGlobal = < Value >( name: string ): Value | undefined =>
	Object.prototype.hasOwnProperty.call( window, name )
		? ( window as unknown as Record< string, Value > )[ name ]
		: undefined;

/**
 * Returns the data that PHP printed for a script module, or `{}` if there is none. Other elements with the same id are ignored.
 *
 * @param id Script module ID.
 */
export const moduleData = < Data >( id: string ): Partial< Data > =>
	JSON.parse(
		document.querySelector< HTMLScriptElement >(
			`script[type="application/json"][id="wp-script-module-data-${ id }"]`
		)?.text || '{}'
	);

/**
 * Returns the nonce of the page's content security policy, which a script needs to be allowed, or '' if there is none.
 */
export const getPageNonce = (): string =>
	document.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
