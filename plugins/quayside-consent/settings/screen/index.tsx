/**
 * The settings' screen: Settings, Cookie consent.
 */
import { createRoot } from 'react-dom/client';
import { Screen } from './screen';
import './settings.scss';

const root = document.getElementById( 'quayside-consent-settings' );
if ( root ) {
	createRoot( root ).render( <Screen /> );
}
