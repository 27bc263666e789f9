/** How far a download is. */
export interface Progress {
	written: number;
	total: number;
}

/**
 * Reads a CSV file that the server sends while it makes it, and says how far it is.
 *
 * @param answer The server's answer; X-Quayside-Total is the number of entries.
 * @param tell   Called with progress: lines are counted, which is near enough where values have line breaks.
 * @throws {Error} When the answer is not the file.
 */
export async function download( answer: Response, tell: ( progress: Progress ) => void ): Promise< Blob > {
	if ( ! answer.ok || ! answer.body || ! answer.headers.get( 'Content-Type' )?.startsWith( 'text/csv' ) ) {
		throw new Error( `The server answered with ${ answer.status }.` );
	}
	const total = Number( answer.headers.get( 'X-Quayside-Total' ) );
	const parts: BlobPart[] = [];
	const reader = answer.body.getReader();
	let lines = 0;
	for ( let step = await reader.read(); ! step.done; step = await reader.read() ) {
		parts.push( step.value );
		for ( const byte of step.value ) {
			lines += byte === 10 ? 1 : 0;
		}
		// The first line is the head.
		tell( { written: Math.min( total, Math.max( 0, lines - 1 ) ), total } );
	}
	return new Blob( parts, { type: 'text/csv' } );
}

/** The name that the server gives a file. */
export const fileName = ( answer: Response ): string => /filename="([^"]+)"/.exec( answer.headers.get( 'Content-Disposition' ) ?? '' )?.[ 1 ] ?? 'entries.csv';

/** Hands a file to the person. */
export function save( file: Blob, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60000 );
}
