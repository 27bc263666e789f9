/**
 * Runs WooCommerce's own scripts, which PHP describes in the module's props, when the visitor interacts with the element they
 * serve. PHP decides which scripts can be deferred: see OnDemand.php.
 */
import { getGlobal, getPageNonce } from '@quayside/boundary/globals';
import { trustedScript, trustedScriptUrl } from '@quayside/trusted-types';
import { RAN, REQUESTED } from './when-run';
import type { RequestedScripts } from './when-run';

/** A group of scripts. */
interface Group {
	/** Name by which other code requests the group. */
	name: string;
	/** Selector of the elements that the scripts serve. */
	for: string;
	/** Indexes of its scripts, in order. Several groups may contain jQuery. */
	scripts: number[];
}

/** A script element. */
interface DeferredScript {
	/** Its attributes. */
	attributes: Record< string, string >;
	/** Its code, empty if it has a file. */
	text: string;
}

/** Events that show that a visitor is about to use an element. Password managers fire only the last two. */
const INTENT = [ 'pointerover', 'pointerdown', 'focusin', 'input', 'change' ];

/** Fields whose value is text that visitors enter. */
const TEXT_FIELD =
	'input:not( [type="checkbox"], [type="radio"], [type="file"] )';

/**
 * Runs a script, unless the page contains it already.
 *
 * @return {Promise<void>} Resolves when the script has run. Rejects if its file fails to load.
 */
const run = ( { attributes, text }: DeferredScript ): Promise< void > =>
	new Promise( ( resolve, reject ) => {
		const { id, src, ...others } = attributes;
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
		if ( id ) {
			script.id = id;
		}
		for ( const name in others ) {
			script.setAttribute( name, others[ name ] as string );
		}
		if ( src ) {
			script.onload = () => resolve();
			script.onerror = () => {
				script.remove();
				reject( new Error( `${ src } did not load.` ) );
			};
			script.src = trustedScriptUrl( src );
		} else {
			script.text = trustedScript( text );
			resolve();
		}
		document.body.append( script );
	} );

/** Resolves after all functions have run that scripts passed to jQuery( document ).ready(). */
const whenReady = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const jq =
			getGlobal< ( callback: () => void ) => unknown >( 'jQuery' );
		if ( jq ) {
			jq( resolve );
		} else {
			resolve();
		}
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

/** Maximum time in ms to wait for a variation, which WooCommerce may request from the server. */
const MAX_WAIT = 5000;

/** Time in ms between two checks for a variation. */
const INTERVAL = 50;

/** Resolves when a variation form has found the variation, or has disabled its button because options are missing. */
const whenFound = async ( form: Element ): Promise< void > => {
	const end = Date.now() + MAX_WAIT;
	while (
		! Number(
			form.querySelector< HTMLInputElement >( 'input.variation_id' )
				?.value
		) &&
		! form.querySelector( '.single_add_to_cart_button.disabled' ) &&
		Date.now() < end
	) {
		await new Promise( ( resolve ) => setTimeout( resolve, INTERVAL ) );
	}
};

/**
 * Waits for the visitor, and for code that requests a group.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { groups, scripts } = props as {
		groups: Group[];
		scripts: DeferredScript[];
	};
	const runs: ( Promise< void > | undefined )[] = [];
	const isDone: boolean[] = [];

	/** What the visitor enters before the scripts have run. Some empty their fields when they start. */
	const entered: ( Map< HTMLInputElement, string > | undefined )[] = [];

	const runGroup = async ( index: number ): Promise< void > => {
		for ( const script of groups[ index ]?.scripts ?? [] ) {
			await run( scripts[ script ] as DeferredScript );
			await whenStarted();
		}
		entered[ index ]?.forEach( ( value, field ) => {
			field.value = value;
		} );
		await loadZxcvbn();
		isDone[ index ] = true;
		document.body.dispatchEvent( new Event( RAN ) );
	};

	const start = ( index: number ): Promise< void > =>
		( runs[ index ] ??= runGroup( index ).catch( () => {
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
				if (
					isChange &&
					target instanceof HTMLInputElement &&
					target.matches( TEXT_FIELD )
				) {
					( entered[ index ] ??= new Map() ).set(
						target,
						target.value
					);
				}
				void start( index ).then( () => {
					// The scripts have missed what the visitor entered.
					if ( isDone[ index ] && isChange ) {
						target.dispatchEvent(
							new Event( 'change', { bubbles: true } )
						);
					}
				} );
			}
		} );

	/** Whether a click on the button of a variation form needs no more waiting. */
	let isSettled = false;
	const variations = groups.findIndex(
		( { name } ) => name === 'variations'
	);
	document.addEventListener(
		'click',
		( event ) => {
			const button = ( event.target as Element ).closest< HTMLElement >(
				'.variations_form .single_add_to_cart_button'
			);
			const form = button?.closest( '.variations_form' );
			if ( ! button || ! form || variations < 0 || isSettled ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			void start( variations )
				.then( () => whenFound( form ) )
				.then( () => {
					isSettled = true;
					button.click();
				} );
		},
		true
	);
	// The link of the shipping calculator does nothing without the scripts, and a tap comes without hovering first.
	const cart = groups.findIndex( ( { name } ) => name === 'cart' );
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest< HTMLElement >(
				'.shipping-calculator-button'
			);
			if ( link && cart >= 0 && ! isDone[ cart ] ) {
				event.preventDefault();
				void start( cart ).then( () => {
					if ( isDone[ cart ] ) {
						link.click();
					}
				} );
			}
		},
		true
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
		const index = groups.findIndex( ( { name } ) => name === detail.name );
		if ( index >= 0 ) {
			detail.run = start( index );
		}
	} );
	onIntent( document.activeElement, 'focusin' );
	if ( hasSelection() ) {
		onIntent( document.querySelector( '.variations_form' ), 'focusin' );
	}
}
