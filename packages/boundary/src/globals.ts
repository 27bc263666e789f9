/**
 * A global that a script has set. An element whose id or name is the same is none: such names are not the window's own.
 *
 * @param name The global's name.
 */
export const globalNamed = < Value >( name: string ): Value | undefined =>
	Object.prototype.hasOwnProperty.call( window, name )
		? ( window as unknown as Record< string, Value > )[ name ]
		: undefined;

/**
 * Data that PHP printed for a script module. Only a script element has some, whatever else has its id.
 *
 * @param id Id of the script module.
 * Gives what is there, `{}` without it.
 */
export const moduleData = < Data >( id: string ): Partial< Data > =>
	JSON.parse(
		document.querySelector< HTMLScriptElement >(
			`script[type="application/json"][id="wp-script-module-data-${ id }"]`
		)?.text || '{}'
	);

/**
 * Returns the nonce of the page's content policy: without it, such a policy lets no other script in. '' where there is none.
 */
export const pageNonce = (): string =>
	document.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
