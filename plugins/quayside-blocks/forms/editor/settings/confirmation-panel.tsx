import { Notice, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PrePublishPanel } from '../../../editor-panels/panels';
import { EDITORS } from '../../fields/field-editors';
import { useOtherFields } from '../use-other-fields';
import { EmailPreviewButton } from './email-preview';
import { Fixed } from './fixed';
import { CONTROL, Panel } from './panel';
import { TagText } from './tag-text';
import type { SettingsProps } from './use-settings';

type Confirmation = NonNullable<
	SettingsProps[ 'settings' ][ 'confirmation' ]
>;

/** Renders the panel for the confirmation email to the visitor, which can also be turned on before publishing. */
export function ConfirmationPanel( { id, settings, set }: SettingsProps ) {
	const emails = useOtherFields( '' ).filter(
		( { type } ) => EDITORS[ type ]?.isEmail
	);
	const confirmation: Confirmation = settings.confirmation ?? {};
	const isMissing =
		!! confirmation.to &&
		! emails.some( ( { slug } ) => slug === confirmation.to );
	const change = ( next: Confirmation ): void =>
		set( { confirmation: { ...confirmation, ...next } } );
	const toggle = (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __(
				'Send a confirmation email to the visitor',
				'quayside-blocks'
			) }
			checked={ confirmation.enabled ?? false }
			onChange={ ( enabled ) => change( { enabled } ) }
		/>
	);
	const title = __( 'Confirmation email', 'quayside-blocks' );
	return (
		<>
			{ emails.length > 0 && (
				<PrePublishPanel title={ title }>{ toggle }</PrePublishPanel>
			) }
			<Panel name="quayside-form-confirmation" title={ title }>
				{ toggle }
				{ confirmation.enabled && ! emails.length && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Add an email field to the form. The confirmation email is sent to the address entered there.',
							'quayside-blocks'
						) }
					</Notice>
				) }
				{ confirmation.enabled && (
					<>
						<SelectControl
							{ ...CONTROL }
							label={ __( 'Email field', 'quayside-blocks' ) }
							value={ confirmation.to ?? '' }
							options={ [
								{
									value: '',
									label: __(
										'First email field',
										'quayside-blocks'
									),
								},
								...( isMissing
									? [
											{
												value: confirmation.to ?? '',
												label: __(
													'(deleted field)',
													'quayside-blocks'
												),
											},
										]
									: [] ),
								...emails.map( ( { slug, label } ) => ( {
									value: slug,
									label,
								} ) ),
							] }
							{ ...( isMissing
								? {
										help: __(
											'This field no longer exists. The first email field is used instead.',
											'quayside-blocks'
										),
									}
								: {} ) }
							onChange={ ( to ) => change( { to } ) }
						/>
						<TagText
							label={ __( 'Subject', 'quayside-blocks' ) }
							placeholder={ __(
								'We have received your message: {form_title}',
								'quayside-blocks'
							) }
							value={ confirmation.subject ?? '' }
							onChange={ ( subject ) => change( { subject } ) }
						/>
						<TagText
							rows={ 4 }
							label={ __( 'Message', 'quayside-blocks' ) }
							placeholder="{all_data}"
							value={ confirmation.body ?? '' }
							onChange={ ( body ) => change( { body } ) }
						/>
						<Fixed settings={ [ 'confirmation.replyTo' ] }>
							<TagText
								label={ __( 'Reply-to', 'quayside-blocks' ) }
								fields={ false }
								placeholder="{admin_email}"
								value={ confirmation.replyTo ?? '' }
								onChange={ ( replyTo ) =>
									change( { replyTo } )
								}
							/>
						</Fixed>
						<EmailPreviewButton
							email={ {
								form: id,
								subject: confirmation.subject ?? '',
								body: confirmation.body ?? '',
								confirmation: true,
							} }
						/>
					</>
				) }
			</Panel>
		</>
	);
}
