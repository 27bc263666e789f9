import { wordsOf } from './words';

it.each( [
	[ '{"a":"b","c":{"d":1},"e":null}', { a: 'b' } ],
	[ '{', {} ],
	[ 'null', {} ],
	[ '"text"', { 0: 't', 1: 'e', 2: 'x', 3: 't' } ],
	[ null, {} ],
] )( 'reads the strings of %j and ignores the rest', ( json, expected ) => {
	const element = document.createElement( 'input' );
	if ( json !== null ) {
		element.dataset.words = json;
	}
	expect( wordsOf( element ) ).toEqual( expected );
} );
