import type { Fault } from '../rules';

/** What a control says of its limits: UploadControl.php prints it, and the server checks the same again. */
const limitsOf = ( { accept, dataset }: HTMLInputElement ) => ( {
	endings: accept
		.split( ',' )
		.map( ( ending ) => ending.trim().toLowerCase() ),
	files: Number( dataset.maxFiles ?? 1 ),
	/** Bytes of one file. */
	size: Number( dataset.maxSize ?? Infinity ),
	/** The same for people. */
	words: dataset.size ?? '',
} );

/**
 * Judges the files that a visitor has chosen.
 *
 * @param input    The control.
 * @param required Whether there has to be one.
 * Gives the first broken rule, or null.
 */
export function checkFiles(
	input: HTMLInputElement,
	required: boolean
): Fault | null {
	const chosen = [ ...( input.files ?? [] ) ];
	if ( ! chosen.length ) {
		return required ? { code: 'required' } : null;
	}
	const limits = limitsOf( input );
	if ( chosen.length > limits.files ) {
		return { code: 'fileCount', limit: String( limits.files ) };
	}
	for ( const { name, size } of chosen ) {
		if (
			! limits.endings.some( ( ending ) =>
				name.toLowerCase().endsWith( ending )
			)
		) {
			return {
				code: 'fileType',
				limit: limits.endings
					.map( ( ending ) => ending.replace( /^\./, '' ) )
					.join( ', ' ),
			};
		}
		if ( size > limits.size ) {
			return { code: 'fileSize', limit: limits.words };
		}
		if ( ! size ) {
			return { code: 'fileEmpty' };
		}
	}
	return null;
}

/**
 * Files of two choices, each once. A control that takes one file has the last.
 */
export function merged(
	before: File[],
	now: File[],
	several: boolean
): File[] {
	const all = several ? [ ...before, ...now ] : now.slice( -1 );
	const key = ( { name, size, lastModified }: File ): string =>
		`${ name }/${ size }/${ lastModified }`;
	return all.filter(
		( file, at ) =>
			all.findIndex( ( other ) => key( other ) === key( file ) ) === at
	);
}
