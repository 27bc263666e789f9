import { __ } from '@wordpress/i18n';
import type { Comparison, Dimension, Metric, Touch } from './view';

/** Returns the labels of the dimensions, in the order of the control. */
export const getDimensionLabels = (): Record< Dimension, string > => ( {
	source: __( 'Source', 'quayside-shop' ),
	medium: __( 'Medium', 'quayside-shop' ),
	campaign: __( 'Campaign', 'quayside-shop' ),
	landing_page: __( 'Landing page', 'quayside-shop' ),
	device: __( 'Device', 'quayside-shop' ),
} );

/** Returns the names of the table, one for each dimension. */
export const getCaptions = (): Record< Dimension, string > => ( {
	source: __( 'Orders by source', 'quayside-shop' ),
	medium: __( 'Orders by medium', 'quayside-shop' ),
	campaign: __( 'Orders by campaign', 'quayside-shop' ),
	landing_page: __( 'Orders by landing page', 'quayside-shop' ),
	device: __( 'Orders by device', 'quayside-shop' ),
} );

/** Returns the labels of the visit that counts. */
export const getTouchLabels = (): Record< Touch, string > => ( {
	last: __( 'Last touch', 'quayside-shop' ),
	first: __( 'First touch', 'quayside-shop' ),
} );

/** Returns the labels of the comparison, as in WooCommerce's date range. */
export const getComparisonLabels = (): Record< Comparison, string > => ( {
	none: __( 'No comparison', 'quayside-shop' ),
	previous_period: __( 'Previous period', 'quayside-shop' ),
	previous_year: __( 'Previous year', 'quayside-shop' ),
} );

/** Returns the labels of what the chart can show. */
export const getMetricLabels = (): Record< Metric, string > => ( {
	total: __( 'Total', 'quayside-shop' ),
	orders: __( 'Orders', 'quayside-shop' ),
	average: __( 'Average order value', 'quayside-shop' ),
} );

/** Returns the names of the chart's table. */
export const getChartCaptions = (
	isWeekly: boolean
): Record< Metric, string > =>
	isWeekly
		? {
				total: __( 'Total by week', 'quayside-shop' ),
				orders: __( 'Orders by week', 'quayside-shop' ),
				average: __( 'Average order value by week', 'quayside-shop' ),
			}
		: {
				total: __( 'Total by day', 'quayside-shop' ),
				orders: __( 'Orders by day', 'quayside-shop' ),
				average: __( 'Average order value by day', 'quayside-shop' ),
			};
