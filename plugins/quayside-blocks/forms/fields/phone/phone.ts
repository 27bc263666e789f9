/** Phones: a list of countries before the number, and the full number in the hidden field behind it. */
import { isOnDark } from '../../widgets/dark';
import type { Field } from '../field';
import { COUNTRIES, codeOf, fullNumber, isAbroad, isPossible } from './number';

/** The country that is chosen at first: the owner's, else that of the visitor's language, else that of the page's. */
const firstCountry = ( input: HTMLInputElement ): string => {
	const regions = [
		...navigator.languages,
		document.documentElement.lang,
	].map( ( language ) => /[-_]([A-Z]{2})\b/.exec( language )?.[ 1 ] ?? '' );
	return [ input.dataset.country ?? '', ...regions, 'US' ].find(
		( country ) => COUNTRIES[ country ]
	) as string;
};

/** The names of all countries in the page's language, sorted. */
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
	const carrier = input.nextElementSibling;
	const first = firstCountry( input );
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
	box.append( place, input, ...( carrier ? [ carrier ] : [] ) );
	// The browser's own list, which opens over the page.
	box.style.colorScheme = isOnDark( input ) ? 'dark' : 'light';
	field.full = () => fullNumber( input.value, select.value );

	const show = (): void => {
		const full = field.full?.() ?? '';
		code.textContent = `${ select.value } +${ COUNTRIES[ select.value ]?.[ 0 ] }`;
		field.block.classList.toggle(
			'srfm-phone-error',
			full !== '' && ! isPossible( full )
		);
	};
	/** A number typed with its calling code chooses the country. */
	const follow = (): void => {
		const known = isAbroad( input.value )
			? codeOf( fullNumber( input.value, '' ) )
			: '';
		if ( known && known !== COUNTRIES[ select.value ]?.[ 0 ] ) {
			select.value = mainOf( known ) ?? select.value;
		}
		show();
	};
	select.addEventListener( 'change', () => {
		const typed = fullNumber( input.value, '' );
		if ( isAbroad( input.value ) && codeOf( typed ) ) {
			// The number moves to the other country.
			input.value = typed.slice( 1 + codeOf( typed ).length );
		}
		show();
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	input.addEventListener( 'input', follow );
	// Some browsers fill fields in without saying so.
	input.addEventListener( 'change', follow );
	form.addEventListener( 'reset', () => setTimeout( follow ) );
	follow();
};

/** The country that is meant by a calling code when nobody says which. */
const mainOf = ( code: string ): string | undefined =>
	Object.keys( COUNTRIES ).find(
		( country ) => COUNTRIES[ country ]?.[ 0 ] === code
	);

/** Gives the phones of a form their countries. */
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
