/**
 * Tests that the documentation can be read without seeing it: headings in order, described images, and links that say where they lead.
 *
 * @jest-environment node
 */
import { readFileSync, readdirSync } from 'node:fs';

const files = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	...readdirSync( 'docs', { recursive: true } )
		.filter( ( file ) => file.endsWith( '.md' ) )
		.map( ( file ) => `docs/${ file }` ),
];

/** Returns the problems of a text in Markdown. */
const problemsOf = ( text ) => {
	const prose = text.replace( /^```[\s\S]*?^```/gm, '' );
	const levels = [ ...prose.matchAll( /^(#{1,6}) \S/gm ) ].map(
		( [ , marks ] ) => marks.length
	);
	return [
		...( levels.filter( ( level ) => level === 1 ).length === 1 &&
		levels[ 0 ] === 1
			? []
			: [ 'needs one title, which is first' ] ),
		...levels.flatMap( ( level, index ) =>
			level > ( levels[ index - 1 ] ?? 0 ) + 1
				? [ `heading ${ index + 1 } skips a level` ]
				: []
		),
		...[ ...prose.matchAll( /!\[\s*\]\(([^)]*)\)/g ) ].map(
			( [ , image ] ) => `${ image } has no description`
		),
		...[
			...prose.matchAll(
				/(?<!!)\[(here|click here|this|this page|link|more|read more)\]\(/gi
			),
		].map( ( [ link ] ) => `${ link } says nothing about its target` ),
	];
};

test.each( files )( '%s', ( file ) => {
	expect( problemsOf( readFileSync( file, 'utf8' ) ) ).toEqual( [] );
} );

test( 'problems are found', () => {
	expect(
		problemsOf( '## A\n#### B\n![](c.png)\nRead [here](d.md).' )
	).toHaveLength( 5 );
} );
