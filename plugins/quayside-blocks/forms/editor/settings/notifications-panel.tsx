import { useKeepFocus } from '@quayside/admin/keep-focus';
import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EDITORS } from '../../fields/field-editors';
import { useOtherFields } from '../use-other-fields';
import { EmailPreviewButton } from './email-preview';
import { Fixed } from './fixed';
import { Panel } from './panel';
import { TagText } from './tag-text';
import type { SettingsProps } from './use-settings';

type Notifications = NonNullable<
	SettingsProps[ 'settings' ][ 'notifications' ]
>;
type Notification = Notifications[ number ];

/** Returns the default notification, which Form::settings() has too. */
const defaultNotification = (): Notification => ( {
	enabled: true,
	to: '{admin_email}',
	subject: __( 'New message: {form_title}', 'quayside-blocks' ),
	body: '{all_data}',
	replyTo: '{form:email}',
} );

/** Renders the panel for the notifications about new entries. */
export function NotificationsPanel( { id, settings, set }: SettingsProps ) {
	const notifications: Notification[] = settings.notifications ?? [
		defaultNotification(),
	];
	const hasFiles = useOtherFields( '' ).some(
		( { type } ) => EDITORS[ type ]?.holdsFiles
	);
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const save = ( next: Notification[] ): void =>
		set( { notifications: next as Notifications } );
	const change = ( index: number, next: Partial< Notification > ): void =>
		save(
			notifications.map( ( each, position ) =>
				position === index ? { ...each, ...next } : each
			)
		);
	return (
		<Panel
			name="quayside-form-mail"
			title={ __( 'Notifications', 'quayside-blocks' ) }
		>
			<Fixed settings={ [ 'notifications' ] }>
				<div { ...keepFocus }>
					{ notifications.map( ( notification, index ) => (
						<fieldset
							key={ index }
							className="quayside-form-notification"
							aria-label={ sprintf(
								/* translators: %d: number of a notification */
								__( 'Notification %d', 'quayside-blocks' ),
								index + 1
							) }
						>
							<ToggleControl
								__nextHasNoMarginBottom
								label={ __(
									'Send this notification',
									'quayside-blocks'
								) }
								checked={ notification.enabled ?? true }
								onChange={ ( enabled ) =>
									change( index, { enabled } )
								}
							/>
							<TagText
								label={ __( 'Send to', 'quayside-blocks' ) }
								help={ __(
									'Separate multiple email addresses with commas.',
									'quayside-blocks'
								) }
								fields={ false }
								use="recipient"
								value={ notification.to }
								onChange={ ( to ) => change( index, { to } ) }
							/>
							<TagText
								label={ __( 'Subject', 'quayside-blocks' ) }
								value={ notification.subject }
								onChange={ ( subject ) =>
									change( index, { subject } )
								}
							/>
							<TagText
								rows={ 4 }
								label={ __( 'Message', 'quayside-blocks' ) }
								value={ notification.body }
								onChange={ ( body ) =>
									change( index, { body } )
								}
							/>
							<TagText
								email
								label={ __( 'Reply-to', 'quayside-blocks' ) }
								value={ notification.replyTo ?? '' }
								onChange={ ( replyTo ) =>
									change( index, { replyTo } )
								}
							/>
							{ hasFiles && (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ __(
										'Attach uploaded files',
										'quayside-blocks'
									) }
									checked={ notification.attach ?? false }
									onChange={ ( attach ) =>
										change( index, { attach } )
									}
								/>
							) }
							<EmailPreviewButton
								email={ {
									form: id,
									subject: notification.subject,
									body: notification.body,
									confirmation: false,
								} }
							/>
							<Button
								variant="link"
								isDestructive
								onClick={ () =>
									save(
										notifications.filter(
											( _, position ) =>
												position !== index
										)
									)
								}
							>
								{ __(
									'Remove notification',
									'quayside-blocks'
								) }
							</Button>
						</fieldset>
					) ) }
					<Button
						variant="secondary"
						disabled={ notifications.length > 9 }
						accessibleWhenDisabled
						onClick={ () =>
							save( [
								...notifications,
								{
									enabled: true,
									to: '',
									subject: '{form_title}',
									body: '{all_data}',
								},
							] )
						}
					>
						{ __( 'Add notification', 'quayside-blocks' ) }
					</Button>
				</div>
			</Fixed>
		</Panel>
	);
}
