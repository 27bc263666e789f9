import { PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from './attributes';
import { slugOf } from './attributes';
import { DateLimitControl, WeekdaysControl } from '../fields/datepicker/date-limit-control';
import { useOtherFields } from './use-other-fields';

interface Props {
	clientId: string;
	type: string;
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
}

/** Attributes that a block of the type has. */
const HAS: Record< string, string[] > = {
	text: [ 'input', 'email', 'url', 'phone', 'number', 'textarea', 'dropdown', 'password' ],
	default: [ 'input', 'email', 'url', 'phone', 'number', 'textarea', 'datepicker', 'slider', 'rating', 'multi-choice', 'dropdown' ],
	unique: [ 'input', 'email', 'url', 'phone', 'number' ],
	confirm: [ 'email', 'password' ],
	limits: [ 'number', 'slider' ],
	lengths: [ 'input', 'textarea' ],
	autocomplete: [ 'input', 'email', 'password' ],
	options: [ 'multi-choice', 'dropdown' ],
};

type Options = Array< { value: string; label: string } >;

const FORMATS: Options = [
	{ value: 'us-style', label: '1,234.56' },
	{ value: 'eu-style', label: '1.234,56' },
];

const dateTypes = (): Options => [
	{ value: 'date', label: __( 'Date', 'quayside-blocks' ) },
	{ value: 'time', label: __( 'Time', 'quayside-blocks' ) },
	{ value: 'dateTime', label: __( 'Date and time', 'quayside-blocks' ) },
];

const CUSTOM_MASK = 'custom-mask';

const masks = (): Options => [
	{ value: '', label: __( 'None', 'quayside-blocks' ) },
	...[ '(###) ###-####', '(##) ####-####', 'dd/mm/yyyy', 'hh:mm:ss', 'dd/mm/yyyy hh:mm:ss' ].map( ( mask ) => ( { value: mask, label: mask } ) ),
	{ value: CUSTOM_MASK, label: __( 'Custom', 'quayside-blocks' ) },
];

const maskHelp = (): string =>
	__( 'Use 9 for a digit, a for a letter, and * for either. Put optional parts in [ ], use {2,3} to repeat, and escape a character with \\. You can also use date:dd.mm.yyyy, or alias: followed by email, url, ip, mac, ssn, vin, integer, decimal, percentage, currency, or datetime.', 'quayside-blocks' );

/** The sidebar of a field. */
export function FieldControls( { clientId, type, attributes, setAttributes }: Props ) {
	const others = useOtherFields( clientId );
	const has = ( what: string ): boolean => HAS[ what ]?.includes( type ) ?? false;
	const text = ( name: string, label: string, help?: string ) => (
		<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ label } { ...( help ? { help } : {} ) } value={ String( attributes[ name ] ?? '' ) } onChange={ ( value ) => setAttributes( { [ name ]: value } ) } />
	);
	const number = ( name: string, label: string ) => (
		<TextControl __next40pxDefaultSize __nextHasNoMarginBottom type="number" label={ label } value={ String( attributes[ name ] ?? '' ) } onChange={ ( value ) => setAttributes( { [ name ]: value === '' ? undefined : Number( value ) } ) } />
	);
	const toggle = ( name: string, label: string ) => <ToggleControl __nextHasNoMarginBottom label={ label } checked={ !! attributes[ name ] } onChange={ ( value ) => setAttributes( { [ name ]: value } ) } />;
	const dateLimit = ( name: 'minDate' | 'maxDate', label: string ) => <DateLimitControl label={ label } dateType={ attributes.dateType ?? 'date' } value={ attributes[ name ] ?? '' } fields={ others } onChange={ ( value ) => setAttributes( { [ name ]: value } ) } />;
	const several = type === 'dropdown' ? !! attributes.multiSelect : ! attributes.singleSelection;
	return (
		<>
			<PanelBody title={ __( 'Field', 'quayside-blocks' ) }>
				{ toggle( 'required', __( 'Required', 'quayside-blocks' ) ) }
				{ attributes.required && text( 'errorMsg', __( 'Required field message', 'quayside-blocks' ) ) }
				{ text( 'help', __( 'Help text', 'quayside-blocks' ) ) }
				{ has( 'text' ) && text( 'placeholder', __( 'Placeholder', 'quayside-blocks' ) ) }
				{ has( 'default' ) && text( 'defaultValue', __( 'Default value', 'quayside-blocks' ) ) }
				{ type === 'phone' && text( 'defaultCountry', __( 'Default country', 'quayside-blocks' ), __( 'Two-letter country code, for example US. Leave empty to use the country of the visitor’s language.', 'quayside-blocks' ) ) }
				{ type === 'textarea' && toggle( 'isRichText', __( 'Enable rich text editing', 'quayside-blocks' ) ) }
				{ type === 'checkbox' && toggle( 'checked', __( 'Checked by default', 'quayside-blocks' ) ) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Width', 'quayside-blocks' ) }
					value={ String( attributes.fieldWidth ) }
					options={ [ '100', '75', '50', '33', '25' ].map( ( value ) => ( { value, label: `${ value } %` } ) ) }
					onChange={ ( value ) => setAttributes( { fieldWidth: Number( value ) } ) }
				/>
			</PanelBody>
			{ has( 'options' ) && (
				<PanelBody title={ __( 'Choices', 'quayside-blocks' ) }>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Choices (one per line)', 'quayside-blocks' ) }
						rows={ 6 }
						value={ ( attributes.options ?? [] ).map( ( { label } ) => label ).join( '\n' ) }
						onChange={ ( value ) => setAttributes( { options: value.split( '\n' ).map( ( label ) => ( { label } ) ) } ) }
					/>
					{ type === 'dropdown' ? toggle( 'multiSelect', __( 'Allow multiple selections', 'quayside-blocks' ) ) : toggle( 'singleSelection', __( 'Allow only one selection', 'quayside-blocks' ) ) }
					{ type === 'dropdown' && ! several && toggle( 'searchable', __( 'Always show search', 'quayside-blocks' ) ) }
					{ several && number( 'minSelection', __( 'Minimum selections', 'quayside-blocks' ) ) }
					{ several && number( 'maxSelection', __( 'Maximum selections', 'quayside-blocks' ) ) }
				</PanelBody>
			) }
			<PanelBody title={ __( 'Validation and format', 'quayside-blocks' ) } initialOpen={ false }>
				{ has( 'limits' ) && number( 'min', __( 'Minimum', 'quayside-blocks' ) ) }
				{ has( 'limits' ) && number( 'max', __( 'Maximum', 'quayside-blocks' ) ) }
				{ type === 'slider' && number( 'step', __( 'Step', 'quayside-blocks' ) ) }
				{ type === 'rating' && number( 'max', __( 'Number of stars', 'quayside-blocks' ) ) }
				{ type === 'textarea' && number( 'rows', __( 'Rows', 'quayside-blocks' ) ) }
				{ ( has( 'lengths' ) || type === 'password' ) && number( 'minLength', __( 'Minimum characters', 'quayside-blocks' ) ) }
				{ has( 'lengths' ) && number( 'maxLength', __( 'Maximum characters', 'quayside-blocks' ) ) }
				{ type === 'number' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Number format', 'quayside-blocks' ) }
						value={ attributes.formatType ?? 'us-style' }
						options={ FORMATS }
						onChange={ ( value: string ) => setAttributes( { formatType: value } ) }
					/>
				) }
				{ type === 'datepicker' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Date field type', 'quayside-blocks' ) }
						value={ attributes.dateType ?? 'date' }
						options={ dateTypes() }
						onChange={ ( value: string ) => setAttributes( { dateType: value } ) }
					/>
				) }
				{ type === 'upload' && text( 'allowedTypes', __( 'Allowed file types', 'quayside-blocks' ), __( 'File extensions separated by commas, for example jpg, pdf. Files that a server or browser could run are never accepted.', 'quayside-blocks' ) ) }
				{ type === 'upload' && number( 'maxFiles', __( 'Maximum number of files', 'quayside-blocks' ) ) }
				{ type === 'upload' && number( 'maxSize', __( 'Maximum file size (MB)', 'quayside-blocks' ) ) }
				{ type === 'input' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Input mask', 'quayside-blocks' ) }
						value={ attributes.mask ?? '' }
						options={ masks() }
						onChange={ ( value: string ) => setAttributes( { mask: value } ) }
					/>
				) }
				{ type === 'input' && attributes.mask === CUSTOM_MASK && text( 'customMask', __( 'Custom mask', 'quayside-blocks' ), maskHelp() ) }
				{ type === 'datepicker' && dateLimit( 'minDate', attributes.dateType === 'time' ? __( 'Earliest time', 'quayside-blocks' ) : __( 'Earliest date', 'quayside-blocks' ) ) }
				{ type === 'datepicker' && dateLimit( 'maxDate', attributes.dateType === 'time' ? __( 'Latest time', 'quayside-blocks' ) : __( 'Latest date', 'quayside-blocks' ) ) }
				{ type === 'datepicker' && attributes.dateType !== 'time' && <WeekdaysControl value={ attributes.weekdays ?? [] } onChange={ ( weekdays ) => setAttributes( { weekdays } ) } /> }
				{ has( 'autocomplete' ) && text( 'autocomplete', __( 'Autocomplete', 'quayside-blocks' ), __( 'HTML autocomplete value, such as name, given-name, organization, or postal-code. Enter off to turn autocomplete off.', 'quayside-blocks' ) ) }
				{ has( 'confirm' ) && toggle( 'isConfirm', __( 'Add confirmation field', 'quayside-blocks' ) ) }
				{ has( 'confirm' ) && attributes.isConfirm && text( 'confirmLabel', __( 'Confirmation field label', 'quayside-blocks' ) ) }
				{ has( 'unique' ) && toggle( 'isUnique', __( 'No duplicate values', 'quayside-blocks' ) ) }
				{ has( 'unique' ) && attributes.isUnique && text( 'duplicateMsg', __( 'Duplicate value message', 'quayside-blocks' ) ) }
				<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Slug', 'quayside-blocks' ) } help={ __( 'Identifies the field in smart tags, for example {form:email}.', 'quayside-blocks' ) } value={ attributes.slug } onChange={ ( value ) => setAttributes( { slug: slugOf( value ) } ) } />
			</PanelBody>
		</>
	);
}
