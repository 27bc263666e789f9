import type * as Module from './index';
import { trustedHtml, trustedScriptUrl } from './index';

const factory = {
	createPolicy: jest.fn(
		(
			name: string,
			rules: {
				createHTML: ( html: string ) => string;
				createScriptURL: ( url: string ) => string;
			}
		) => ( {
			createHTML: ( html: string ) => ( {
				toString: () => rules.createHTML( html ),
				name,
			} ),
			createScriptURL: ( url: string ) => ( {
				toString: () => rules.createScriptURL( url ),
				name,
			} ),
		} )
	),
};

const load = async (): Promise< typeof Module > => {
	jest.resetModules();
	return import( './index' );
};

beforeEach( () => {
	Reflect.deleteProperty( window, Symbol.for( 'quayside.policy' ) );
	Reflect.deleteProperty( window, 'trustedTypes' );
	factory.createPolicy.mockClear();
} );

it( 'returns strings unchanged if the browser does not support Trusted Types', () => {
	expect( trustedHtml( '<b>Tea</b>' ) ).toBe( '<b>Tea</b>' );
	expect( trustedScriptUrl( '/a.js' ) ).toBe( '/a.js' );
} );

it( 'creates one policy for all bundles of a page', async () => {
	Object.assign( window, { trustedTypes: factory } );
	const first = ( await load() ).trustedHtml( '<b>Tea</b>' ) as unknown as {
		name: string;
	};
	const second = ( await load() ).trustedScriptUrl( '/a.js' ) as unknown as {
		name: string;
	};
	expect( [
		first.name,
		String( first ),
		second.name,
		String( second ),
	] ).toEqual( [ 'quayside', '<b>Tea</b>', 'quayside', '/a.js' ] );
	expect( factory.createPolicy ).toHaveBeenCalledTimes( 1 );
} );

it( 'ignores an element with the id trustedTypes', async () => {
	document.body.innerHTML = '<a id="trustedTypes" href="#x">x</a>';
	Object.assign( window, { trustedTypes: document.querySelector( 'a' ) } );
	expect( ( await load() ).trustedHtml( '<b>Tea</b>' ) ).toBe( '<b>Tea</b>' );
} );
