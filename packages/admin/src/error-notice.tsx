import { Notice } from '@wordpress/components';

interface Props {
	/** Nothing is rendered while it is empty. */
	message: string;
	/** Dismisses the notice; without it the notice stays. */
	onDismiss?: () => void;
}

/** Renders an error as WordPress's notice. */
export function ErrorNotice( { message, onDismiss }: Props ) {
	return message ? (
		<Notice
			status="error"
			isDismissible={ onDismiss !== undefined }
			{ ...( onDismiss && { onRemove: onDismiss } ) }
		>
			{ message }
		</Notice>
	) : null;
}
