/** How far a download is. */
export interface Progress {
	written: number;
	total: number;
}

/** What kept a file from arriving whole. */
export type Fault = 'network' | 'login' | 'forbidden' | 'server' | 'incomplete';

/** A file that did not arrive whole, with the rows that did. */
export class DownloadError extends Error {
	constructor(
		readonly fault: Fault,
		readonly written = 0,
		readonly total = 0
	) {
		super( `${ fault }: ${ written } of ${ total } rows.` );
	}
}

const QUOTE = 34;
const LINE_FEED = 10;
const BYTES_OF_MARK = 32;

/** Digits of our own that the server writes behind the last row; packages/kit-php/src/CsvDownload.php has its side. */
const newMark = (): string =>
	Array.from(
		crypto.getRandomValues( new Uint8Array( BYTES_OF_MARK / 2 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The last bytes of what came so far. */
const lastOf = ( before: Uint8Array, chunk: Uint8Array ): Uint8Array => {
	const both = new Uint8Array(
		before.length + Math.min( chunk.length, BYTES_OF_MARK )
	);
	both.set( before );
	both.set( chunk.subarray( -BYTES_OF_MARK ), before.length );
	return both.slice( -BYTES_OF_MARK );
};

/** What an answer that is not the file says. */
const faultOf = ( { ok, status, redirected }: Response ): Fault =>
	status === 401 || ( ok && redirected )
		? 'login'
		: status === 403
			? 'forbidden'
			: 'server';

/**
 * Reads a CSV file that the server sends while it makes it, and tells how far it is. A file counts as whole when its end
 * has come and it has as many rows as were announced.
 *
 * @param answer The server's answer; X-Quayside-Total is the number of rows.
 * @param mark   What the server was asked to write behind the last row.
 * @param tell   Called with progress.
 * @throws {DownloadError} When the answer is not the file, or not all of it.
 */
export async function read(
	answer: Response,
	mark: string,
	tell: ( progress: Progress ) => void
): Promise< Blob > {
	if (
		! answer.ok ||
		! answer.body ||
		! answer.headers.get( 'Content-Type' )?.startsWith( 'text/csv' )
	) {
		throw new DownloadError( faultOf( answer ) );
	}
	const total = Number( answer.headers.get( 'X-Quayside-Total' ) );
	const parts: BlobPart[] = [];
	const reader = answer.body.getReader();
	let tail: Uint8Array = new Uint8Array();
	let isQuoted = false;
	// The first line is the head.
	let written = -1;
	const next = () =>
		reader.read().catch( ( error: unknown ) => {
			throw error instanceof DOMException && error.name === 'AbortError'
				? error
				: new DownloadError( 'network', Math.max( 0, written ), total );
		} );
	for ( let step = await next(); ! step.done; step = await next() ) {
		parts.push( step.value );
		tail = lastOf( tail, step.value );
		for ( const byte of step.value ) {
			if ( byte === QUOTE ) {
				isQuoted = ! isQuoted;
			} else if ( byte === LINE_FEED && ! isQuoted ) {
				written++;
			}
		}
		tell( { written: Math.min( total, Math.max( 0, written ) ), total } );
	}
	if ( String.fromCharCode( ...tail ) !== mark ) {
		throw new DownloadError( 'network', Math.max( 0, written ), total );
	}
	if ( written !== total ) {
		throw new DownloadError( 'incomplete', written, total );
	}
	return new Blob( parts, { type: 'text/csv' } ).slice(
		0,
		-BYTES_OF_MARK,
		'text/csv'
	);
}

/** The name that the server gives a file. */
export const nameOf = ( answer: Response ): string =>
	/filename="([^"]+)"/.exec(
		answer.headers.get( 'Content-Disposition' ) ?? ''
	)?.[ 1 ] ?? 'export.csv';

/** Hands a file to the person. */
function save( file: Blob, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60000 );
}

/**
 * Fetches a CSV file and saves it when it is whole.
 *
 * @param url    Where it is.
 * @param signal Stops it.
 * @param tell   Called with progress.
 * Gives the number of rows.
 * @throws {DownloadError} When it did not arrive whole; an AbortError when it was stopped.
 */
export async function downloadCsv(
	url: string,
	signal: AbortSignal,
	tell: ( progress: Progress ) => void
): Promise< number > {
	const mark = newMark();
	const address = new URL( url, location.href );
	address.searchParams.set( 'end', mark );
	const answer = await fetch( address, {
		signal,
		credentials: 'same-origin',
	} ).catch( ( error: unknown ) => {
		throw error instanceof TypeError
			? new DownloadError( 'network' )
			: error;
	} );
	let last: Progress = { written: 0, total: 0 };
	const file = await read( answer, mark, ( progress ) => {
		last = progress;
		tell( progress );
	} );
	save( file, nameOf( answer ) );
	return last.total;
}
