import { wordsOf } from './words';

it.each( [
	[ '{"a":"b","c":{"d":1},"e":null}', { a: 'b' } ],
	[ '{', {} ],
	[ 'null', {} ],
	[ '"text"', { 0: 't', 1: 'e', 2: 'x', 3: 't' } ],
	[ null, {} ],
] )( 'takes the texts of %j and survives the rest', ( words, expected ) => {
	const element = document.createElement( 'input' );
	if ( words !== null ) {
		element.dataset.words = words;
	}
	expect( wordsOf( element ) ).toEqual( expected );
} );
