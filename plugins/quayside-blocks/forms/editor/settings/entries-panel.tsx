import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DraftControl } from '../draft-control';
import { Fixed } from './fixed';
import { Panel } from './panel';
import type { SettingsProps } from './use-settings';

/** Renders the panel for the storage of entries. */
export function EntriesPanel( { settings, set }: SettingsProps ) {
	return (
		<Panel
			name="quayside-form-entries"
			title={ __( 'Entries', 'quayside-blocks' ) }
		>
			<Fixed settings={ [ 'store', 'retentionDays' ] }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Save entries', 'quayside-blocks' ) }
					checked={ settings.store ?? true }
					onChange={ ( store ) => set( { store } ) }
				/>
				{ ( settings.store ?? true ) && (
					<DraftControl
						type="number"
						min={ 0 }
						max={ 3650 }
						label={ __(
							'Retention period (days)',
							'quayside-blocks'
						) }
						help={ __(
							'Entries are deleted after this many days. 0 keeps them indefinitely.',
							'quayside-blocks'
						) }
						value={ String( settings.retentionDays ?? 0 ) }
						onChange={ ( value ) =>
							set( {
								retentionDays: Math.min(
									3650,
									Math.max(
										0,
										Math.round( Number( value ) || 0 )
									)
								),
							} )
						}
					/>
				) }
			</Fixed>
		</Panel>
	);
}
