/**
 * Runs groups of WooCommerce's own scripts, which PHP describes in the module's props, when the visitor interacts with the elements
 * they serve. PHP decides which scripts can be deferred: see OnDemand.php.
 */
import { getGlobal, getPageNonce } from '@quayside/boundary/globals';
import type {
	OnDemandScript,
	OnDemandSettings,
} from '@quayside/contracts/shop/on-demand.settings';
import { trustedScript, trustedScriptUrl } from '@quayside/trusted-types';
import { clearMessage, showMessage } from '../messages/message';
import { isReachable } from '../store-api/reachable';
import { RAN, REQUESTED } from './when-run';
import type { RequestedScripts } from './when-run';

/** Events that show that a visitor is about to use an element. Password managers fire only the last two. */
const INTENT = [ 'pointerover', 'pointerdown', 'focusin', 'input', 'change' ];

/**
 * Runs a script, unless the page contains it already.
 *
 * @return {Promise<void>} Resolves when the script has run. Rejects if its file fails to load.
 */
const run = ( { attributes, text }: OnDemandScript ): Promise< void > =>
	new Promise( ( resolve, reject ) => {
		const { src, ...others } = attributes;
		const { id } = others;
		if (
			id &&
			document.querySelector( `script[id=${ JSON.stringify( id ) }]` )
		) {
			resolve();
			return;
		}
		const script = document.createElement( 'script' );
		// A content security policy with a nonce blocks scripts without it.
		script.nonce = getPageNonce();
		for ( const name in others ) {
			script.setAttribute( name, others[ name ] as string );
		}
		if ( src ) {
			script.onload = () => resolve();
			script.onerror = () => {
				script.remove();
				reject( new Error( src ) );
			};
			script.src = trustedScriptUrl( src );
		} else {
			script.text = trustedScript( text );
			resolve();
		}
		document.body.append( script );
	} );

/** Resolves in a later task, after all functions have run that scripts passed to jQuery( document ).ready(). */
export const whenReady = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const ready: ( callback: () => void ) => unknown =
			getGlobal( 'jQuery' ) ?? setTimeout;
		ready( resolve );
	} );

/** Loads zxcvbn, because WordPress's script for it waits for the load event, which has fired already. */
const loadZxcvbn = (): Promise< unknown > | undefined => {
	const { src } = getGlobal< { src?: string } >( '_zxcvbnSettings' ) ?? {};
	if ( ! src || getGlobal( 'zxcvbn' ) ) {
		return undefined;
	}
	return run( { attributes: { src }, text: '' } );
};

/** Determines whether a variation form has a selection already, so that its script must display price and stock. */
const hasSelection = (): boolean =>
	[
		...document.querySelectorAll< HTMLSelectElement >(
			'.variations_form select'
		),
	].some( ( { value } ) => value );

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Determines whether a control differs from what the server sent. Without a selected option, a list shows its first. */
const isChanged = ( control: Control ): boolean =>
	control instanceof HTMLSelectElement
		? control.selectedIndex !==
			Math.max(
				0,
				[ ...control.options ].findLastIndex(
					( { defaultSelected } ) => defaultSelected
				)
			)
		: /^(checkbox|radio)$/.test( control.type )
			? ( control as HTMLInputElement ).checked !==
				( control as HTMLInputElement ).defaultChecked
			: control.value !== control.defaultValue;

/** Maximum time in ms to wait for a variation or an updated order, which WooCommerce may request from the server. */
const MAX_WAIT = 5000;

/** Time in ms between two checks for what the store's scripts request. */
const INTERVAL = 50;

/** Resolves when something that the store's scripts do has ended, or takes too long. */
export const whenEnded = async (
	isPending: () => boolean
): Promise< void > => {
	const end = Date.now() + MAX_WAIT;
	do {
		await new Promise( ( resolve ) => setTimeout( resolve, INTERVAL ) );
	} while ( isPending() && Date.now() < end );
};

/** Whether the cart, which explains why a button is disabled, is still loading. */
const isCartLoading = (): boolean =>
	!! document.querySelector( '#quayside-cart[data-island-state="loading"]' );

/** Resolves when the form of a button has found the variation, or has disabled the button because options are missing. */
const whenFound = ( button: Element ): Promise< void > =>
	whenEnded(
		() =>
			isCartLoading() ||
			( ! Number(
				button
					.closest( 'form' )
					?.querySelector< HTMLInputElement >( 'input.variation_id' )
					?.value
			) &&
				! button.matches( '.disabled' ) )
	);

/** What a page does while groups of scripts run, in addition to running them. */
export interface Hooks {
	/** Called for what the visitor enters or selects before the scripts of a group have run. Returns whether they miss the change. */
	onChange?: ( group: string, target: Element ) => boolean;

	/** Called before the scripts of a group run. Returns a function that is called when they have run, or failed to load. */
	onRun?: ( group: string ) => () => void;

	/** Resolves after a script of a group has started. */
	whenStarted?: ( group: string ) => Promise< void >;
}

/**
 * Repeats a click on a control after the scripts of its group have run, and after the control can be used. If they fail to load, the
 * browser handles the click of a control that can be used without them. Without a network, it would replace the page by its own
 * error page, so the visitor sees a message instead.
 */
export type RepeatClick = (
	group: string,
	selector: string,
	whenUsable?: ( control: Element ) => Promise< void >
) => void;

/**
 * Waits for the visitor, and for code that requests a group.
 */
export function runOnDemand(
	{ groups, scripts, i18n_unreachable: unreachable }: OnDemandSettings,
	hooks: Hooks = {}
): RepeatClick {
	const runs: ( Promise< void > | undefined )[] = [];
	const isDone: boolean[] = [];

	/** Settles when no group is running. They share scripts, so they run one after the other. */
	let idle = Promise.resolve();

	const runGroup = async ( index: number ): Promise< void > => {
		const group = groups[ index ] as OnDemandSettings[ 'groups' ][ number ];
		const onEnd = hooks.onRun?.( group.name );
		try {
			for ( const script of group.scripts ) {
				await run( scripts[ script ] as OnDemandScript );
				await ( hooks.whenStarted ?? whenReady )( group.name );
			}
		} finally {
			onEnd?.();
		}
		await loadZxcvbn();
		isDone[ index ] = true;
		document.body.dispatchEvent( new Event( RAN ) );
	};

	const start = ( index: number ): Promise< void > =>
		( runs[ index ] ??= idle =
			idle
				.then( () => runGroup( index ) )
				.catch( () => {
					// The next interaction tries again. Until then the page works without scripts.
					runs[ index ] = undefined;
				} ) );

	const onIntent = ( target: EventTarget | null, type: string ): void =>
		groups.forEach( ( group, index ) => {
			if (
				! isDone[ index ] &&
				target instanceof Element &&
				target.closest( group.for )
			) {
				const isMissed =
					( type === 'input' || type === 'change' ) &&
					( hooks.onChange?.( group.name, target ) ?? true );
				void start( index ).then( () => {
					if ( isDone[ index ] && isMissed ) {
						target.dispatchEvent(
							new Event( 'change', { bubbles: true } )
						);
					}
				} );
			}
		} );

	const find = ( name: string ): number =>
		groups.findIndex( ( group ) => group.name === name );

	const repeatClick: RepeatClick = ( name, selector, whenUsable ) => {
		const index = find( name );
		let isUsable: unknown;
		const repeat = async ( control: HTMLElement ): Promise< void > => {
			clearMessage( control );
			await start( index );
			if (
				! isDone[ index ] &&
				// The query may change the cart.
				! ( await isReachable( location.pathname ) )
			) {
				showMessage( control, [ [ { text: unreachable } ] ] );
				return;
			}
			await whenUsable?.( control );
			if ( whenUsable || isDone[ index ] ) {
				// Browsers ignore a click during that of the Enter key, and everything may be ready at once.
				setTimeout( () => {
					isUsable = true;
					( control.isConnected
						? control
						: document.querySelector< HTMLElement >( selector )
					)?.click();
					// Without the scripts, the next click may be one without a network.
					isUsable = isDone[ index ];
				} );
			}
		};
		document.addEventListener(
			'click',
			( event ) => {
				const control = (
					event.target as Element
				 ).closest< HTMLElement >( selector );
				if ( control && index >= 0 && ! isUsable ) {
					event.preventDefault();
					event.stopImmediatePropagation();
					void repeat( control );
				}
			},
			true
		);
	};
	// Without the scripts, the button submits the form, if they fail to load and the site is reachable.
	repeatClick(
		'variations',
		'.variations_form .single_add_to_cart_button',
		whenFound
	);
	// The scripts update the cart without loading the page again. They disable the button until they see a change.
	repeatClick(
		'cart',
		'.woocommerce-cart-form :is([name=update_cart],[name=apply_coupon])',
		async ( control ) => control.removeAttribute( 'disabled' )
	);
	// The link does nothing without the scripts, and a tap comes without hovering first.
	repeatClick( 'cart', '.shipping-calculator-button' );
	for ( const name of INTENT ) {
		document.addEventListener(
			name,
			( { target, type } ) => onIntent( target, type ),
			true
		);
	}
	document.body.addEventListener( REQUESTED, ( event ) => {
		const { detail } = event as CustomEvent< RequestedScripts >;
		const index = find( detail.name );
		if ( index >= 0 ) {
			detail.run = start( index );
		}
	} );
	const { activeElement: active } = document;
	// The visitor may have entered something before this module has loaded, or the browser, which restores fields without an event.
	document
		.querySelectorAll< Control >( 'input,select,textarea' )
		.forEach( ( control ) => {
			if ( isChanged( control ) ) {
				onIntent( control, 'change' );
			}
		} );
	// Without a focused field, the body is active.
	if ( active !== document.body ) {
		onIntent( active, 'focusin' );
	}
	if ( hasSelection() ) {
		onIntent( document.querySelector( '.variations_form' ), 'focusin' );
	}
	return repeatClick;
}
