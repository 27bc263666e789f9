import { languageName } from '../language-name';

test.each( [
	[ 'en_US', 'English (United States)' ],
	[ 'de_DE', 'German (Germany)' ],
	[ 'fr', 'French' ],
	[ '', '' ],
	[ 'not a locale', 'not a locale' ],
] )( 'names %s', ( locale, name ) => {
	document.documentElement.lang = 'en';
	expect( languageName( locale ) ).toBe( name );
} );

test( 'uses the language of the screen, and a language of its own for one that does not exist', () => {
	document.documentElement.lang = 'de';
	expect( languageName( 'fr_FR' ) ).toBe( 'Französisch (Frankreich)' );
	document.documentElement.lang = 'x_y';
	expect( languageName( 'fr_FR' ) ).toBe( 'fr_FR' );
} );
