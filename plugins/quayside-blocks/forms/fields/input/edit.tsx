import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../editor/attributes';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const CUSTOM = 'custom-mask';

const masks = (): Array< { value: string; label: string } > => [
	{ value: '', label: __( 'None', 'quayside-blocks' ) },
	...[
		'(###) ###-####',
		'(##) ####-####',
		'dd/mm/yyyy',
		'hh:mm:ss',
		'dd/mm/yyyy hh:mm:ss',
	].map( ( mask ) => ( { value: mask, label: mask } ) ),
	{ value: CUSTOM, label: __( 'Custom', 'quayside-blocks' ) },
];

const help = (): string =>
	__(
		'Use 9 for a digit, a for a letter, and * for either. Put optional parts in [ ], use {2,3} to repeat, and escape a character with \\. You can also use date:dd.mm.yyyy, or alias: followed by email, url, ip, mac, ssn, vin, integer, decimal, percentage, currency, or datetime.',
		'quayside-blocks'
	);

/** Returns the placeholder of the control. Masks display their pattern. */
const placeholderOf = ( {
	placeholder,
	mask,
	customMask = '',
}: FieldAttributes ): string => {
	const pattern =
		mask === CUSTOM
			? customMask.replace( /^date:\s*/i, '' )
			: ( mask ?? '' ).replaceAll( '#', '_' );
	return (
		placeholder ||
		( customMask && pattern === customMask && mask === CUSTOM
			? ''
			: pattern )
	);
};

const input: FieldEditor = {
	block,
	order: 10,
	preview: ( attributes, still ) => (
		<input
			{ ...still }
			type="text"
			placeholder={ placeholderOf( attributes ) }
			value={ attributes.defaultValue }
		/>
	),
	format: ( { attributes, select, text, toggle } ) => (
		<>
			{ select( 'mask', __( 'Input mask', 'quayside-blocks' ), masks() ) }
			{ attributes.mask === CUSTOM &&
				text(
					'customMask',
					__( 'Custom mask', 'quayside-blocks' ),
					help()
				) }
			{ toggle( 'isHidden', __( 'Hidden field', 'quayside-blocks' ) ) }
		</>
	),
	variants: () => [
		{
			name: 'name',
			title: __( 'Name field', 'quayside-blocks' ),
			description: __(
				'Collect a name. Browsers fill it in.',
				'quayside-blocks'
			),
			keywords: [ 'first name', 'last name', 'full name', 'person' ],
			attributes: {
				label: __( 'Name', 'quayside-blocks' ),
				autocomplete: 'name',
			},
		},
	],
};

export default input;
