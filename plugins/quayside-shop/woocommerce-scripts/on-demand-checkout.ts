/**
 * Runs WooCommerce's scripts on demand on the classic checkout, whose scripts sort and empty fields when they start.
 */
import type { OnDemandSettings } from '@quayside/contracts/shop/on-demand.settings';
import { runOnDemand, whenEnded, whenReady } from './script-groups';

/** Fields whose value is text that visitors enter. */
const TEXT_FIELD = 'input:not([type=checkbox],[type=radio],[type=file])';

/** What visitors enter before the scripts of a group have run, by the group's name. Some empty their fields when they start. */
type Entered = Partial< Record< string, Map< HTMLInputElement, string > > >;

/** Determines whether a group watches passwords. */
const isMeter = ( group: string ): boolean => group === 'password-meter';

/**
 * Resolves after a script has started. WooCommerce's password meter starts with a change event for the checkbox that shows the
 * password field, and the checkout then hides and empties the field, while the visitor is typing. Without its ID, the meter
 * doesn't find the checkbox, which the checkout itself must find. jQuery calls the meter in a later task than the one in which its
 * script ran.
 */
const whenStarted = async ( group: string ): Promise< void > => {
	const checkbox = isMeter( group )
		? document.querySelector( 'form.checkout #createaccount' )
		: null;
	checkbox?.removeAttribute( 'id' );
	await whenReady();
	checkbox?.setAttribute( 'id', 'createaccount' );
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
		getEntered()?.forEach( ( value, field ) => {
			field.value = value;
		} );
	};
};

/** Resolves when the checkout has updated the order, which it does when its script starts and which replaces the button. */
const whenOrderUpdated = (): Promise< void > =>
	whenEnded(
		() =>
			!! document.querySelector(
				'.woocommerce-checkout-payment .blockUI'
			)
	);

/**
 * Waits for the visitor, and for code that requests a group.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const entered: Entered = {};
	const repeatClick = runOnDemand( props as OnDemandSettings, {
		onChange: ( group, target ) => {
			if ( target.matches( TEXT_FIELD ) ) {
				const field = target as HTMLInputElement;
				( entered[ group ] ??= new Map() ).set( field, field.value );
			}
			// The checkout reads the checkbox when it starts, and would empty the password again.
			return target.id !== 'createaccount';
		},
		onRun: ( group ) => keepInput( () => entered[ group ] ),
		whenStarted,
	} );
	for ( const selector of [
		'a.showcoupon',
		'a.showlogin',
		'.woocommerce-remove-coupon',
		// Without the text in the page, the link opens another one.
		'.woocommerce-terms-and-conditions + * a.woocommerce-terms-and-conditions-link',
	] ) {
		repeatClick( 'checkout', selector );
	}
	repeatClick( 'checkout', '#place_order', whenOrderUpdated );
}
