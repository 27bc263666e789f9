/**
 * The shop's only door to jQuery: other plugins listen to and fire WooCommerce's events with it.
 *
 * jQuery is looked up each time, because it may come later than this code or not at all.
 */
import { globalNamed } from '@quayside/boundary/globals';

interface Wrapped {
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

type JQuery = ( what: Element | string ) => Wrapped;

const lookUp = (): JQuery | undefined => globalNamed< JQuery >( 'jQuery' );

/** True while an event of ours is on its way, so that our own listeners let it pass. */
let emitting = false;

const wrapAll = ( jq: JQuery, args: unknown[] ): unknown[] =>
	args.map( ( arg ) => ( arg instanceof Element ? jq( arg ) : arg ) );

/**
 * Fires an event on the body for jQuery's listeners; elements among the arguments arrive wrapped.
 */
export function triggerJQuery( name: string, ...args: unknown[] ): void {
	const jq = lookUp();
	if ( jq ) {
		listenByJQuery();
		const before = emitting;
		emitting = true;
		try {
			jq( document.body ).trigger( name, wrapAll( jq, args ) );
		} finally {
			emitting = before;
		}
	}
}

/** Whether a listener forbids the request by answering exactly false. */
export function vetoedByJQuery( button: Element ): boolean {
	const jq = lookUp();
	return (
		!! jq &&
		jq( document.body ).triggerHandler(
			'should_send_ajax_request.adding_to_cart',
			[ jq( button ) ]
		) === false
	);
}

/** What plugins stored on a button with jQuery's data(). */
export function dataByJQuery( button: Element ): Record< string, unknown > {
	return lookUp()?.( button ).data() ?? {};
}

/** Elements of a selector that only jQuery understands; undefined where that fails too. */
export function findByJQuery( selector: string ): Element[] | undefined {
	try {
		return lookUp()?.( selector ).get();
	} catch {
		return undefined;
	}
}

/** What other code may tell the cart through jQuery. Any argument may be missing. */
export interface JQueryListeners {
	/** `added_to_cart` or `removed_from_cart`. */
	changed: (
		removed: boolean,
		fragments: unknown,
		hash: unknown,
		button: Element | undefined
	) => void;
	/** `wc_fragment_refresh`, `updated_wc_div` or `wc_cart_emptied`. */
	refresh: () => void;
	/** `ajax_request_not_sent.adding_to_cart`. */
	notSent: ( button: Element | undefined ) => void;
}

let waiting: JQueryListeners | undefined;

/**
 * Listens to events that others fire with jQuery, as soon as jQuery is there.
 */
export function listenByJQuery(
	listeners: JQueryListeners | undefined = waiting
): void {
	const jq = lookUp();
	waiting = listeners;
	if ( ! jq || ! listeners ) {
		return;
	}
	waiting = undefined;
	const element = ( wrapped: unknown ): Element | undefined =>
		wrapped instanceof Element
			? wrapped
			: ( wrapped as Wrapped | undefined )?.[ 0 ];
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
	body.on( 'wc_fragment_refresh updated_wc_div wc_cart_emptied', () => {
		if ( ! emitting ) {
			listeners.refresh();
		}
	} );
	body.on(
		'ajax_request_not_sent.adding_to_cart',
		( _event, _fragments, _hash, button ) => {
			if ( ! emitting ) {
				listeners.notSent( element( button ) );
			}
		}
	);
}

/** Whether jQuery is on the page now. */
export const hasJQuery = (): boolean => !! lookUp();
