import { PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from './attributes';
import { slugOf } from './attributes';
import { DateLimitControl, WeekdaysControl } from './date-limit-control';
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
	{ value: 'date', label: __( 'A date', 'quayside-blocks' ) },
	{ value: 'time', label: __( 'A time', 'quayside-blocks' ) },
	{ value: 'dateTime', label: __( 'A date and a time', 'quayside-blocks' ) },
];

const CUSTOM_MASK = 'custom-mask';

const masks = (): Options => [
	{ value: '', label: __( 'None', 'quayside-blocks' ) },
	...[ '(###) ###-####', '(##) ####-####', 'dd/mm/yyyy', 'hh:mm:ss', 'dd/mm/yyyy hh:mm:ss' ].map( ( mask ) => ( { value: mask, label: mask } ) ),
	{ value: CUSTOM_MASK, label: __( 'Your own', 'quayside-blocks' ) },
];

const maskHelp = (): string =>
	__( '9 is a digit, a is a letter, * is either; [ ] may be left out, {2,3} repeats, \\ takes the next sign as it is. Or date:dd.mm.yyyy, or alias: with email, url, ip, mac, ssn, vin, integer, decimal, percentage, currency or datetime.', 'quayside-blocks' );

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
				{ attributes.required && text( 'errorMsg', __( 'Message when it is missing', 'quayside-blocks' ) ) }
				{ text( 'help', __( 'Help text', 'quayside-blocks' ) ) }
				{ has( 'text' ) && text( 'placeholder', __( 'Placeholder', 'quayside-blocks' ) ) }
				{ has( 'default' ) && text( 'defaultValue', __( 'Default value', 'quayside-blocks' ) ) }
				{ type === 'phone' && text( 'defaultCountry', __( 'Country at first', 'quayside-blocks' ), __( 'Two letters, for example DE. Without it, the country of the visitor’s language.', 'quayside-blocks' ) ) }
				{ type === 'textarea' && toggle( 'isRichText', __( 'Text can be formatted', 'quayside-blocks' ) ) }
				{ type === 'checkbox' && toggle( 'checked', __( 'Ticked at first', 'quayside-blocks' ) ) }
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
						label={ __( 'Choices, one on each line', 'quayside-blocks' ) }
						rows={ 6 }
						value={ ( attributes.options ?? [] ).map( ( { label } ) => label ).join( '\n' ) }
						onChange={ ( value ) => setAttributes( { options: value.split( '\n' ).map( ( label ) => ( { label } ) ) } ) }
					/>
					{ type === 'dropdown' ? toggle( 'multiSelect', __( 'Several may be chosen', 'quayside-blocks' ) ) : toggle( 'singleSelection', __( 'Only one may be chosen', 'quayside-blocks' ) ) }
					{ type === 'dropdown' && ! several && toggle( 'searchable', __( 'Can be searched, however short', 'quayside-blocks' ) ) }
					{ several && number( 'minSelection', __( 'Fewest choices', 'quayside-blocks' ) ) }
					{ several && number( 'maxSelection', __( 'Most choices', 'quayside-blocks' ) ) }
				</PanelBody>
			) }
			<PanelBody title={ __( 'Rules', 'quayside-blocks' ) } initialOpen={ false }>
				{ has( 'limits' ) && number( 'min', __( 'Minimum', 'quayside-blocks' ) ) }
				{ has( 'limits' ) && number( 'max', __( 'Maximum', 'quayside-blocks' ) ) }
				{ type === 'slider' && number( 'step', __( 'Step', 'quayside-blocks' ) ) }
				{ type === 'rating' && number( 'max', __( 'Stars', 'quayside-blocks' ) ) }
				{ type === 'textarea' && number( 'rows', __( 'Rows', 'quayside-blocks' ) ) }
				{ ( has( 'lengths' ) || type === 'password' ) && number( 'minLength', __( 'Fewest characters', 'quayside-blocks' ) ) }
				{ has( 'lengths' ) && number( 'maxLength', __( 'Most characters', 'quayside-blocks' ) ) }
				{ type === 'number' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Format', 'quayside-blocks' ) }
						value={ attributes.formatType ?? 'us-style' }
						options={ FORMATS }
						onChange={ ( value: string ) => setAttributes( { formatType: value } ) }
					/>
				) }
				{ type === 'datepicker' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Asks for', 'quayside-blocks' ) }
						value={ attributes.dateType ?? 'date' }
						options={ dateTypes() }
						onChange={ ( value: string ) => setAttributes( { dateType: value } ) }
					/>
				) }
				{ type === 'upload' && text( 'allowedTypes', __( 'Kinds of files', 'quayside-blocks' ), __( 'Endings with commas between them, for example jpg, pdf. Files that servers or browsers may run are never taken.', 'quayside-blocks' ) ) }
				{ type === 'upload' && number( 'maxFiles', __( 'Most files', 'quayside-blocks' ) ) }
				{ type === 'upload' && number( 'maxSize', __( 'Largest file, in MB', 'quayside-blocks' ) ) }
				{ type === 'input' && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Mask', 'quayside-blocks' ) }
						value={ attributes.mask ?? '' }
						options={ masks() }
						onChange={ ( value: string ) => setAttributes( { mask: value } ) }
					/>
				) }
				{ type === 'input' && attributes.mask === CUSTOM_MASK && text( 'customMask', __( 'Your mask', 'quayside-blocks' ), maskHelp() ) }
				{ type === 'datepicker' && dateLimit( 'minDate', __( 'Earliest', 'quayside-blocks' ) ) }
				{ type === 'datepicker' && dateLimit( 'maxDate', __( 'Latest', 'quayside-blocks' ) ) }
				{ type === 'datepicker' && attributes.dateType !== 'time' && <WeekdaysControl value={ attributes.weekdays ?? [] } onChange={ ( weekdays ) => setAttributes( { weekdays } ) } /> }
				{ has( 'autocomplete' ) && text( 'autocomplete', __( 'What browsers fill in', 'quayside-blocks' ), __( 'A word of HTML such as name, given-name, organization or postal-code; off for nothing.', 'quayside-blocks' ) ) }
				{ has( 'confirm' ) && toggle( 'isConfirm', __( 'Ask twice', 'quayside-blocks' ) ) }
				{ has( 'confirm' ) && attributes.isConfirm && text( 'confirmLabel', __( 'Label of the confirmation', 'quayside-blocks' ) ) }
				{ has( 'unique' ) && toggle( 'isUnique', __( 'Each value only once', 'quayside-blocks' ) ) }
				{ has( 'unique' ) && attributes.isUnique && text( 'duplicateMsg', __( 'Message when it exists already', 'quayside-blocks' ) ) }
				<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Slug', 'quayside-blocks' ) } help={ __( 'Name of the field in smart tags, for example {form:email}.', 'quayside-blocks' ) } value={ attributes.slug } onChange={ ( value ) => setAttributes( { slug: slugOf( value ) } ) } />
			</PanelBody>
		</>
	);
}
