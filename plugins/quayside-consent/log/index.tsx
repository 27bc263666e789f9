/**
 * The log's screen: Tools, Consent log.
 */
import { createRoot } from 'react-dom/client';
import { Log } from './log';
import './log.scss';

const root = document.getElementById( 'quayside-consent-log' );
if ( root ) {
	createRoot( root ).render(
		<Log exportUrl={ root.dataset.export ?? '' } />
	);
}
