import { createRoot } from '@wordpress/element';
import './spam.scss';
import type { SpamData } from './kinds';
import { SpamScreen } from './screen';

const host = document.getElementById( 'quayside-form-spam' );
if ( host ) {
	const shown: SpamData = JSON.parse( host.dataset.settings ?? '{}' );
	createRoot( host ).render( <SpamScreen shown={ shown } /> );
}
