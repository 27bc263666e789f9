import apiFetch from '@wordpress/api-fetch';
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEmailPreview } from '@quayside/contracts/forms/email.preview';
import type { FormEmailPreviewRequest } from '@quayside/contracts/forms/email.preview-request';

type Email = Pick<
	FormEmailPreviewRequest,
	'form' | 'subject' | 'body' | 'confirmation'
>;

const load = ( data: FormEmailPreviewRequest ) =>
	apiFetch< FormEmailPreview >( {
		path: '/quayside/v1/form-email',
		method: 'POST',
		data,
	} );

/** Renders the email in a dialog, as it is sent now, with a button that sends it to the current user. */
function Preview( { email, onClose }: { email: Email; onClose: () => void } ) {
	const { content, title } = useSelect( ( select ) => {
		const { getEditedPostAttribute, getEditedPostContent } = select(
			'core/editor'
		) as unknown as {
			getEditedPostAttribute: ( name: string ) => string;
			getEditedPostContent: () => string;
		};
		return {
			content: getEditedPostContent(),
			title: getEditedPostAttribute( 'title' ),
		};
	}, [] );
	const [ preview, setPreview ] = useState< FormEmailPreview | null >( null );
	const [ notice, setNotice ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ isSending, setIsSending ] = useState( false );
	const result = useRef< HTMLDivElement | null >( null );
	const request = { ...email, content, title };
	useEffect( () => {
		// The email is often higher than the dialog.
		result.current?.scrollIntoView( { block: 'nearest' } );
	}, [ notice, error ] );
	useEffect( () => {
		load( { ...request, send: false } ).then(
			setPreview,
			( reason: Error ) => setError( reason.message )
		);
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the email can't change while the dialog is open.
	}, [] );
	const send = async (): Promise< void > => {
		setIsSending( true );
		setNotice( '' );
		setError( '' );
		try {
			const { to } = await load( { ...request, send: true } );
			setNotice(
				sprintf(
					/* translators: %s: email address */
					__( 'Test email sent to %s.', 'quayside-blocks' ),
					to
				)
			);
		} catch ( reason ) {
			setError( ( reason as Error ).message );
		}
		setIsSending( false );
	};
	return (
		<Modal
			title={ __( 'Email preview', 'quayside-blocks' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<div className="quayside-form-email">
				{ preview ? (
					<>
						<p>
							<strong>{ preview.subject }</strong>
						</p>
						<iframe
							title={ __( 'Email', 'quayside-blocks' ) }
							sandbox=""
							srcDoc={ preview.html }
						/>
						<Button
							variant="secondary"
							isBusy={ isSending }
							disabled={ isSending }
							accessibleWhenDisabled
							onClick={ send }
						>
							{ sprintf(
								/* translators: %s: email address */
								__(
									'Send test email to %s',
									'quayside-blocks'
								),
								preview.to
							) }
						</Button>
					</>
				) : (
					! error && <Spinner />
				) }
				<div ref={ result }>
					{ error && (
						<Notice status="error" isDismissible={ false }>
							{ error }
						</Notice>
					) }
					{ notice && (
						<Notice status="success" isDismissible={ false }>
							{ notice }
						</Notice>
					) }
				</div>
			</div>
		</Modal>
	);
}

/** Renders the button that opens the preview of an email. */
export function EmailPreviewButton( { email }: { email: Email } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button variant="secondary" onClick={ () => setIsOpen( true ) }>
				{ __( 'Preview email', 'quayside-blocks' ) }
			</Button>
			{ isOpen && (
				<Preview email={ email } onClose={ () => setIsOpen( false ) } />
			) }
		</>
	);
}
