/**
 * Renders the plugin's tab in WooCommerce's settings.
 */
import { createRoot } from 'react-dom/client';
import { Settings } from './settings';
import './settings.scss';

const root = document.getElementById( 'quayside-shop-settings' );
if ( root ) {
	// The tab is inside WooCommerce's own form, which Enter in a field would submit.
	root.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Enter' &&
			event.target instanceof HTMLInputElement
		) {
			event.preventDefault();
		}
	} );
	createRoot( root ).render(
		<Settings cartPage={ root.dataset.cartPage ?? '' } />
	);
}
