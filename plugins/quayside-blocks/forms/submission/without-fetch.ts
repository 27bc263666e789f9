/**
 * Determines whether the site refuses the REST API to this visitor altogether,
 * and not only a submission. Its page then still accepts one.
 *
 * @param rest URL of a namespace, which anyone can read by default.
 */
export const isRefused = ( rest: string ): Promise< boolean > =>
	fetch( rest, { cache: 'no-store', credentials: 'same-origin' } ).then(
		( { ok } ) => ! ok,
		() => false
	);

/**
 * Submits the form as without JavaScript, with what only scripts know, such as
 * the response of the CAPTCHA and the idempotency key.
 *
 * @param form The form.
 * @param body Data of the submission.
 * @return {Promise<null>} Resolves if the visitor comes back to this page. The
 * browser leaves it, and with it everything that waits.
 */
export function submitWithoutFetch(
	form: HTMLFormElement,
	body: FormData
): Promise< null > {
	const own = new FormData( form );
	const inputs = [ ...body ]
		.filter(
			( [ name, value ] ) =>
				value && ! own.get( name ) && ! own.has( `${ name }[]` )
		)
		.map( ( [ name, value ] ) =>
			Object.assign( document.createElement( 'input' ), {
				type: 'hidden',
				name,
				value,
			} )
		);
	form.append( ...inputs );
	// A field may be named "submit".
	HTMLFormElement.prototype.submit.call( form );
	// The browser has read the form. The values are only valid once.
	inputs.forEach( ( input ) => input.remove() );
	return new Promise( ( resolve ) =>
		addEventListener( 'pageshow', ( { persisted } ) => {
			if ( persisted ) {
				resolve( null );
			}
		} )
	);
}
