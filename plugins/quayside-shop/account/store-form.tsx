import { useEffect, useRef } from 'react';
import type { MutableRefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { attachPasswords } from '../front-end/password';

/** Fields for a username in WooCommerce's forms. Those to log in and to reset the password also accept an email address. */
const NAME = '[name=username], [name=user_login]';
const EMAIL = '[name=email]';

interface Props {
	/** WooCommerce's own form with plugin additions. */
	markup: Element;
	/** Username or email address that the visitor has entered, also in another of the forms. */
	identity: MutableRefObject< string >;
	onSubmit: ( form: HTMLFormElement, submitter: HTMLElement | null ) => void;
	onLostPassword: () => void;
}

/**
 * Renders a form as WooCommerce prints it and submits it with a script.
 */
export function StoreForm( {
	markup,
	identity,
	onSubmit,
	onLostPassword,
}: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	const latest = useRef( { onSubmit, onLostPassword } );
	useEffect( () => {
		latest.current = { onSubmit, onLostPassword };
	} );

	useEffect( () => {
		const root = ref.current;
		if ( ! root ) {
			return undefined;
		}
		root.replaceChildren( markup.cloneNode( true ) );
		// Nobody has to enter it again after changing to another form.
		const typed = identity.current;
		const field =
			( typed.includes( '@' ) &&
				root.querySelector< HTMLInputElement >( EMAIL ) ) ||
			root.querySelector< HTMLInputElement >( NAME );
		if ( field && ! field.value ) {
			field.value = typed;
		}
		const events = new AbortController();
		const { signal } = events;
		root.addEventListener(
			'input',
			( { target } ) => {
				if (
					( target as Element ).matches( `${ NAME }, ${ EMAIL }` )
				) {
					identity.current = ( target as HTMLInputElement ).value;
				}
			},
			{ signal }
		);
		root.addEventListener(
			'submit',
			( event ) => {
				event.preventDefault();
				latest.current.onSubmit(
					event.target as HTMLFormElement,
					event.submitter
				);
			},
			{ signal }
		);
		root.addEventListener(
			'click',
			( event ) => {
				if (
					( event.target as Element ).closest(
						'.lost_password a, .woocommerce-LostPassword a'
					)
				) {
					event.preventDefault();
					latest.current.onLostPassword();
				}
			},
			{ signal }
		);
		attachPasswords( root, {
			show: __( 'Show password', 'quayside-shop' ),
			hide: __( 'Hide password', 'quayside-shop' ),
		} );
		root.querySelector< HTMLElement >(
			'input:not([type=hidden])'
		)?.focus();
		return () => events.abort();
	}, [ markup, identity ] );

	return <div ref={ ref } />;
}
