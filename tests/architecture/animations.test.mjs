/**
 * Tests that nothing flashes (WCAG 2.3.1): what repeats without end may only turn.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { sourcesIn } from './usage.mjs';

const styles = [ 'plugins', 'themes', 'packages' ]
	.flatMap( ( folder ) => sourcesIn( folder, /\.scss$/ ) )
	.map( ( file ) => readFileSync( file, 'utf8' ) )
	.join( '\n' );

const endless = [
	...styles.matchAll( /animation:([^;]*\binfinite\b[^;]*);/g ),
].map( ( [ , value ] ) => /quayside-[\w-]+/.exec( value )?.[ 0 ] );

it( 'animations that repeat without end only turn', () => {
	expect( endless.length ).toBeGreaterThan( 0 );
	expect( styles ).not.toMatch( /animation-iteration-count/ );
	for ( const name of endless ) {
		const [ , frames = '' ] =
			new RegExp(
				`@keyframes ${ name }\\s*\\{((?:[^{}]*\\{[^{}]*\\})+)\\s*\\}`
			).exec( styles ) ?? [];
		const properties = [ ...frames.matchAll( /([\w-]+):/g ) ].map(
			( [ , property ] ) => property
		);
		expect( [ name, ...new Set( properties ) ] ).toEqual( [
			name,
			'rotate',
		] );
	}
} );
