import { addQueryArgs, getQueryArg, removeQueryArgs } from '@wordpress/url';
import { lastDays } from './period';
import type { Period } from './period';

export const PRESETS = [ '7', '30', '90', '365', 'own' ] as const;
export const DIMENSIONS = [
	'source',
	'medium',
	'campaign',
	'landing_page',
	'device',
] as const;
export const TOUCHES = [ 'last', 'first' ] as const;
export const COMPARISONS = [
	'none',
	'previous_period',
	'previous_year',
] as const;
/** What the chart can show, in the order of the summary. */
export const METRICS = [ 'total', 'orders', 'average' ] as const;
const ORDERS = [ 'label', 'orders', 'total', 'average' ] as const;
const DIRECTIONS = [ 'desc', 'asc' ] as const;

export type Dimension = ( typeof DIMENSIONS )[ number ];
export type Touch = ( typeof TOUCHES )[ number ];
export type Comparison = ( typeof COMPARISONS )[ number ];
export type Metric = ( typeof METRICS )[ number ];
export type OrderBy = ( typeof ORDERS )[ number ];

/** What the screen shows. The URL has it too, so that a view can be bookmarked. */
export interface View extends Period {
	preset: ( typeof PRESETS )[ number ];
	dimension: Dimension;
	touch: Touch;
	compare: Comparison;
	metric: Metric;
	orderby: OrderBy;
	order: ( typeof DIRECTIONS )[ number ];
}

/** Returns the value if it is among the options, otherwise the fallback. */
export const pick = < T extends string >(
	options: readonly T[],
	value: unknown,
	fallback: T
): T => options.find( ( option ) => option === value ) ?? fallback;

/** Returns a query argument that is a day, or an empty string. */
function getDay( url: string, name: string ): string {
	const value = getQueryArg( url, name );
	return typeof value === 'string' &&
		/^\d{4}-\d{2}-\d{2}$/.test( value ) &&
		! Number.isNaN( Date.parse( value ) )
		? value
		: '';
}

/**
 * Returns the view of a URL. Missing and invalid arguments have their default.
 *
 * @param url   URL of the screen.
 * @param today Today in the site's time zone.
 */
export function readView( url: string, today: string ): View {
	const get = ( name: string ): unknown => getQueryArg( url, name );
	const from = getDay( url, 'from' );
	const to = getDay( url, 'to' );
	const isOwn = from !== '' && to !== '';
	const preset = isOwn ? 'own' : pick( PRESETS, get( 'period' ), '30' );
	return {
		...( isOwn
			? { from, to }
			: lastDays( preset === 'own' ? 30 : Number( preset ), today ) ),
		preset: preset === 'own' && ! isOwn ? '30' : preset,
		dimension: pick( DIMENSIONS, get( 'dimension' ), 'source' ),
		touch: pick( TOUCHES, get( 'touch' ), 'last' ),
		compare: pick( COMPARISONS, get( 'compare' ), 'none' ),
		metric: pick( METRICS, get( 'metric' ), 'orders' ),
		orderby: pick( ORDERS, get( 'orderby' ), 'orders' ),
		order: pick( DIRECTIONS, get( 'order' ), 'desc' ),
	};
}

/** Returns the URL with a view. */
export function writeView( url: string, view: View ): string {
	const { preset, from, to, ...args } = view;
	return addQueryArgs( removeQueryArgs( url, 'from', 'to', 'period' ), {
		...args,
		...( preset === 'own' ? { from, to } : { period: preset } ),
	} );
}
