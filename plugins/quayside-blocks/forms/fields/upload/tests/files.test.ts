import { checkFiles, mergeFiles } from '../files';

const file = ( name: string, size = 10, lastModified = 1 ): File =>
	Object.defineProperty(
		new File( [ 'x' ], name, { lastModified } ),
		'size',
		{ value: size }
	);

const control = ( files: File[], maxFiles = 2 ): HTMLInputElement => {
	const input = document.createElement( 'input' );
	Object.assign( input.dataset, {
		maxFiles: String( maxFiles ),
		maxSize: '1000',
		size: '1 KB',
	} );
	input.accept = '.jpg,.pdf';
	Object.defineProperty( input, 'files', { value: files } );
	return input;
};

describe( 'files of an upload field', () => {
	it.each( [
		[ 'none where one is required', [], true, { code: 'required' } ],
		[ 'none', [], false, null ],
		[
			'two good ones up to the maximum size, whatever the case of their endings',
			[ file( 'a.JPG', 1000 ), file( 'b.pdf' ) ],
			true,
			null,
		],
		[
			'too many',
			[ file( 'a.jpg' ), file( 'b.jpg' ), file( 'c.jpg' ) ],
			false,
			{ code: 'fileCount', limit: '2' },
		],
		[
			'another ending',
			[ file( 'a.jpg' ), file( 'b.exe' ) ],
			false,
			{ code: 'fileType', limit: 'jpg, pdf', file: 'b.exe' },
		],
		[
			'an ending before the last',
			[ file( 'a.jpg.php' ) ],
			false,
			{ code: 'fileType', limit: 'jpg, pdf' },
		],
		[
			'too large',
			[ file( 'a.jpg', 1001 ) ],
			false,
			{ code: 'fileSize', limit: '1 KB' },
		],
		[ 'empty', [ file( 'a.jpg', 0 ) ], false, { code: 'fileEmpty' } ],
		[
			'empty, one of two',
			[ file( 'a.jpg' ), file( 'b.jpg', 0 ) ],
			false,
			{ code: 'fileEmpty', file: 'b.jpg' },
		],
	] )( 'are validated: %s', ( _, files, required, fault ) => {
		expect( checkFiles( control( files ), required ) ).toEqual( fault );
	} );

	it( 'are merged without duplicates', () => {
		expect(
			mergeFiles(
				[ file( 'a.jpg' ) ],
				[ file( 'a.jpg' ), file( 'a.jpg', 10, 2 ), file( 'b.jpg' ) ],
				true
			).map( ( { name } ) => name )
		).toEqual( [ 'a.jpg', 'a.jpg', 'b.jpg' ] );
	} );

	it( 'replace the previous file if only one is allowed', () => {
		expect(
			mergeFiles( [ file( 'a.jpg' ) ], [ file( 'b.jpg' ) ], false ).map(
				( { name } ) => name
			)
		).toEqual( [ 'b.jpg' ] );
	} );
} );
