/**
 * The tab of WooCommerce's settings: Shop front.
 */
import { createRoot } from 'react-dom/client';
import { Settings } from './settings';
import './settings.scss';

const root = document.getElementById( 'quayside-shop-settings' );
if ( root ) {
	// The tab lies in WooCommerce's own form, which a key pressed in a field would send.
	root.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Enter' &&
			event.target instanceof HTMLInputElement
		) {
			event.preventDefault();
		}
	} );
	createRoot( root ).render( <Settings /> );
}
