// Reads the files of a form's entries for bin/test-faults.mjs.

/**
 * Returns the size of each entry's file (bytes), as the entries screen would download it. It is -1 for a file that can't be read to
 * its end, or that is missing.
 *
 * @param {import('./context.mjs').Context} context Site and servers.
 * @param {number}                          form    ID of the form.
 * @return {number[]} Sizes.
 */
export const readSizes = ( { evaluate }, form ) =>
	evaluate( `
		$sizes = [];
		foreach ( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ], 1, 1000 )['entries'] as $entry ) {
			$size = 0;
			try {
				foreach ( Quayside\\Blocks\\Forms\\Uploads\\Files::read( $entry->files[0] ) ?? [ null ] as $piece ) {
					$size = null === $piece ? -1 : $size + strlen( $piece );
				}
			} catch ( Throwable $unreadable ) {
				$size = -1;
			}
			$sizes[] = $size;
		}
		echo json_encode( $sizes );` );
