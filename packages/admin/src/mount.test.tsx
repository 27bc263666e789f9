import { act } from 'react';
import { mountScreen } from './mount';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

interface Props {
	forms: { id: number; title: string }[];
}

it( 'renders into the element with the data that PHP printed', () => {
	document.body.innerHTML =
		'<div id="a-screen" data-today="2026-03-01" data-props="{&quot;forms&quot;:[{&quot;id&quot;:7,&quot;title&quot;:&quot;&lt;b&gt;&quot;}]}"></div>';
	act( () =>
		mountScreen( 'a-screen', ( { text, json } ) => (
			<p>
				{ text( 'today' ) } { text( 'missing' ) }
				{ json< Props >( 'props' ).forms[ 0 ]?.title }
				{ JSON.stringify( json( 'missing' ) ) }
			</p>
		) )
	);
	expect( document.body.textContent ).toBe( '2026-03-01 <b>{}' );
} );

it( 'renders nothing on other pages', () => {
	document.body.innerHTML = '<div id="another-screen"></div>';
	const render = jest.fn();
	mountScreen( 'a-screen', render );
	expect( render ).not.toHaveBeenCalled();
} );
