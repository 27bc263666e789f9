/**
 * The settings' screen: WooCommerce, Shop front.
 */
import { createRoot } from 'react-dom/client';
import { Settings } from './settings';
import './admin.scss';

const root = document.getElementById( 'quayside-shop-settings' );
if ( root ) {
	createRoot( root ).render( <Settings /> );
}
