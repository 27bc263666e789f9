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

/**
 * Submits the form as without JavaScript if the site refuses the REST API to
 * this visitor altogether, and not only the submission. Its page then still
 * accepts one.
 *
 * @param form     The form.
 * @param body     Data of the submission.
 * @param rest     URL of the namespace, which anyone can read by default.
 * @param response Response to the rejected submission.
 * @param message  Message of the error.
 * @return {Promise<null>} As submitWithoutFetch().
 * @throws {Error} If only the submission was rejected.
 */
export async function submitIfRefused(
	form: HTMLFormElement,
	body: FormData,
	rest: string,
	{ status, statusText }: Pick< Response, 'status' | 'statusText' >,
	message = statusText
): Promise< null > {
	// 401, 403, 404, and 405 are those of servers and security plugins.
	if ( status > 400 && status < 406 && ! ( await fetch( rest ) ).ok ) {
		return submitWithoutFetch( form, body );
	}
	throw new Error( message );
}
