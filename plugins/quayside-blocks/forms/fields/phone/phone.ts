/** Phone fields: a list of countries before the number, and the full number in the hidden field after it. */
import { isOnDark } from '../../widgets/dark';
import type { Field } from '../field';
import {
	COUNTRIES,
	codeOf,
	fullNumber,
	hasCallingCode,
	isPossible,
} from './number';

/** Returns the default country: the field's, that of the visitor's languages, or that of the page's language. */
const defaultCountry = ( input: HTMLInputElement ): string => {
	const regions = [
		...navigator.languages,
		document.documentElement.lang,
	].map( ( language ) => /[-_]([A-Z]{2})\b/.exec( language )?.[ 1 ] ?? '' );
	return [ input.dataset.country ?? '', ...regions, 'US' ].find(
		( country ) => COUNTRIES[ country ]
	) as string;
};

/** Returns the names of all countries in the page's language, sorted. */
const namesOf = (): Array< [ string, string ] > => {
	const language = document.documentElement.lang || undefined;
	const names = new Intl.DisplayNames( language, { type: 'region' } );
	return Object.keys( COUNTRIES )
		.map( ( country ): [ string, string ] => [
			country,
			names.of( country ) ?? country,
		] )
		.sort( ( [ , a ], [ , b ] ) => a.localeCompare( b, language ) );
};

const attach = (
	form: HTMLFormElement,
	field: Field,
	input: HTMLInputElement,
	names: Array< [ string, string ] >
): void => {
	const box = document.createElement( 'div' );
	const place = document.createElement( 'span' );
	const select = document.createElement( 'select' );
	const code = document.createElement( 'span' );
	const hidden = input.nextElementSibling;
	const first = defaultCountry( input );
	box.className = 'srfm-phone';
	box.dir = 'ltr';
	place.className = 'srfm-phone-country';
	code.className = 'srfm-phone-code';
	code.ariaHidden = 'true';
	select.className = 'srfm-phone-select';
	select.dir = 'auto';
	select.setAttribute( 'aria-label', input.dataset.countryLabel ?? '' );
	select.autocomplete = 'country';
	select.append(
		...names.map(
			( [ country, name ] ) =>
				new Option(
					`${ name } (+${ COUNTRIES[ country ]?.[ 0 ] })`,
					country,
					country === first,
					country === first
				)
		)
	);
	place.append( select, code );
	input.before( box );
	box.append( place, input, ...( hidden ? [ hidden ] : [] ) );
	// Colors the native list, which opens on top of the page.
	box.style.colorScheme = isOnDark( input ) ? 'dark' : 'light';
	field.full = () => fullNumber( input.value, select.value );

	const show = (): void => {
		const full = field.full?.() ?? '';
		const text = `${ select.value } +${ COUNTRIES[ select.value ]?.[ 0 ] }`;
		// Replacing a text, even by itself, costs a layout for each key.
		if ( code.textContent !== text ) {
			code.textContent = text;
		}
		field.block.classList.toggle(
			'srfm-phone-error',
			full !== '' && ! isPossible( full )
		);
	};
	/** Selects the country of a number typed with its calling code. */
	const updateCountry = (): void => {
		const callingCode = hasCallingCode( input.value )
			? codeOf( fullNumber( input.value, '' ) )
			: '';
		if ( callingCode && callingCode !== COUNTRIES[ select.value ]?.[ 0 ] ) {
			select.value = mainCountry( callingCode ) ?? select.value;
		}
		show();
	};
	select.addEventListener( 'change', () => {
		const typed = fullNumber( input.value, '' );
		if ( hasCallingCode( input.value ) && codeOf( typed ) ) {
			// The number without its calling code is used with the newly selected country.
			input.value = typed.slice( 1 + codeOf( typed ).length );
		}
		show();
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	input.addEventListener( 'input', updateCountry );
	// Some browsers autofill fields without an input event.
	input.addEventListener( 'change', updateCountry );
	form.addEventListener( 'reset', () => setTimeout( updateCountry ) );
	updateCountry();
};

/** Returns the main country of a calling code that several countries share. */
const mainCountry = ( code: string ): string | undefined =>
	Object.keys( COUNTRIES ).find(
		( country ) => COUNTRIES[ country ]?.[ 0 ] === code
	);

/** Adds country lists to the phone fields of a form. */
export default function addPhones(
	form: HTMLFormElement,
	fields: Field[]
): void {
	const names = namesOf();
	for ( const field of fields ) {
		if (
			field.type === 'phone' &&
			field.control instanceof HTMLInputElement
		) {
			attach( form, field, field.control, names );
		}
	}
}
