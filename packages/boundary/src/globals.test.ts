import { getGlobal, moduleData } from './globals';

// Playwright covers named elements, because jsdom makes them own properties of the window.
it( 'returns a global that a script has set', () => {
	expect( getGlobal( 'quaysideNothing' ) ).toBeUndefined();
	Object.assign( window, { quaysideNothing: 1 } );
	expect( getGlobal( 'quaysideNothing' ) ).toBe( 1 );
	Reflect.deleteProperty( window, 'quaysideNothing' );
} );

it( "reads a module's data from a script element only", () => {
	const id = 'wp-script-module-data-@quayside/react';
	document.body.innerHTML = `<p id="${ id }">{"scripts":["https://elsewhere.test/"]}</p>`;
	expect( moduleData( '@quayside/react' ) ).toEqual( {} );
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="${ id }">{"scripts":["/react.js"]}</script>`
	);
	expect( moduleData( '@quayside/react' ) ).toEqual( {
		scripts: [ '/react.js' ],
	} );
} );
