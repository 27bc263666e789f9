import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce } from '@quayside/ui';
import { ERROR } from './field';
import { getFieldErrors, getMessage } from './use-request';

interface Props {
	/** Submits the values. Rejects with a ClientError. */
	save: () => Promise< void >;
	/** Message to announce after saving. */
	saved: string;
	onCancel?: () => void;
	/** Renders the fields with their errors. */
	children: ( errors: Record< string, string > ) => ReactNode;
}

/** A form whose values the store validates. The first invalid field gets the focus. */
export function SavedForm( { save, saved, onCancel, children }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	const [ busy, setBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const [ errors, setErrors ] = useState< Record< string, string > >( {} );

	useEffect( () => {
		const invalid =
			form.current?.querySelectorAll< HTMLElement >( '[aria-invalid]' );
		if ( ! invalid?.length ) {
			return;
		}
		// A field's own error is read with it. Only the number is announced, and errors of no field.
		const read = [
			...( form.current?.querySelectorAll( `.${ ERROR }` ) ?? [] ),
		].map( ( { textContent } ) => textContent );
		const text = [
			sprintf(
				/* translators: %d: number of fields with an error */
				_n(
					'%d field needs attention.',
					'%d fields need attention.',
					invalid.length,
					'quayside-shop'
				),
				invalid.length
			),
			...Object.values( errors ).filter(
				( error ) => ! read.includes( error )
			),
		].join( ' ' );
		setMessage( text );
		announce( text, 'assertive' );
		invalid[ 0 ]?.focus();
	}, [ errors ] );

	useEffect( () => {
		if ( message && ! form.current?.querySelector( '[aria-invalid]' ) ) {
			announce( message, 'assertive' );
		}
	}, [ message ] );

	const send = async (): Promise< void > => {
		setBusy( true );
		setMessage( '' );
		setErrors( {} );
		try {
			await save();
			announce( saved );
		} catch ( error ) {
			setMessage( getMessage( error ) );
			setErrors( getFieldErrors( error ) );
		}
		setBusy( false );
	};

	return (
		<form
			ref={ form }
			// The store validates by the rules of each country, with messages in the customer's language.
			noValidate
			aria-busy={ busy }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! busy ) {
					void send();
				}
			} }
		>
			{ message && (
				<p className="quayside-dashboard__problem">{ message }</p>
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
