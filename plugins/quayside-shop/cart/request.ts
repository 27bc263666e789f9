import { ownAddress } from '@quayside/boundary/addresses';
import { readJson } from '../store-api/read-json';

/**
 * Calls one of the store's wc-ajax endpoints.
 *
 * The address comes from the server, because it differs on sites in a subfolder or with several languages. The
 * answer is read as text first: a maintenance page must not leave anything hanging, and a notice before the JSON must not hide it.
 *
 * @param address  Address with `%%endpoint%%` in it.
 * @param endpoint Name of the endpoint.
 * @param body     Fields, sent form-encoded, or a form's data with its files.
 * @param timeout  ms until the request is given up.
 * @throws {Error} When the address is not of this site, the network fails, time is up, the status is not 2xx or the answer is no JSON object.
 */
export async function callStore< Answer extends object >(
	address: string,
	endpoint: string,
	body: Record< string, string > | FormData,
	timeout = 60_000
): Promise< Answer > {
	const response = await fetch(
		ownAddress( address.replace( '%%endpoint%%', endpoint ) ),
		{
			method: 'POST',
			credentials: 'same-origin',
			headers: {
				Accept: 'application/json, */*;q=0.1',
				'X-Requested-With': 'XMLHttpRequest',
			},
			body: body instanceof FormData ? body : new URLSearchParams( body ),
			signal: AbortSignal.timeout( timeout ),
		}
	);
	const answer = readJson( await response.text() );
	if ( ! response.ok || typeof answer !== 'object' || answer === null ) {
		throw new Error( `${ endpoint }: ${ response.status }` );
	}
	return answer as Answer;
}
