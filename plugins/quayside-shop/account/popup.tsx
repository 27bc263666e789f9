import { useCallback, useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { AccountSettings } from '@quayside/contracts/shop/account.settings';
import { announce } from '@quayside/ui';
import { Dialog, useTriggers } from '@quayside/ui/react';
import { navigate } from '../cart/navigate';
import { isReachable } from '../store-api/reachable';
import { StoreForm } from './store-form';
import { fetchForms, submitForm } from './requests';
import type { FormName } from './requests';

interface Props {
	hostId: string;
	settings: AccountSettings;
	/** Called when the popup's trigger listeners are attached. */
	onReady: () => void;
}

const TITLES = (): Record< FormName, string > => ( {
	login: __( 'Log in', 'quayside-shop' ),
	register: __( 'Create an account', 'quayside-shop' ),
	lost: __( 'Lost your password?', 'quayside-shop' ),
} );

/**
 * Displays the log-in, registration, and lost-password forms in a popup on any page.
 */
export function Popup( { hostId, settings, onReady }: Props ) {
	const [ opener, setOpener ] = useState< HTMLElement | null >( null );
	const [ forms, setForms ] = useState< Partial<
		Record< FormName, Element >
	> | null >( null );
	const [ view, setView ] = useState< FormName >( 'login' );
	const [ messages, setMessages ] = useState< string[] >( [] );
	const [ sent, setSent ] = useState( false );
	const [ busy, setBusy ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	const result = useRef< HTMLParagraphElement >( null );
	const identity = useRef( '' );
	const open = opener !== null;
	const titles = TITLES();

	useTriggers( hostId, setOpener, onReady );

	const load = useCallback( async () => {
		try {
			const found = await fetchForms( settings.address );
			// No form means that the customer is logged in on a cached page, or that the store has no forms.
			if ( ! found?.login ) {
				navigate( settings.account_url );
				return;
			}
			setForms( found );
		} catch {
			if ( await isReachable( settings.account_url ) ) {
				navigate( settings.account_url );
			} else {
				setMessages( [
					__(
						'The store could not be reached. Please check your connection and try again.',
						'quayside-shop'
					),
				] );
			}
		}
	}, [ settings ] );

	useEffect( () => {
		if ( open ) {
			void load();
		}
	}, [ open, load ] );

	useEffect( () => {
		if ( messages.length ) {
			announce( messages.join( ' ' ), 'assertive' );
		}
	}, [ messages ] );

	useEffect( () => {
		// The form and its button are gone.
		if ( sent ) {
			result.current?.focus();
		}
	}, [ sent ] );

	const showView = ( next: FormName ): void => {
		setView( next );
		setMessages( [] );
		setSent( false );
	};

	const submit = async (
		form: HTMLFormElement,
		submitter: HTMLElement | null
	): Promise< void > => {
		setBusy( true );
		setMessages( [] );
		try {
			const response = await submitForm(
				settings.address,
				view,
				form,
				submitter
			);
			if ( ! response.success ) {
				const errors = response.messages?.length
					? response.messages
					: [
							__(
								'Something went wrong. Please try again.',
								'quayside-shop'
							),
						];
				setMessages( errors );
			} else if ( view === 'lost' ) {
				setSent( true );
			} else {
				navigate( response.redirect ?? settings.account_url );
				return;
			}
		} catch {
			setMessages( [
				__(
					'The store could not be reached. Please check your connection and try again.',
					'quayside-shop'
				),
			] );
		}
		setBusy( false );
	};

	const form = forms?.[ view ];
	const close = (): void => {
		setOpener( null );
		showView( 'login' );
	};

	return (
		<Dialog
			open={ open }
			opener={ opener }
			onClose={ close }
			labelledby={ `${ hostId }-title` }
			initialFocus={ heading }
			className="quayside-dialog--popup quayside-account"
		>
			<div className="quayside-account__header">
				<h2 id={ `${ hostId }-title` } ref={ heading } tabIndex={ -1 }>
					{ titles[ view ] }
				</h2>
				<button
					type="button"
					className="quayside-account__close"
					data-dialog-close=""
					aria-label={ __( 'Close', 'quayside-shop' ) }
				>
					<svg
						viewBox="0 0 24 24"
						width="24"
						height="24"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.6"
						strokeLinecap="round"
						aria-hidden="true"
					>
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</button>
			</div>
			<div
				className="quayside-account__body woocommerce"
				aria-busy={ busy || ! forms }
			>
				{ messages.length > 0 && (
					<div className="quayside-account__error">
						{ messages.map( ( text ) => (
							<p key={ text }>{ text }</p>
						) ) }
					</div>
				) }
				{ ! forms && <p>{ __( 'Loading…', 'quayside-shop' ) }</p> }
				{ sent ? (
					<p ref={ result } tabIndex={ -1 }>
						{ __(
							'If an account exists for this username or email address, we have sent an email with a link to reset the password.',
							'quayside-shop'
						) }
					</p>
				) : (
					form && (
						<StoreForm
							key={ view }
							markup={ form }
							identity={ identity }
							onSubmit={ ( form, submitter ) =>
								void submit( form, submitter )
							}
							onLostPassword={ () => showView( 'lost' ) }
						/>
					)
				) }
				<nav
					className="quayside-account__more"
					aria-label={ __( 'Account options', 'quayside-shop' ) }
				>
					{ view !== 'login' && (
						<button
							type="button"
							onClick={ () => showView( 'login' ) }
						>
							{ titles.login }
						</button>
					) }
					{ view !== 'register' && forms?.register && (
						<button
							type="button"
							onClick={ () => showView( 'register' ) }
						>
							{ titles.register }
						</button>
					) }
				</nav>
			</div>
		</Dialog>
	);
}
