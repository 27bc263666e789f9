import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { announce } from '@quayside/ui';
import { fieldErrorsOf, wordsOf } from './use-answer';

interface Props {
	/** Sends the values; rejects with a ClientError. */
	save: () => Promise< void >;
	/** Said once it is saved. */
	saved: string;
	onCancel?: () => void;
	/** Draws the fields with what is wrong with them. */
	children: ( errors: Record< string, string > ) => ReactNode;
}

/** A form whose values the store checks. The first field that is wrong gets the focus. */
export function SavedForm( { save, saved, onCancel, children }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ errors, setErrors ] = useState< Record< string, string > >( {} );

	useEffect( () => {
		form.current?.querySelector< HTMLElement >( '[aria-invalid]' )?.focus();
	}, [ errors ] );

	const send = async (): Promise< void > => {
		setBusy( true );
		setProblem( '' );
		setErrors( {} );
		try {
			await save();
			announce( saved );
		} catch ( error ) {
			setProblem( wordsOf( error ) );
			setErrors( fieldErrorsOf( error ) );
			announce( wordsOf( error ), 'assertive' );
		}
		setBusy( false );
	};

	return (
		<form
			ref={ form }
			// The store knows the rules of each country, and says them in the customer's language.
			noValidate
			aria-busy={ busy }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! busy ) {
					void send();
				}
			} }
		>
			{ problem && (
				<p className="quayside-dashboard__problem">{ problem }</p>
			) }
			{ children( errors ) }
			<p className="quayside-dashboard__buttons">
				<button type="submit" className="quayside-dashboard__button">
					{ busy
						? __( 'Saving…', 'quayside-shop' )
						: __( 'Save', 'quayside-shop' ) }
				</button>
				{ onCancel && (
					<button
						type="button"
						className="quayside-dashboard__button is-quiet"
						onClick={ onCancel }
					>
						{ __( 'Cancel', 'quayside-shop' ) }
					</button>
				) }
			</p>
		</form>
	);
}
