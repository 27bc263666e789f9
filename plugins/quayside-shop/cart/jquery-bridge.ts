/**
 * The shop's only access to jQuery, with which other plugins listen to and fire WooCommerce's events.
 *
 * jQuery is looked up on every call, because it may load later than this code or not at all.
 */
import { getGlobal } from '@quayside/boundary/globals';

interface JQueryCollection {
	[ index: number ]: Element | undefined;
	length: number;
	get: () => Element[];
	data: () => Record< string, unknown >;
	trigger: ( name: string, args: unknown[] ) => unknown;
	triggerHandler: ( name: string, args: unknown[] ) => unknown;
	on: (
		names: string,
		listener: ( event: Event, ...args: unknown[] ) => void
	) => unknown;
}

type JQuery = ( what: Element | string ) => JQueryCollection;

const getJQuery = (): JQuery | undefined => getGlobal< JQuery >( 'jQuery' );

/** Whether one of our own events is being fired, which our listeners must ignore. */
let emitting = false;

const wrapAll = ( jq: JQuery, args: unknown[] ): unknown[] =>
	args.map( ( arg ) => ( arg instanceof Element ? jq( arg ) : arg ) );

/**
 * Fires an event on the body for jQuery listeners. Elements among the arguments are wrapped.
 */
export function triggerJQuery( name: string, ...args: unknown[] ): void {
	const jq = getJQuery();
	if ( jq ) {
		listenWithJQuery();
		const before = emitting;
		emitting = true;
		try {
			jq( document.body ).trigger( name, wrapAll( jq, args ) );
		} finally {
			emitting = before;
		}
	}
}

/** Determines whether a listener prevents the request by returning false. */
export function isVetoedByJQuery( button: Element ): boolean {
	const jq = getJQuery();
	return (
		!! jq &&
		jq( document.body ).triggerHandler(
			'should_send_ajax_request.adding_to_cart',
			[ jq( button ) ]
		) === false
	);
}

/** Returns the data that plugins stored on a button with jQuery's data(). */
export function getJQueryData( button: Element ): Record< string, unknown > {
	return getJQuery()?.( button ).data() ?? {};
}

/** Returns the elements for a selector that only jQuery supports, undefined if it is invalid there too. */
export function findWithJQuery( selector: string ): Element[] | undefined {
	try {
		return getJQuery()?.( selector ).get();
	} catch {
		return undefined;
	}
}

/** Callbacks for events that other code fires with jQuery. Any argument may be missing. */
export interface JQueryListeners {
	/** `added_to_cart` or `removed_from_cart`. */
	changed: (
		removed: boolean,
		fragments: unknown,
		hash: unknown,
		button: Element | undefined
	) => void;
	/** `wc_fragment_refresh`, `updated_wc_div` or `wc_cart_emptied`. The last two fire after WooCommerce's scripts have updated the page. */
	refresh: ( isPageUpdated: boolean ) => void;
	/** `ajax_request_not_sent.adding_to_cart`. */
	notSent: ( button: Element | undefined ) => void;
}

let pending: JQueryListeners | undefined;

/**
 * Listens to events that other code fires with jQuery, as soon as jQuery is available.
 */
export function listenWithJQuery(
	listeners: JQueryListeners | undefined = pending
): void {
	const jq = getJQuery();
	pending = listeners;
	if ( ! jq || ! listeners ) {
		return;
	}
	pending = undefined;
	const element = ( wrapped: unknown ): Element | undefined =>
		wrapped instanceof Element
			? wrapped
			: ( wrapped as JQueryCollection | undefined )?.[ 0 ];
	const body = jq( document.body );
	body.on(
		'added_to_cart removed_from_cart',
		( event, fragments, hash, button ) => {
			if ( ! emitting ) {
				listeners.changed(
					event.type === 'removed_from_cart',
					fragments,
					hash,
					element( button )
				);
			}
		}
	);
	body.on(
		'wc_fragment_refresh updated_wc_div wc_cart_emptied',
		( event ) => {
			if ( ! emitting ) {
				listeners.refresh( event.type !== 'wc_fragment_refresh' );
			}
		}
	);
	body.on(
		'ajax_request_not_sent.adding_to_cart',
		( _event, _fragments, _hash, button ) => {
			if ( ! emitting ) {
				listeners.notSent( element( button ) );
			}
		}
	);
}

/** Determines whether jQuery is available. */
export const hasJQuery = (): boolean => !! getJQuery();
