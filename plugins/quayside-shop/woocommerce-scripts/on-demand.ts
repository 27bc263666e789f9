/**
 * Runs WooCommerce's own scripts, which stand in template elements inside the host, when the visitor reaches for what they
 * serve. PHP decides which may wait: OnDemand.php.
 */
import { globalNamed } from '@quayside/boundary/globals';
import { trustedScript, trustedScriptUrl } from '@quayside/trusted-types';
import { WANTED } from './when-run';
import type { Wanted } from './when-run';

/** A group of scripts: the name that other code asks for it by, and the selector of what it serves. */
interface Group {
	name: string;
	for: string;
}

/** What shows that a visitor reaches for something; password managers send the last two alone. */
const INTENT = [ 'pointerover', 'pointerdown', 'focusin', 'input', 'change' ];

/** Runs a copy of a script, because those in templates never run; resolves when it has run or failed. */
const run = ( original: HTMLScriptElement ): Promise< void > =>
	new Promise( ( resolve ) => {
		const src = original.getAttribute( 'src' );
		// jQuery may stand in several templates.
		if ( original.id && document.getElementById( original.id ) ) {
			resolve();
			return;
		}
		const script = document.createElement( 'script' );
		for ( const { name, value } of original.attributes ) {
			if ( name !== 'src' ) {
				script.setAttribute( name, value );
			}
		}
		if ( src ) {
			script.onload = () => resolve();
			script.onerror = () => resolve();
			script.src = trustedScriptUrl( src );
		} else {
			script.text = trustedScript( original.text );
			resolve();
		}
		document.body.append( script );
	} );

/** Resolves when functions have run that scripts gave to jQuery for a page that is ready. */
const whenReady = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const jq =
			globalNamed< ( callback: () => void ) => unknown >( 'jQuery' );
		if ( jq ) {
			jq( resolve );
		} else {
			resolve();
		}
	} );

/** WordPress's script for zxcvbn waits for the page's load event, which is over. */
const loadZxcvbn = (): Promise< unknown > | undefined => {
	const { src } = globalNamed< { src?: string } >( '_zxcvbnSettings' ) ?? {};
	if ( ! src || globalNamed( 'zxcvbn' ) ) {
		return undefined;
	}
	const script = document.createElement( 'script' );
	script.setAttribute( 'src', trustedScriptUrl( src ) );
	return run( script );
};

/** Whether a form of variations has a selection already, whose price and stock its script has to show. */
const hasSelection = (): boolean =>
	[
		...document.querySelectorAll< HTMLSelectElement >(
			'.variations_form select'
		),
	].some( ( { value } ) => value );

/**
 * Waits for visitors, and for other code that wants a group.
 */
export function mount( host: HTMLElement, props: unknown ): void {
	const { groups } = props as { groups: Group[] };
	const templates = [ ...host.querySelectorAll( 'template' ) ];
	const runs: ( Promise< void > | undefined )[] = [];
	const isDone: boolean[] = [];

	const start = ( index: number ): Promise< void > =>
		( runs[ index ] ??= ( async () => {
			for ( const script of templates[ index ]?.content.querySelectorAll(
				'script'
			) ?? [] ) {
				await run( script );
			}
			await loadZxcvbn();
			await whenReady();
			isDone[ index ] = true;
		} )() );

	const onIntent = ( target: EventTarget | null, type: string ): void =>
		groups.forEach( ( group, index ) => {
			if (
				! isDone[ index ] &&
				target instanceof Element &&
				target.closest( group.for )
			) {
				void start( index ).then( () => {
					// The scripts were not there to hear what the visitor entered.
					if ( type === 'input' || type === 'change' ) {
						target.dispatchEvent(
							new Event( 'change', { bubbles: true } )
						);
					}
				} );
			}
		} );

	for ( const name of INTENT ) {
		document.addEventListener(
			name,
			( { target, type } ) => onIntent( target, type ),
			true
		);
	}
	document.body.addEventListener( WANTED, ( event ) => {
		const { detail } = event as CustomEvent< Wanted >;
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
