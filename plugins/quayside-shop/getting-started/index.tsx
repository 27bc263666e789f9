/**
 * The getting-started screen: WooCommerce, Getting started.
 */
import { createRoot } from 'react-dom/client';
import { GettingStartedScreen } from './screen';
import './getting-started.scss';

const root = document.getElementById( 'quayside-getting-started' );
if ( root ) {
	createRoot( root ).render( <GettingStartedScreen /> );
}
