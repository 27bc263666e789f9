import type { FormEntriesScreen } from '@quayside/contracts/forms/entries.screen';
import { createRoot } from '@wordpress/element';
import './entries.scss';
import { EntriesScreen } from './screen';

const host = document.getElementById( 'quayside-form-entries' );
if ( host ) {
	const props: FormEntriesScreen = JSON.parse( host.dataset.props ?? '{}' );
	createRoot( host ).render( <EntriesScreen { ...props } /> );
}
