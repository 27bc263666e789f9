import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { GIVEN } from './given';

/** A setting that reveals or deletes entries; ProtectedSettings::NEEDS has the same. */
type Setting =
	'notifications' | 'confirmation.replyTo' | 'store' | 'retentionDays';

/** Settings that the current user may not change; the server prints them with the editor's script, and keeps what is stored of them. */
const FIXED = GIVEN.fixed ?? [];

/** Controls of settings that some users may only read: these see why they cannot change them. */
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
