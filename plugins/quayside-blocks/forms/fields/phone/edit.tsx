import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';
import { COUNTRIES } from './number';

/** Returns the countries with their names in the editor's language, sorted. */
const countries = (): Array< { value: string; label: string } > => {
	const language = document.documentElement.lang || 'en';
	const names = new Intl.DisplayNames( language, { type: 'region' } );
	return Object.entries( COUNTRIES )
		.map( ( [ value, [ code ] ] ) => ( {
			value,
			label: `${ names.of( value ) } (+${ code })`,
		} ) )
		.sort( ( a, b ) => a.label.localeCompare( b.label, language ) );
};

const phone: FieldEditor = {
	block,
	order: 40,
	// Uses the elements and classes of the widget.
	preview: ( { defaultCountry = '', defaultValue, placeholder }, still ) => {
		const country = defaultCountry.toUpperCase();
		const [ code ] = COUNTRIES[ country ] ?? [];
		return (
			<div className="srfm-phone" dir="ltr" aria-hidden>
				<div className="srfm-phone-country">
					<span className="srfm-phone-code">
						{ code ? `${ country } +${ code }` : '+' }
					</span>
				</div>
				<input
					{ ...still }
					type="text"
					placeholder={ placeholder }
					value={ defaultValue }
				/>
			</div>
		);
	},
	general: ( { attributes, select } ) =>
		select( 'defaultCountry', __( 'Default country', 'quayside-blocks' ), [
			{
				value: '',
				label: __(
					'Country of the visitor’s language',
					'quayside-blocks'
				),
			},
			// A code that is not in the table has no effect, but stays visible.
			...( attributes.defaultCountry &&
			! COUNTRIES[ attributes.defaultCountry ]
				? [
						{
							value: attributes.defaultCountry,
							label: attributes.defaultCountry,
						},
					]
				: [] ),
			...countries(),
		] ),
};

export default phone;
