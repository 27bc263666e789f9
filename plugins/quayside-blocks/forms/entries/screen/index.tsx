import { createRoot } from '@wordpress/element';
import './entries.scss';
import { EntriesScreen } from './screen';

const host = document.getElementById( 'quayside-form-entries' );
if ( host ) {
	createRoot( host ).render( <EntriesScreen { ...JSON.parse( host.dataset.props ?? '{}' ) } /> );
}
