import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { attachPasswords } from '../front-end/password';

interface Props {
	/** WooCommerce's own form with plugin additions. */
	markup: Element;
	onSubmit: ( form: HTMLFormElement, submitter: HTMLElement | null ) => void;
	onLostPassword: () => void;
}

/**
 * Renders a form as WooCommerce prints it and submits it with a script.
 */
export function StoreForm( { markup, onSubmit, onLostPassword }: Props ) {
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
		const events = new AbortController();
		const { signal } = events;
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
	}, [ markup ] );

	return <div ref={ ref } />;
}
