/** Sends a form with files: its progress is shown, and it can be stopped. */
import type { FormUploadWords as Words } from '@quayside/contracts/forms/field.upload-words';
import { wordsOf } from '@quayside/boundary/words';

/** What fetch() would have answered, as far as the form asks for it. */
export type Answer = Pick< Response, 'ok' | 'status' | 'statusText' | 'json' >;

/**
 * Posts a body.
 *
 * @throws {DOMException} An AbortError with words for the visitor when the visitor has stopped it; a NetworkError when it did not arrive.
 */
export function send(
	form: HTMLFormElement,
	url: string,
	body: FormData,
	headers: Record< string, string >
): Promise< Answer > {
	const words = wordsOf< Words >(
		form.querySelector( '.srfm-upload [data-words]' )
	);
	const place = document.createElement( 'div' );
	const label = document.createElement( 'label' );
	const bar = document.createElement( 'progress' );
	const cancel = document.createElement( 'button' );
	place.className = 'srfm-upload-progress';
	label.textContent = words.sending;
	bar.max = 100;
	cancel.type = 'button';
	cancel.textContent = words.cancel;
	label.append( bar );
	place.append( label, cancel );
	form.querySelector( '.srfm-submit-container' )?.before( place );

	return new Promise< Answer >( ( resolve, reject ) => {
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
			reject( new DOMException( words.cancelled, 'AbortError' ) )
		);
		cancel.addEventListener( 'click', () => request.abort() );
		request.send( body );
	} ).finally( () => place.remove() );
}
