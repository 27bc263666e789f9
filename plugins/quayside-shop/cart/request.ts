import { ownAddress } from '@quayside/boundary/addresses';
import { readJson } from '../store-api/read-json';

/**
 * Calls one of the store's wc-ajax endpoints.
 *
 * The URL comes from the server, because it differs on sites in a subfolder or with several languages. The response is
 * read as text first, so that a maintenance page can't leave the request unhandled and a PHP notice before the JSON
 * does not hide it.
 *
 * @param address  URL with the placeholder `%%endpoint%%`.
 * @param endpoint Name of the endpoint.
 * @param body     Fields, which are sent form-encoded, or form data with files.
 * @param timeout  Timeout in ms.
 * @throws {Error} If the URL is on another site, the network fails, the request times out, the status is not 2xx, or the response is
 *                 not a JSON object.
 */
export async function callStore< ResponseBody extends object >(
	address: string,
	endpoint: string,
	body: Record< string, string > | FormData,
	timeout = 60_000
): Promise< ResponseBody > {
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
	const data = readJson( await response.text() );
	if ( ! response.ok || typeof data !== 'object' || data === null ) {
		throw new Error( `${ endpoint }: ${ response.status }` );
	}
	return data as ResponseBody;
}
