import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { openPanel } from '../../../editor-panels/open-panel';
import { ProblemPanels } from '../../../editor-panels/problem-panels';
import {
	useOpenBlock,
	useOpenSidebar,
} from '../../../editor-panels/use-open-sidebar';
import type { Kind } from '../../spam/kinds';
import { addressWarning } from '../settings/addresses';
import { useCaptchaKeys } from '../settings/use-captcha-keys';
import type { SettingsProps } from '../settings/use-settings';
import { useFormFields } from '../use-form-fields';
import type { Problem } from './problems';
import { findProblems } from './problems';

const textOf = ( { code, name = '' }: Problem ): string => {
	switch ( code ) {
		case 'noFields':
			return __(
				'The form has no fields. Visitors don’t see it.',
				'quayside-blocks'
			);
		case 'noLabel':
			return sprintf(
				/* translators: %s: slug of a field */
				__( '%s: the field has no label.', 'quayside-blocks' ),
				name
			);
		case 'sameSlug':
			return sprintf(
				/* translators: %s: label of a field */
				__(
					'%s: another field has the same slug. Smart tags find only the first one.',
					'quayside-blocks'
				),
				name
			);
		case 'deletedField':
			return sprintf(
				/* translators: %s: label of a field */
				__(
					'%s: a rule depends on a deleted field and is ignored.',
					'quayside-blocks'
				),
				name
			);
		case 'deletedChoice':
			return sprintf(
				/* translators: %s: label of a field */
				__(
					'%s: a rule compares with a choice that was renamed or deleted.',
					'quayside-blocks'
				),
				name
			);
		case 'incompleteRule':
			return sprintf(
				/* translators: %s: label of a field */
				__(
					'%s: a rule has no field and is ignored.',
					'quayside-blocks'
				),
				name
			);
		case 'noNotification':
			return __(
				'No notification is sent. You see new entries only in the list of entries.',
				'quayside-blocks'
			);
		case 'noRecipient':
			return __( 'A notification has no recipient.', 'quayside-blocks' );
		case 'notAnAddress':
			return addressWarning( name );
		case 'noReplyTo':
			return __(
				'A notification has no reply-to, so you can’t reply to visitors from it.',
				'quayside-blocks'
			);
		case 'noEmailField':
			return __(
				'The confirmation email is on, but the form has no email field.',
				'quayside-blocks'
			);
		case 'deletedEmailField':
			return __(
				'The email field of the confirmation email was deleted. The first email field is used instead.',
				'quayside-blocks'
			);
		case 'noCaptchaKeys':
			return __(
				'The CAPTCHA service has no keys, so visitors can’t submit the form.',
				'quayside-blocks'
			);
	}
};

/** Returns a function that leads to the field or the setting of a problem. */
function useOpen(): ( problem: Problem ) => void {
	const openBlock = useOpenBlock();
	const openSidebar = useOpenSidebar();
	const { clearSelectedBlock } = useDispatch( blockEditor ) as unknown as {
		clearSelectedBlock: () => void;
	};
	return ( { clientId, panel } ) => {
		if ( clientId ) {
			openBlock( clientId );
			return;
		}
		clearSelectedBlock();
		openSidebar( 'document' );
		openPanel( `quayside-form-${ panel }` );
	};
}

/** Renders the problems of a form, in the sidebar and before publishing. Each leads to what it concerns. */
export function Checklist( { settings }: SettingsProps ) {
	const keys = useCaptchaKeys();
	const service = keys?.[ ( settings.captcha ?? 'none' ) as Kind ];
	const problems = findProblems(
		useFormFields(),
		settings,
		keys ? !! ( service?.site && service.hasSecret ) : null
	);
	const open = useOpen();
	const title = problems.length
		? sprintf(
				/* translators: %d: number of problems */
				_n(
					'Checklist: %d problem',
					'Checklist: %d problems',
					problems.length,
					'quayside-blocks'
				),
				problems.length
			)
		: __( 'Checklist', 'quayside-blocks' );
	return (
		<ProblemPanels
			name="quayside-form-checklist"
			className="quayside-form-panel"
			title={ title }
			items={ problems.map( ( problem ) => ( {
				text: textOf( problem ),
				...( problem.clientId || problem.panel
					? {
							open: {
								label: problem.clientId
									? __( 'Select field', 'quayside-blocks' )
									: __( 'Open setting', 'quayside-blocks' ),
								onClick: () => open( problem ),
							},
						}
					: {} ),
			} ) ) }
		/>
	);
}
