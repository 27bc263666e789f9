import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	text: string;
	/** Undoes the action; undefined where that is not possible. */
	onUndo: ( () => void ) | undefined;
	onClose: () => void;
}

/** Renders the message about what was done, with an undo button. The notice announces itself to screen readers. */
export function DoneNotice( { text, onUndo, onClose }: Props ) {
	const container = useRef< HTMLDivElement | null >( null );
	useEffect( () => {
		// The button that had the focus may have been removed with the selection.
		const timer = setTimeout( () => {
			if (
				! document.activeElement ||
				document.activeElement === document.body
			) {
				container.current?.querySelector( 'button' )?.focus();
			}
		}, 100 );
		return () => clearTimeout( timer );
	}, [ text ] );
	return (
		<div ref={ container } className="quayside-entries__done">
			<Notice
				status="success"
				onRemove={ onClose }
				actions={
					onUndo
						? [
								{
									label: __( 'Undo', 'quayside-blocks' ),
									onClick: onUndo,
								},
							]
						: []
				}
			>
				{ text }
			</Notice>
		</div>
	);
}
