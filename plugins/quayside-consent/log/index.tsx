/**
 * The screen Tools > Consent log.
 */
import { mountScreen } from '@quayside/admin/mount';
import { Log } from './log';
import './log.scss';

mountScreen( 'quayside-consent-log', ( { text, json } ) => (
	<Log exportUrl={ text( 'export' ) } names={ json( 'categories' ) } />
) );
