import { createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Reads the data attributes that PHP's AdminScreen printed. */
interface ScreenData {
	/** Returns an attribute as text, empty where it is missing. */
	text: ( name: string ) => string;
	/** Returns an attribute that holds JSON, as the type of its contract. */
	json: < T >( name: string ) => T;
}

/**
 * Renders a screen into its element. Does nothing on pages without that element.
 *
 * @param id     Id of the element.
 * @param render Returns the screen. Attribute names are those of `dataset`, without "data-".
 */
export function mountScreen(
	id: string,
	render: ( data: ScreenData ) => ReactNode
): void {
	const element = document.getElementById( id );
	if ( ! element ) {
		return;
	}
	const text = ( name: string ): string => element.dataset[ name ] ?? '';
	createRoot( element ).render(
		render( {
			text,
			json: < T, >( name: string ) =>
				JSON.parse( text( name ) || '{}' ) as T,
		} )
	);
}
