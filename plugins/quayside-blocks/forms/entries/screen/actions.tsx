import type { FormEntry } from '@quayside/contracts/forms/entry';
import { Button } from '@wordpress/components';
import type { Action as ViewAction } from '@wordpress/dataviews/wp';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Action } from './api';

interface Options {
	can: { manage: boolean; delete: boolean };
	/** Runs the action and resolves to whether it succeeded. */
	act: ( action: Action, entries: FormEntry[] ) => Promise< boolean >;
}

/** Returns the actions for one entry or several. */
export const getActions = ( {
	can,
	act,
}: Options ): Array< ViewAction< FormEntry > > => {
	const button = (
		id: Action,
		label: string,
		icon: string,
		isEligible: ( entry: FormEntry ) => boolean
	): ViewAction< FormEntry > => ( {
		id,
		label,
		icon,
		isEligible,
		supportsBulk: true,
		callback: ( entries ) => void act( id, entries ),
	} );
	const manage = [
		button(
			'read',
			__( 'Mark as read', 'quayside-blocks' ),
			'visibility',
			( { status } ) => status === 'unread'
		),
		button(
			'unread',
			__( 'Mark as unread', 'quayside-blocks' ),
			'hidden',
			( { status } ) => status === 'read'
		),
		button(
			'star',
			__( 'Add star', 'quayside-blocks' ),
			'star-filled',
			( { starred, source } ) => ! starred && ! source
		),
		button(
			'unstar',
			__( 'Remove star', 'quayside-blocks' ),
			'star-empty',
			( { starred } ) => starred
		),
		button(
			'spam',
			__( 'Mark as spam', 'quayside-blocks' ),
			'flag',
			( { status, source } ) =>
				( status === 'read' || status === 'unread' ) && ! source
		),
		{
			...button(
				'unread',
				__( 'Not spam', 'quayside-blocks' ),
				'yes',
				( { status } ) => status === 'spam'
			),
			id: 'not-spam',
		},
		button(
			'restore',
			__( 'Restore', 'quayside-blocks' ),
			'undo',
			( { status } ) => status === 'trash'
		),
		button(
			'trash',
			__( 'Move to trash', 'quayside-blocks' ),
			'trash',
			( { status } ) => status !== 'trash'
		),
	];
	const deletion: ViewAction< FormEntry > = {
		id: 'delete',
		label: __( 'Delete permanently', 'quayside-blocks' ),
		icon: 'no',
		isEligible: ( { status } ) => status === 'trash' || status === 'spam',
		supportsBulk: true,
		modalHeader: __( 'Delete permanently?', 'quayside-blocks' ),
		modalFocusOnMount: 'firstContentElement',
		RenderModal: ( { items, closeModal } ) => (
			<Confirm entries={ items } close={ closeModal } act={ act } />
		),
	};
	return [
		...( can.manage ? manage : [] ),
		...( can.delete ? [ deletion ] : [] ),
	];
};

function Confirm( {
	entries,
	close,
	act,
}: {
	entries: FormEntry[];
	close: ( () => void ) | undefined;
	act: Options[ 'act' ];
} ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const confirm = (): void => {
		setIsBusy( true );
		void act( 'delete', entries ).then( () => close?.() );
	};
	return (
		<>
			<p>
				{ sprintf(
					/* translators: %d: number of entries */
					_n(
						'%d entry and its files and notes will be permanently deleted. This can’t be undone.',
						'%d entries and their files and notes will be permanently deleted. This can’t be undone.',
						entries.length,
						'quayside-blocks'
					),
					entries.length
				) }
			</p>
			<div className="quayside-entries__confirm">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ close }
				>
					{ __( 'Cancel', 'quayside-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ confirm }
				>
					{ __( 'Delete permanently', 'quayside-blocks' ) }
				</Button>
			</div>
		</>
	);
}
