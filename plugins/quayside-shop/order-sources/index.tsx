/**
 * The screen WooCommerce > Order sources.
 */
import { mountScreen } from '@quayside/admin/mount';
import { OrderSourcesScreen } from './screen';
import './order-sources.scss';

mountScreen( 'quayside-order-sources', ( { text } ) => (
	<OrderSourcesScreen
		today={ text( 'today' ) }
		exportUrl={ text( 'exportUrl' ) }
	/>
) );
