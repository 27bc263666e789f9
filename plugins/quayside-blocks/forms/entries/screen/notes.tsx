import { useKeepFocus } from '@quayside/admin/keep-focus';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import { speak } from '@wordpress/a11y';
import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addNote, removeNote } from './api';
import { formatTime } from './fields';
import { eventLabel } from './labels';

interface Props {
	entry: FormEntry;
	manage: boolean;
	/** Replaces the entry with the result of a request and resolves to whether it succeeded. */
	run: ( call: Promise< FormEntry > ) => Promise< boolean >;
}

/** Renders the log of an entry: its emails and the notes that users wrote. */
export function Notes( { entry, manage, run }: Props ) {
	const [ text, setText ] = useState( '' );
	const keepFocus = useKeepFocus< HTMLElement >();
	const add = async (): Promise< void > => {
		if ( await run( addNote( entry.id, text ) ) ) {
			setText( '' );
			speak( __( 'Note added.', 'quayside-blocks' ) );
		}
	};
	const remove = async ( note: number ): Promise< void > => {
		if ( await run( removeNote( entry.id, note ) ) ) {
			speak( __( 'Note deleted.', 'quayside-blocks' ) );
		}
	};
	return (
		<section aria-labelledby="quayside-entry-log" { ...keepFocus }>
			<h3 id="quayside-entry-log">
				{ __( 'Notes and emails', 'quayside-blocks' ) }
			</h3>
			{ entry.log.length === 0 && (
				<p>{ __( 'No notes or emails yet.', 'quayside-blocks' ) }</p>
			) }
			{ entry.log.length > 0 && (
				<ul className="quayside-entry__log">
					{ entry.log.map( ( line ) => (
						<li key={ line.id } className={ `is-${ line.event }` }>
							<div className="quayside-entry__event">
								<strong>
									{ line.author || eventLabel( line.event ) }
								</strong>{ ' ' }
								<time dateTime={ line.time }>
									{ formatTime( line.time ) }
								</time>
								{ manage && line.event === 'note' && (
									<Button
										size="small"
										variant="link"
										isDestructive
										aria-label={ sprintf(
											/* translators: %s: text of a note */
											__(
												'Delete note: %s',
												'quayside-blocks'
											),
											line.detail
										) }
										onClick={ () => void remove( line.id ) }
									>
										{ __( 'Delete', 'quayside-blocks' ) }
									</Button>
								) }
							</div>
							<p>
								<bdi>{ line.detail }</bdi>
							</p>
						</li>
					) ) }
				</ul>
			) }
			{ manage && (
				<form
					onSubmit={ ( event ) => {
						event.preventDefault();
						void add();
					} }
				>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'New note', 'quayside-blocks' ) }
						help={ __(
							'Visible only to users who can view entries.',
							'quayside-blocks'
						) }
						maxLength={ 5000 }
						value={ text }
						onChange={ setText }
					/>
					<Button
						__next40pxDefaultSize
						type="submit"
						variant="secondary"
						disabled={ text.trim() === '' }
						accessibleWhenDisabled
					>
						{ __( 'Add note', 'quayside-blocks' ) }
					</Button>
				</form>
			) }
		</section>
	);
}
