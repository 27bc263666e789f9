import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { STATE } from './state';

/** A setting that reveals or deletes entries. ProtectedSettings::NEEDS has the same list. */
type Setting =
	'notifications' | 'confirmation.replyTo' | 'store' | 'retentionDays';

/** Settings that the current user can't change. The server prints them with the editor's script and preserves their values. */
const FIXED = STATE.fixed ?? [];

/** Disables controls of protected settings for users who can't change them, with an explanation. */
export function Fixed( {
	settings,
	children,
}: {
	settings: Setting[];
	children: ReactNode;
} ) {
	if ( ! settings.some( ( setting ) => FIXED.includes( setting ) ) ) {
		return <>{ children }</>;
	}
	const deletes = settings.some(
		( setting ) => setting === 'store' || setting === 'retentionDays'
	);
	return (
		<>
			<p className="quayside-form-fixed">
				{ deletes
					? __(
							'Only users who are allowed to view and delete entries can change these settings, because they decide how long entries are stored.',
							'quayside-blocks'
						)
					: __(
							'Only users who are allowed to view entries can change this, because it decides who receives them.',
							'quayside-blocks'
						) }
			</p>
			<fieldset className="quayside-form-fixed" disabled>
				{ children }
			</fieldset>
		</>
	);
}
