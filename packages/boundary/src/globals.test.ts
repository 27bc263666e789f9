import { globalNamed, moduleData } from './globals';

// That no element is taken for a global is shown in a browser: jsdom makes them the window's own.
it( 'takes what scripts have set', () => {
	expect( globalNamed( 'quaysideNothing' ) ).toBeUndefined();
	Object.assign( window, { quaysideNothing: 1 } );
	expect( globalNamed( 'quaysideNothing' ) ).toBe( 1 );
	Reflect.deleteProperty( window, 'quaysideNothing' );
} );

it( "takes a module's data from a script element alone", () => {
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
