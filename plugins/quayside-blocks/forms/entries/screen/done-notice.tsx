import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	text: string;
	/** Brings the entries back; nothing where that is not possible. */
	onUndo: ( () => void ) | undefined;
	onClose: () => void;
}

/** What was done to entries, with a way back. It says itself to those who hear. */
export function DoneNotice( { text, onUndo, onClose }: Props ) {
	const place = useRef< HTMLDivElement | null >( null );
	useEffect( () => {
		// The button that did it may be gone with the selection, and the focus with it.
		const timer = setTimeout( () => {
			if (
				! document.activeElement ||
				document.activeElement === document.body
			) {
				place.current?.querySelector( 'button' )?.focus();
			}
		}, 100 );
		return () => clearTimeout( timer );
	}, [ text ] );
	return (
		<div ref={ place } className="quayside-entries__done">
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
