import {
	ComboboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { store as core } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { CONTROL, Panel } from './panel';
import { TagText } from './tag-text';
import type { SettingsProps } from './use-settings';

interface PageRecord {
	id: number;
	title: { rendered: string };
}

interface Records {
	getEntityRecords: ( ...query: unknown[] ) => PageRecord[] | null;
	getEntityRecord: ( ...query: unknown[] ) => PageRecord | undefined;
}

const getTitle = ( { id, title }: PageRecord ): string =>
	decodeEntities( title.rendered ) || `#${ id }`;

/** Renders a control that finds a page of the site by its title. */
function PagePicker( {
	value,
	onChange,
}: {
	value: number;
	onChange: ( page: number ) => void;
} ) {
	const [ search, setSearch ] = useState( '' );
	const { found, selected } = useSelect(
		( select ) => {
			const records = select( core ) as unknown as Records;
			return {
				found: records.getEntityRecords( 'postType', 'page', {
					per_page: 20,
					status: 'publish',
					_fields: 'id,title',
					...( search ? { search } : {} ),
				} ),
				selected: value
					? records.getEntityRecord( 'postType', 'page', value )
					: undefined,
			};
		},
		[ search, value ]
	);
	const list = found ?? [];
	const pages =
		selected && ! list.some( ( { id } ) => id === selected.id )
			? [ selected, ...list ]
			: list;
	return (
		<ComboboxControl
			{ ...CONTROL }
			label={ __( 'Page', 'quayside-blocks' ) }
			value={ value ? String( value ) : '' }
			options={ pages.map( ( page ) => ( {
				value: String( page.id ),
				label: getTitle( page ),
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( page ) => onChange( Number( page ?? 0 ) ) }
		/>
	);
}

/** Renders the panel for what happens after a submission. */
export function AfterPanel( { settings, set }: SettingsProps ) {
	const type = settings.submitType ?? 'same page';
	return (
		<Panel
			name="quayside-form-after"
			title={ __( 'Confirmation', 'quayside-blocks' ) }
		>
			<SelectControl
				{ ...CONTROL }
				label={ __( 'Confirmation type', 'quayside-blocks' ) }
				value={ type }
				options={ [
					{
						value: 'same page',
						label: __( 'Show a message', 'quayside-blocks' ),
					},
					{
						value: 'different page',
						label: __( 'Redirect to a page', 'quayside-blocks' ),
					},
					{
						value: 'custom url',
						label: __( 'Redirect to a URL', 'quayside-blocks' ),
					},
				] }
				onChange={ ( submitType ) =>
					set( { submitType } as SettingsProps[ 'settings' ] )
				}
			/>
			{ type === 'same page' && (
				<TagText
					rows={ 4 }
					label={ __( 'Message', 'quayside-blocks' ) }
					value={ settings.successMessage ?? '' }
					placeholder={ __(
						'Thank you. We have received your message and will reply soon.',
						'quayside-blocks'
					) }
					onChange={ ( successMessage ) => set( { successMessage } ) }
				/>
			) }
			{ type === 'different page' && (
				<PagePicker
					value={ settings.successPage ?? 0 }
					onChange={ ( successPage ) => set( { successPage } ) }
				/>
			) }
			{ type === 'custom url' && (
				<TextControl
					{ ...CONTROL }
					type="url"
					label={ __( 'Redirect URL', 'quayside-blocks' ) }
					value={ settings.successUrl ?? '' }
					onChange={ ( successUrl ) => set( { successUrl } ) }
				/>
			) }
			<SelectControl
				{ ...CONTROL }
				label={ __( 'Form after submission', 'quayside-blocks' ) }
				value={ settings.afterSubmission ?? 'hide form' }
				options={ [
					{
						value: 'hide form',
						label: __( 'Hide form', 'quayside-blocks' ),
					},
					{
						value: 'reset form',
						label: __( 'Reset form', 'quayside-blocks' ),
					},
				] }
				onChange={ ( afterSubmission ) =>
					set( { afterSubmission } as SettingsProps[ 'settings' ] )
				}
			/>
			<TextControl
				{ ...CONTROL }
				label={ __( 'Submit button text', 'quayside-blocks' ) }
				placeholder={ __( 'Send', 'quayside-blocks' ) }
				value={ settings.submitLabel ?? '' }
				onChange={ ( submitLabel ) => set( { submitLabel } ) }
			/>
		</Panel>
	);
}
