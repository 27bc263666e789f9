/** Submits a form with files, displays the progress, and allows canceling. */
import type { FormUploadWords as Labels } from '@quayside/contracts/forms/field.upload-words';
import { wordsOf } from '@quayside/boundary/words';

/** The part of a fetch() response that the form uses. */
export type UploadResponse = Pick<
	Response,
	'ok' | 'status' | 'statusText' | 'json'
>;

/**
 * Sends a POST request.
 *
 * @throws {DOMException} An AbortError with a message for the visitor if the visitor canceled; a NetworkError if the request failed.
 */
export function send(
	form: HTMLFormElement,
	url: string,
	body: FormData,
	headers: Record< string, string >
): Promise< UploadResponse > {
	const labels = wordsOf< Labels >(
		form.querySelector( '.srfm-upload [data-words]' )
	);
	const place = document.createElement( 'div' );
	const label = document.createElement( 'label' );
	const bar = document.createElement( 'progress' );
	const cancel = document.createElement( 'button' );
	place.className = 'srfm-upload-progress';
	label.textContent = labels.sending;
	bar.max = 100;
	cancel.type = 'button';
	cancel.textContent = labels.cancel;
	label.append( bar );
	place.append( label, cancel );
	form.querySelector( '.srfm-submit-container' )?.before( place );

	return new Promise< UploadResponse >( ( resolve, reject ) => {
		const request = new XMLHttpRequest();
		request.open( 'POST', url );
		Object.entries( headers ).forEach( ( [ name, value ] ) =>
			request.setRequestHeader( name, value )
		);
		request.upload.addEventListener(
			'progress',
			( { loaded, total } ) =>
				( bar.value = total ? ( 100 * loaded ) / total : 0 )
		);
		request.addEventListener( 'load', () =>
			resolve( {
				ok: request.status >= 200 && request.status < 300,
				status: request.status,
				statusText: request.statusText,
				json: () =>
					Promise.resolve().then( () =>
						JSON.parse( request.responseText )
					),
			} )
		);
		request.addEventListener( 'error', () =>
			reject(
				new DOMException( 'The files did not arrive.', 'NetworkError' )
			)
		);
		request.addEventListener( 'abort', () =>
			reject( new DOMException( labels.cancelled, 'AbortError' ) )
		);
		cancel.addEventListener( 'click', () => request.abort() );
		request.send( body );
	} ).finally( () => place.remove() );
}
