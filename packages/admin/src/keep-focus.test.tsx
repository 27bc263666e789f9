import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useKeepFocus } from './keep-focus';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

/** Renders a list of which each item can be removed, and a field that is disabled. */
function List() {
	const [ items, setItems ] = useState( [ 'a', 'b', 'c' ] );
	const keepFocus = useKeepFocus< HTMLDivElement >();
	return (
		<div { ...keepFocus }>
			{ items.map( ( item ) => (
				<button
					key={ item }
					onClick={ () =>
						setItems( items.filter( ( each ) => each !== item ) )
					}
				>
					{ item }
				</button>
			) ) }
			<input disabled />
		</div>
	);
}

const button = ( name: string ): HTMLButtonElement => {
	const found = [ ...document.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === name
	);
	if ( ! found ) {
		throw new Error( `There is no button ${ name }.` );
	}
	return found;
};

beforeEach( () => {
	document.body.innerHTML = '<div></div><p tabindex="-1"></p>';
	act( () =>
		createRoot( document.querySelector( 'div' ) as HTMLElement ).render(
			<List />
		)
	);
} );

it( 'moves the focus to the control that takes the place of the removed one, or to the last one', () => {
	act( () => button( 'b' ).focus() );
	act( () => button( 'b' ).click() );
	expect( document.activeElement ).toBe( button( 'c' ) );
	act( () => button( 'c' ).click() );
	expect( document.activeElement ).toBe( button( 'a' ) );
} );

it( 'leaves the focus where it is if another control is removed', () => {
	act( () => button( 'c' ).focus() );
	act( () => button( 'a' ).click() );
	expect( document.activeElement ).toBe( button( 'c' ) );
	act( () => button( 'c' ).click() );
	expect( document.activeElement ).toBe( button( 'b' ) );
} );

it( 'does not take the focus from elsewhere, nor back after the user has left the control', () => {
	const elsewhere = document.querySelector( 'p' );
	act( () => button( 'b' ).focus() );
	act( () => elsewhere?.focus() );
	act( () => button( 'b' ).click() );
	expect( document.activeElement ).toBe( elsewhere );
	act( () => button( 'a' ).focus() );
	act( () => button( 'a' ).blur() );
	act( () => button( 'a' ).click() );
	expect( document.activeElement ).toBe( document.body );
} );

let goTo: ( step: string ) => void;

/** A new function would be called with each update. */
const returnFocus = ( dialog: Element | null ): void => {
	if ( ! dialog ) {
		button( 'Start' ).focus();
	}
};

/** Renders a dialog that returns the focus when it closes: together with its parent, or after it, as WordPress's ConfirmDialog does. */
function Question( { isOpen, isLate }: { isOpen: boolean; isLate: boolean } ) {
	const [ isShown, setShown ] = useState( false );
	useEffect( () => setShown( isOpen ), [ isOpen ] );
	return ( isLate ? isShown : isOpen ) ? <p ref={ returnFocus } /> : null;
}

/** Renders a button that is replaced after a dialog. */
function Dialog( { isLate }: { isLate: boolean } ) {
	const [ step, setStep ] = useState( 'ask' );
	goTo = setStep;
	const keepFocus = useKeepFocus< HTMLDivElement >();
	return (
		<div { ...keepFocus }>
			{ step === 'done' ? (
				<button key="pause">Pause</button>
			) : (
				<button key="start" onClick={ () => setStep( 'open' ) }>
					Start
				</button>
			) }
			<Question isOpen={ step === 'open' } isLate={ isLate } />
		</div>
	);
}

it.each( [ false, true ] )(
	'knows the focus that a dialog returned while React removed it (after the component: %s)',
	( isLate ) => {
		document.body.innerHTML = '<div></div>';
		act( () =>
			createRoot( document.querySelector( 'div' ) as HTMLElement ).render(
				<Dialog isLate={ isLate } />
			)
		);
		act( () => button( 'Start' ).click() );
		act( () => goTo( 'closed' ) );
		expect( document.activeElement ).toBe( button( 'Start' ) );
		act( () => goTo( 'done' ) );
		expect( document.activeElement ).toBe( button( 'Pause' ) );
	}
);

/** Renders rows of two controls, a button that adds another, and a field. */
function Table() {
	const [ rows, setRows ] = useState( [ 1, 2 ] );
	const keepFocus = useKeepFocus< HTMLDivElement >();
	return (
		<div { ...keepFocus }>
			{ rows.map( ( row ) => (
				<p key={ row }>
					<input aria-label={ `Name ${ row }` } />
					<button
						className="remove"
						onClick={ () =>
							setRows( rows.filter( ( each ) => each !== row ) )
						}
					>
						{ `Remove ${ row }` }
					</button>
				</p>
			) ) }
			<button className="add">Add</button>
			<input aria-label="Other" />
		</div>
	);
}

it( 'moves the focus to the same control of the next row, or to what follows the rows', () => {
	document.body.innerHTML = '<div></div>';
	act( () =>
		createRoot( document.querySelector( 'div' ) as HTMLElement ).render(
			<Table />
		)
	);
	act( () => button( 'Remove 1' ).focus() );
	act( () => button( 'Remove 1' ).click() );
	expect( document.activeElement ).toBe( button( 'Remove 2' ) );
	act( () => button( 'Remove 2' ).click() );
	expect( document.activeElement ).toBe( button( 'Add' ) );
} );
