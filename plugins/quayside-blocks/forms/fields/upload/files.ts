import type { RuleError } from '../rules';

/** Reads the limits from a control's attributes, which UploadField.php prints. The server validates them again. */
const limitsOf = ( { accept, dataset }: HTMLInputElement ) => ( {
	extensions: accept
		.split( ',' )
		.map( ( extension ) => extension.trim().toLowerCase() ),
	files: Number( dataset.maxFiles ?? 1 ),
	/** Maximum size of a file in bytes. */
	size: Number( dataset.maxSize ?? Infinity ),
	/** The formatted maximum size. */
	formattedSize: dataset.size ?? '',
} );

/**
 * Validates the selected files.
 *
 * @param input    The control.
 * @param required Whether a file is required.
 * @return {RuleError | null} The first broken rule, or null.
 */
export function checkFiles(
	input: HTMLInputElement,
	required: boolean
): RuleError | null {
	const selected = [ ...( input.files ?? [] ) ];
	if ( ! selected.length ) {
		return required ? { code: 'required' } : null;
	}
	const limits = limitsOf( input );
	if ( selected.length > limits.files ) {
		return { code: 'fileCount', limit: String( limits.files ) };
	}
	for ( const { name, size } of selected ) {
		const file = selected.length > 1 ? name : undefined;
		if (
			! limits.extensions.some( ( extension ) =>
				name.toLowerCase().endsWith( extension )
			)
		) {
			return {
				code: 'fileType',
				limit: limits.extensions
					.map( ( extension ) => extension.replace( /^\./, '' ) )
					.join( ', ' ),
				file,
			};
		}
		if ( size > limits.size ) {
			return { code: 'fileSize', limit: limits.formattedSize, file };
		}
		if ( ! size ) {
			return { code: 'fileEmpty', file };
		}
	}
	return null;
}

/**
 * Merges two selections without duplicates. If only one file is allowed, the last one is used.
 */
export function mergeFiles(
	before: File[],
	now: File[],
	multiple: boolean
): File[] {
	const all = multiple ? [ ...before, ...now ] : now.slice( -1 );
	const key = ( { name, size, lastModified }: File ): string =>
		`${ name }/${ size }/${ lastModified }`;
	return all.filter(
		( file, index ) =>
			all.findIndex( ( other ) => key( other ) === key( file ) ) === index
	);
}
