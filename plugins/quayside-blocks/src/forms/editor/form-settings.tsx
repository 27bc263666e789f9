import { TextareaControl, TextControl, SelectControl, ToggleControl, Button } from '@wordpress/components';
import { store as core } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { FormSettings as Settings } from '@quayside/contracts/forms/form.settings';

const POST_TYPE = 'sureforms_form';
const META = '_quayside_form';

/** Properties of a form's settings, as the REST API takes them: without empty values. */
type Notification = NonNullable< Settings[ 'notifications' ] >[ number ];

interface WordPress {
	editor?: { PluginDocumentSettingPanel?: React.ComponentType< { name: string; title: string; children?: React.ReactNode } > };
	editPost?: { PluginDocumentSettingPanel?: React.ComponentType< { name: string; title: string; children?: React.ReactNode } > };
}

/** The settings of the form in the editor's sidebar; nothing where something else is edited. */
export function FormSettings() {
	const { type, id } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as { getCurrentPostType?: () => string; getCurrentPostId?: () => number } | undefined;
		return { type: editor?.getCurrentPostType?.(), id: editor?.getCurrentPostId?.() };
	}, [] );
	return type === POST_TYPE && id ? <Panels id={ id } /> : null;
}

function Panels( { id }: { id: number } ) {
	const meta = useSelect( ( select ) => ( select( core ) as unknown as { getEditedEntityRecord: ( ...query: unknown[] ) => { meta?: Record< string, Settings > } | undefined } ).getEditedEntityRecord( 'postType', POST_TYPE, id )?.meta, [ id ] );
	const { editEntityRecord } = useDispatch( core ) as unknown as { editEntityRecord: ( ...edit: unknown[] ) => void };
	const wordpress = ( window as unknown as { wp: WordPress } ).wp;
	const Panel = wordpress.editor?.PluginDocumentSettingPanel ?? wordpress.editPost?.PluginDocumentSettingPanel;
	if ( ! Panel ) {
		return null;
	}
	const settings: Settings = meta?.[ META ] ?? {};
	const set = ( change: Settings ): void => editEntityRecord( 'postType', POST_TYPE, id, { meta: { ...meta, [ META ]: { ...settings, ...change } } } );
	const notifications: Notification[] = settings.notifications ?? [ { enabled: true, to: '{admin_email}', subject: __( 'New message: {form_title}', 'quayside-blocks' ), body: '{all_data}', replyTo: '{form:email}' } ];
	const setNotification = ( index: number, change: Partial< Notification > ): void => set( { notifications: notifications.map( ( each, at ) => ( at === index ? { ...each, ...change } : each ) ) as Settings[ 'notifications' ] & object } );
	return (
		<>
			<Panel name="quayside-form-after" title={ __( 'After submission', 'quayside-blocks' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Then', 'quayside-blocks' ) }
					value={ settings.submitType ?? 'same page' }
					options={ [
						{ value: 'same page', label: __( 'Show a message', 'quayside-blocks' ) },
						{ value: 'different page', label: __( 'Go to a page of this site', 'quayside-blocks' ) },
						{ value: 'custom url', label: __( 'Go to an address', 'quayside-blocks' ) },
					] }
					onChange={ ( submitType ) => set( { submitType } as Settings ) }
				/>
				{ ( settings.submitType ?? 'same page' ) === 'same page' ? (
					<>
						<TextareaControl __nextHasNoMarginBottom label={ __( 'Message', 'quayside-blocks' ) } value={ settings.successMessage ?? '' } onChange={ ( successMessage ) => set( { successMessage } ) } />
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'The form', 'quayside-blocks' ) }
							value={ settings.afterSubmission ?? 'hide form' }
							options={ [
								{ value: 'hide form', label: __( 'is hidden', 'quayside-blocks' ) },
								{ value: 'reset form', label: __( 'is emptied', 'quayside-blocks' ) },
							] }
							onChange={ ( afterSubmission ) => set( { afterSubmission } as Settings ) }
						/>
					</>
				) : (
					<TextControl __next40pxDefaultSize __nextHasNoMarginBottom type="url" label={ __( 'Address', 'quayside-blocks' ) } value={ settings.successUrl ?? '' } onChange={ ( successUrl ) => set( { successUrl } ) } />
				) }
				<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Text of the button', 'quayside-blocks' ) } value={ settings.submitLabel ?? '' } onChange={ ( submitLabel ) => set( { submitLabel } ) } />
				<ToggleControl __nextHasNoMarginBottom label={ __( 'Keep entries', 'quayside-blocks' ) } checked={ settings.store ?? true } onChange={ ( store ) => set( { store } ) } />
			</Panel>
			<Panel name="quayside-form-mail" title={ __( 'Notifications', 'quayside-blocks' ) }>
				{ notifications.map( ( notification, index ) => (
					<fieldset key={ index } className="quayside-form-notification">
						<ToggleControl __nextHasNoMarginBottom label={ __( 'Send this mail', 'quayside-blocks' ) } checked={ notification.enabled ?? true } onChange={ ( enabled ) => setNotification( index, { enabled } ) } />
						<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'To', 'quayside-blocks' ) } value={ notification.to } onChange={ ( to ) => setNotification( index, { to } ) } />
						<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Subject', 'quayside-blocks' ) } value={ notification.subject } onChange={ ( subject ) => setNotification( index, { subject } ) } />
						<TextareaControl __nextHasNoMarginBottom label={ __( 'Text', 'quayside-blocks' ) } value={ notification.body } onChange={ ( body ) => setNotification( index, { body } ) } />
						<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Reply to', 'quayside-blocks' ) } value={ notification.replyTo ?? '' } onChange={ ( replyTo ) => setNotification( index, { replyTo } ) } />
						<Button variant="link" isDestructive onClick={ () => set( { notifications: notifications.filter( ( _, at ) => at !== index ) as Settings[ 'notifications' ] & object } ) }>
							{ __( 'Remove', 'quayside-blocks' ) }
						</Button>
					</fieldset>
				) ) }
				<Button variant="secondary" onClick={ () => set( { notifications: [ ...notifications, { enabled: true, to: '', subject: '{form_title}', body: '{all_data}' } ] as Settings[ 'notifications' ] & object } ) }>
					{ __( 'Add a mail', 'quayside-blocks' ) }
				</Button>
			</Panel>
		</>
	);
}
