import { saveFile } from '../save-file';

/** Progress of a download, in rows. */
export interface Progress {
	written: number;
	total: number;
}

/** Reason why a file was not downloaded completely. */
export type Fault = 'network' | 'login' | 'forbidden' | 'server' | 'incomplete';

/** Thrown when a file was not downloaded completely, with the number of rows that were. */
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
const MARKER_BYTES = 32;

/** Returns random digits that the server writes after the last row. See packages/kit-php/src/CsvDownload.php. */
const createEndMarker = (): string =>
	Array.from(
		crypto.getRandomValues( new Uint8Array( MARKER_BYTES / 2 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** Returns the last bytes received so far. */
const appendTail = ( before: Uint8Array, chunk: Uint8Array ): Uint8Array => {
	const both = new Uint8Array(
		before.length + Math.min( chunk.length, MARKER_BYTES )
	);
	both.set( before );
	both.set( chunk.subarray( -MARKER_BYTES ), before.length );
	return both.slice( -MARKER_BYTES );
};

/** Determines why a response is not the file. */
const getFault = ( { ok, status, redirected }: Response ): Fault =>
	status === 401 || ( ok && redirected )
		? 'login'
		: status === 403
			? 'forbidden'
			: 'server';

/**
 * Reads a CSV file that the server streams, and reports progress. A file is complete if it ends with the marker and has the
 * announced number of rows.
 *
 * @param response   Response of the server. Its header X-Quayside-Total has the number of rows.
 * @param marker     Marker that the server writes after the last row.
 * @param onProgress Called with the progress.
 * @throws {DownloadError} If the response is not the file, or not all of it.
 */
export async function readCsv(
	response: Response,
	marker: string,
	onProgress: ( progress: Progress ) => void
): Promise< Blob > {
	if (
		! response.ok ||
		! response.body ||
		! response.headers.get( 'Content-Type' )?.startsWith( 'text/csv' )
	) {
		throw new DownloadError( getFault( response ) );
	}
	const total = Number( response.headers.get( 'X-Quayside-Total' ) );
	const parts: BlobPart[] = [];
	const reader = response.body.getReader();
	let tail: Uint8Array = new Uint8Array();
	let isQuoted = false;
	// The first line is the header row.
	let written = -1;
	const next = () =>
		reader.read().catch( ( error: unknown ) => {
			throw error instanceof DOMException && error.name === 'AbortError'
				? error
				: new DownloadError( 'network', Math.max( 0, written ), total );
		} );
	for ( let step = await next(); ! step.done; step = await next() ) {
		parts.push( step.value );
		tail = appendTail( tail, step.value );
		for ( const byte of step.value ) {
			if ( byte === QUOTE ) {
				isQuoted = ! isQuoted;
			} else if ( byte === LINE_FEED && ! isQuoted ) {
				written++;
			}
		}
		onProgress( {
			written: Math.min( total, Math.max( 0, written ) ),
			total,
		} );
	}
	if ( String.fromCharCode( ...tail ) !== marker ) {
		throw new DownloadError( 'network', Math.max( 0, written ), total );
	}
	if ( written !== total ) {
		throw new DownloadError( 'incomplete', written, total );
	}
	return new Blob( parts, { type: 'text/csv' } ).slice(
		0,
		-MARKER_BYTES,
		'text/csv'
	);
}

/** Returns the file name that the server sent. */
export const getFileName = ( response: Response ): string =>
	/filename="([^"]+)"/.exec(
		response.headers.get( 'Content-Disposition' ) ?? ''
	)?.[ 1 ] ?? 'export.csv';

/**
 * Fetches a CSV file and saves it when it is complete. Returns the number of rows.
 *
 * @param url        URL of the file.
 * @param signal     Aborts the download.
 * @param onProgress Called with the progress.
 * @throws {DownloadError} If the file was not downloaded completely. Throws an AbortError if it was aborted.
 */
export async function downloadCsv(
	url: string,
	signal: AbortSignal,
	onProgress: ( progress: Progress ) => void
): Promise< number > {
	const marker = createEndMarker();
	const address = new URL( url, location.href );
	address.searchParams.set( 'end', marker );
	const response = await fetch( address, {
		signal,
		credentials: 'same-origin',
	} ).catch( ( error: unknown ) => {
		throw error instanceof TypeError
			? new DownloadError( 'network' )
			: error;
	} );
	let last: Progress = { written: 0, total: 0 };
	const file = await readCsv( response, marker, ( progress ) => {
		last = progress;
		onProgress( progress );
	} );
	saveFile( file, getFileName( response ) );
	return last.total;
}
