/**
 * Runs WooCommerce's own scripts, which PHP describes in the module's props, when the visitor interacts with the element they
 * serve. PHP decides which scripts can be deferred: see OnDemand.php.
 */
import { getGlobal, getPageNonce } from '@quayside/boundary/globals';
import type {
	OnDemandScript,
	OnDemandSettings,
} from '@quayside/contracts/shop/on-demand.settings';
import { trustedScript, trustedScriptUrl } from '@quayside/trusted-types';
import { RAN, REQUESTED } from './when-run';
import type { RequestedScripts } from './when-run';

/** Events that show that a visitor is about to use an element. Password managers fire only the last two. */
const INTENT = [ 'pointerover', 'pointerdown', 'focusin', 'input', 'change' ];

/** Fields whose value is text that visitors enter. */
const TEXT_FIELD = 'input:not([type=checkbox],[type=radio],[type=file])';

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
const whenReady = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const ready: ( callback: () => void ) => unknown =
			getGlobal( 'jQuery' ) ?? setTimeout;
		ready( resolve );
	} );

/**
 * Resolves after a script has started. WooCommerce's password meter starts with a change event for the checkbox that shows the
 * password field, and the checkout then hides and empties the field, while the visitor is typing. Without its ID, the meter
 * doesn't find the checkbox. jQuery calls the meter in a later task than the one in which its script ran.
 */
const whenStarted = async (): Promise< void > => {
	const checkbox = document.querySelector( 'form.checkout #createaccount' );
	checkbox?.removeAttribute( 'id' );
	await whenReady();
	checkbox?.setAttribute( 'id', 'createaccount' );
};

/** Determines whether a group watches passwords. The checkout itself must find the checkbox. */
const isMeter = ( group?: string ): boolean =>
	group === 'password-meter' || group === 'block-password';

/** Loads zxcvbn, because WordPress's script for it waits for the load event, which has fired already. */
const loadZxcvbn = (): Promise< unknown > | undefined => {
	const { src } = getGlobal< { src?: string } >( '_zxcvbnSettings' ) ?? {};
	if ( ! src || getGlobal( 'zxcvbn' ) ) {
		return undefined;
	}
	return run( { attributes: { src }, text: '' } );
};

/**
 * Keeps what the visitor does while scripts start. The checkout sorts its fields, and moving a field in the page takes the focus
 * from it. It also empties the password of a new account.
 *
 * @param getEntered Returns what the visitor has entered, by field.
 * @return {() => void} Ends it.
 */
const keepInput = (
	getEntered: () => Map< HTMLInputElement, string > | undefined
): ( () => void ) => {
	let used = document.activeElement;
	const onFocus = ( { target }: Event ): void => {
		used = target as Element;
	};
	// A click beside the fields leaves them on purpose.
	const onPointer = (): void => {
		used = null;
	};
	// It runs before the next key of the visitor.
	const observer = new MutationObserver( () => {
		if (
			used instanceof HTMLElement &&
			used.isConnected &&
			document.activeElement === document.body
		) {
			used.focus( { preventScroll: true } );
		}
		getEntered()?.forEach( ( value, field ) => {
			field.value ||= value;
		} );
	} );
	document.addEventListener( 'focusin', onFocus );
	document.addEventListener( 'pointerdown', onPointer, true );
	observer.observe( document.body, { childList: true, subtree: true } );
	return () => {
		observer.disconnect();
		document.removeEventListener( 'focusin', onFocus );
		document.removeEventListener( 'pointerdown', onPointer, true );
	};
};

/** Determines whether a variation form has a selection already, so that its script must display price and stock. */
const hasSelection = (): boolean =>
	[
		...document.querySelectorAll< HTMLSelectElement >(
			'.variations_form select'
		),
	].some( ( { value } ) => value );

/** Maximum time in ms to wait for a variation or an updated order, which WooCommerce may request from the server. */
const MAX_WAIT = 5000;

/** Time in ms between two checks for what the store's scripts request. */
const INTERVAL = 50;

const wait = (): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, INTERVAL ) );

/** Whether the cart, which explains why a button is disabled, is still loading. */
const isCartLoading = (): boolean =>
	!! document.querySelector( '#quayside-cart[data-island-state="loading"]' );

/** Resolves when the form of a button has found the variation, or has disabled the button because options are missing. */
const whenFound = async ( button: Element ): Promise< void > => {
	const end = Date.now() + MAX_WAIT;
	while (
		( isCartLoading() ||
			( ! Number(
				button
					.closest( 'form' )
					?.querySelector< HTMLInputElement >( 'input.variation_id' )
					?.value
			) &&
				! button.matches( '.disabled' ) ) ) &&
		Date.now() < end
	) {
		await wait();
	}
};

/** Resolves when the checkout has updated the order, which it does when its script starts and which replaces the button. */
const whenOrderUpdated = async (): Promise< void > => {
	const end = Date.now() + MAX_WAIT;
	do {
		await wait();
	} while (
		document.querySelector( '.woocommerce-checkout-payment .blockUI' ) &&
		Date.now() < end
	);
};

/**
 * Waits for the visitor, and for code that requests a group.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { groups, scripts } = props as OnDemandSettings;
	const runs: ( Promise< void > | undefined )[] = [];
	const isDone: boolean[] = [];

	/** What the visitor enters before the scripts have run. Some empty their fields when they start. */
	const entered: ( Map< HTMLInputElement, string > | undefined )[] = [];

	/** Settles when no group is running. They share scripts, so they run one after the other. */
	let idle = Promise.resolve();

	const runScripts = async ( index: number ): Promise< void > => {
		for ( const script of groups[ index ]?.scripts ?? [] ) {
			await run( scripts[ script ] as OnDemandScript );
			await ( isMeter( groups[ index ]?.name )
				? whenStarted()
				: whenReady() );
		}
	};

	const runGroup = async ( index: number ): Promise< void > => {
		const leave = keepInput( () => entered[ index ] );
		try {
			await runScripts( index );
		} finally {
			leave();
		}
		entered[ index ]?.forEach( ( value, field ) => {
			field.value = value;
		} );
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
				const isChange = type === 'input' || type === 'change';
				if ( isChange && target.matches( TEXT_FIELD ) ) {
					const field = target as HTMLInputElement;
					( entered[ index ] ??= new Map() ).set(
						field,
						field.value
					);
				}
				void start( index ).then( () => {
					// The scripts have missed what the visitor entered.
					if (
						isDone[ index ] &&
						isChange &&
						// The checkout reads it when it starts, and would empty the password again.
						target.id !== 'createaccount'
					) {
						target.dispatchEvent(
							new Event( 'change', { bubbles: true } )
						);
					}
				} );
			}
		} );

	const find = ( name: string ): number =>
		groups.findIndex( ( group ) => group.name === name );

	/** Repeats a click on a control after the scripts of its group have run, and after the control can be used. */
	const repeatClick = (
		name: string,
		selector: string,
		whenUsable?: ( control: Element ) => Promise< void >
	): void => {
		const index = find( name );
		let isUsable: unknown;
		const repeat = async ( control: HTMLElement ): Promise< void > => {
			await start( index );
			await whenUsable?.( control );
			isUsable = whenUsable ?? isDone[ index ];
			if ( isUsable ) {
				// Browsers ignore a click during that of the Enter key, and everything may be ready at once.
				setTimeout( () =>
					( control.isConnected
						? control
						: document.querySelector< HTMLElement >( selector )
					)?.click()
				);
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
	// Without the scripts, the button submits the form, even if they fail to load.
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
	repeatClick( 'checkout', '#place_order', whenOrderUpdated );
	repeatClick( 'checkout', 'a.showcoupon' );
	repeatClick( 'checkout', 'a.showlogin' );
	repeatClick( 'checkout', '.woocommerce-remove-coupon' );
	// Without the text in the page, the link opens another one.
	repeatClick(
		'checkout',
		'.woocommerce-terms-and-conditions + * a.woocommerce-terms-and-conditions-link'
	);
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
	// The visitor may have entered something before this module has loaded.
	onIntent(
		active,
		active instanceof HTMLInputElement && active.value ? 'input' : 'focusin'
	);
	if ( hasSelection() ) {
		onIntent( document.querySelector( '.variations_form' ), 'focusin' );
	}
}
