/**
 * The screen Tools > Consent statistics.
 */
import { mountScreen } from '@quayside/admin/mount';
import { Statistics } from './statistics';
import './statistics.scss';

mountScreen( 'quayside-consent-statistics', ( { text } ) => (
	<Statistics exportUrl={ text( 'export' ) } today={ text( 'today' ) } />
) );
