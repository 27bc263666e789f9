/**
 * The report of orders by source: WooCommerce, Order sources.
 */
import { createRoot } from 'react-dom/client';
import { OrderSourcesScreen } from './screen';
import './order-sources.scss';

const root = document.getElementById( 'quayside-order-sources' );
if ( root ) {
	createRoot( root ).render(
		<OrderSourcesScreen today={ root.dataset.today ?? '' } />
	);
}
