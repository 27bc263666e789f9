import { createRoot } from '@wordpress/element';
import './spam.scss';
import { SpamScreen } from './screen';

const host = document.getElementById( 'quayside-form-spam' );
if ( host ) {
	createRoot( host ).render( <SpamScreen shown={ JSON.parse( host.dataset.settings ?? '{}' ) } /> );
}
