import { ErrorNotice } from '@quayside/admin/error-notice';
import { useAction, useRequest } from '@quayside/admin/request';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import { speak } from '@wordpress/a11y';
import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { changeEntry, readEntry, resend } from './api';
import { formatTime } from './fields';
import { mailLabel, statusLabel } from './labels';
import { Notes } from './notes';
import type { Done } from './screen';
import { doneLabel, getUndo } from './undo';
import { Values } from './values';

/** Renders one entry with its values, files, notes and emails. Opening it marks it as read. */
export function EntryDetail( {
	id,
	manage,
	onBack,
}: {
	id: number;
	manage: boolean;
	onBack: ( done?: Done ) => void;
} ) {
	const {
		data: entry,
		error,
		setData: setEntry,
		clearError,
	} = useRequest( String( id ), async ( signal ) => {
		const found = await readEntry( id, signal );
		return found.status === 'unread' && manage
			? changeEntry( id, { status: 'read' } )
			: found;
	} );
	const action = useAction();
	const heading = useRef< HTMLHeadingElement | null >( null );

	const isLoaded = entry !== null;
	useEffect( () => {
		if ( isLoaded ) {
			heading.current?.focus();
		}
	}, [ isLoaded ] );

	const run = ( call: Promise< FormEntry > ): Promise< boolean > =>
		action.run( async () => setEntry( await call ) );
	const sendAgain = (): Promise< boolean > =>
		action.run( async () => {
			const sent = await resend( id );
			setEntry( sent );
			speak(
				sprintf(
					/* translators: %s: "Sent", "Queued", "Failed", or the like */
					__( 'Emails: %s', 'quayside-blocks' ),
					mailLabel( sent.mail )
				)
			);
		} );
	const mark = ( status: 'unread' | 'trash' ) => {
		const undo = entry ? getUndo( status, [ entry ] ) : [];
		return run( changeEntry( id, { status } ) ).then(
			( done ) => done && onBack( { text: doneLabel( status, 1 ), undo } )
		);
	};

	return (
		<div className="quayside-entry">
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => onBack() }
			>
				{ __( 'Back to all entries', 'quayside-blocks' ) }
			</Button>
			<ErrorNotice
				message={ error || action.error }
				onDismiss={ () => {
					clearError();
					action.reset();
				} }
			/>
			{ ! entry && ! error && <Spinner /> }
			{ entry && (
				<>
					<div className="quayside-entry__head">
						<h2 ref={ heading } tabIndex={ -1 }>
							{ entry.formTitle }{ ' ' }
							<span className="quayside-entry__number">
								#{ entry.number ?? entry.id }
							</span>
						</h2>
						{ manage && (
							<div className="quayside-entry__actions">
								{ ! entry.source && (
									<Button
										__next40pxDefaultSize
										icon={
											entry.starred
												? 'star-filled'
												: 'star-empty'
										}
										variant="tertiary"
										// Without it, the glyph of the icon would be part of the name.
										aria-label={ __(
											'Star',
											'quayside-blocks'
										) }
										aria-pressed={ entry.starred }
										disabled={ action.isBusy }
										accessibleWhenDisabled
										onClick={ () =>
											void run(
												changeEntry( id, {
													starred: ! entry.starred,
												} )
											)
										}
									>
										{ __( 'Star', 'quayside-blocks' ) }
									</Button>
								) }
								{ entry.status === 'read' && (
									<Button
										__next40pxDefaultSize
										variant="tertiary"
										onClick={ () => void mark( 'unread' ) }
									>
										{ __(
											'Mark as unread',
											'quayside-blocks'
										) }
									</Button>
								) }
								{ entry.status !== 'trash' && (
									<Button
										__next40pxDefaultSize
										variant="tertiary"
										isDestructive
										onClick={ () => void mark( 'trash' ) }
									>
										{ __(
											'Move to trash',
											'quayside-blocks'
										) }
									</Button>
								) }
							</div>
						) }
					</div>
					<div className="quayside-entry__columns">
						<Values entry={ entry } />
						<aside
							aria-label={ __( 'Details', 'quayside-blocks' ) }
						>
							<dl className="quayside-entry__facts">
								<dt>{ __( 'Received', 'quayside-blocks' ) }</dt>
								<dd>
									<time dateTime={ entry.created }>
										{ formatTime( entry.created ) }
									</time>
								</dd>
								<dt>{ __( 'Status', 'quayside-blocks' ) }</dt>
								<dd>{ statusLabel( entry.status ) }</dd>
								{ entry.source && (
									<>
										<dt>
											{ __(
												'Stored by',
												'quayside-blocks'
											) }
										</dt>
										<dd>SureForms</dd>
									</>
								) }
								{ entry.user && (
									<>
										<dt>
											{ __( 'User', 'quayside-blocks' ) }
										</dt>
										<dd>{ entry.user }</dd>
									</>
								) }
								{ entry.sourceUrl && (
									<>
										<dt>
											{ __(
												'Source page',
												'quayside-blocks'
											) }
										</dt>
										<dd>
											<a href={ entry.sourceUrl }>
												<bdi>{ entry.sourceUrl }</bdi>
											</a>
										</dd>
									</>
								) }
								<dt>{ __( 'Email', 'quayside-blocks' ) }</dt>
								<dd
									className={
										entry.mail === 'failed'
											? 'quayside-entries__failed'
											: ''
									}
								>
									{ mailLabel( entry.mail ) }
								</dd>
							</dl>
							{ manage && ! entry.source && (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									isBusy={ action.isBusy }
									disabled={ action.isBusy }
									accessibleWhenDisabled
									onClick={ () => void sendAgain() }
								>
									{ __( 'Resend emails', 'quayside-blocks' ) }
								</Button>
							) }
							<Notes
								entry={ entry }
								manage={ manage }
								run={ run }
							/>
						</aside>
					</div>
				</>
			) }
		</div>
	);
}
