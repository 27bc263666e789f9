import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** A body that a script of the page has sent with fetch(). */
interface Body {
	url: string;
	type: string | null;
	/** Bytes, once they are read. */
	bytes: Promise< number[] >;
}

/** Records the bodies of requests inside the page. */
const record = (): void => {
	const bodies: Body[] = [];
	const send = window.fetch;
	window.fetch = ( input, init ) => {
		if ( init?.body && ! ( init.body instanceof ReadableStream ) ) {
			const copy = new Response( init.body );
			bodies.push( {
				url: new URL( String( input ), window.location.href ).href,
				// Others have the header of the request.
				type:
					init.body instanceof FormData
						? copy.headers.get( 'content-type' )
						: null,
				bytes: copy
					.arrayBuffer()
					.then( ( buffer ) => [ ...new Uint8Array( buffer ) ] ),
			} );
		}
		return send( input, init );
	};
	Object.assign( window, { requestBodies: bodies } );
};

/** Returns the last body that the page has sent to a URL. */
const readLast = async (
	url: string
): Promise< { type: string | null; bytes: number[] } | null > => {
	const body = (
		window as unknown as { requestBodies?: Body[] }
	 ).requestBodies
		?.filter( ( each ) => each.url === url )
		.pop();
	return body ? { type: body.type, bytes: await body.bytes } : null;
};

/**
 * Returns the body of a request, which the driver of Firefox does not know, and its content type.
 *
 * @param request Request of a script with fetch().
 */
export async function getBody(
	request: Request
): Promise< { data: Buffer; type: string | null } | null > {
	const data = request.postDataBuffer();
	if ( data || /^(GET|HEAD)$/.test( request.method() ) ) {
		return data && { data, type: null };
	}
	const body = request.isNavigationRequest()
		? null
		: await request.frame().evaluate( readLast, request.url() );
	return body && { data: Buffer.from( body.bytes ), type: body.type };
}

/** Returns the body of a request as text, '' if it has none. */
export const getBodyText = async ( request: Request ): Promise< string > =>
	( await getBody( request ) )?.data.toString() ?? '';

/** Makes fetch() of a route send the body as well. */
function repeatBody( route: Route ): Route {
	const request = route.request();
	const repeat = route.fetch.bind( route );
	route.fetch = async ( options = {} ) => {
		const body =
			options.postData === undefined ? await getBody( request ) : null;
		return repeat(
			body
				? {
						...options,
						postData: body.data,
						headers: {
							...( options.headers ?? request.headers() ),
							...( body.type && { 'content-type': body.type } ),
						},
					}
				: options
		);
	};
	return route;
}

/**
 * Makes `route.fetch()` repeat the requests of scripts with their bodies, which the driver of Firefox does not know.
 */
export async function repeatBodies( context: BrowserContext ): Promise< void > {
	const wrap = ( target: BrowserContext | Page ): void => {
		const add = target.route.bind( target );
		target.route = ( url, handler, options ) =>
			add(
				url,
				( route, request ) => handler( repeatBody( route ), request ),
				options
			);
	};
	await context.addInitScript( record );
	wrap( context );
	context.on( 'page', wrap );
}
