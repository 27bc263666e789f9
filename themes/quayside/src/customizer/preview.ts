/**
 * The Customizer's live preview of what is no part of the page's markup: classes, colours and fonts.
 */
import { fontRules, palette } from './rules';

interface Value {
	bind: ( listener: ( value: string | boolean ) => void ) => void;
	get: () => string | boolean;
}

interface Customize {
	( id: string, ready: ( setting: Value ) => void ): void;
	preview: { send: ( message: 'refresh' ) => void };
}

const { wp, quaysideFonts } = window as unknown as {
	wp: { customize: Customize };
	quaysideFonts: Record< string, string >;
};

const COLOURS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

const STYLE = 'quayside-customizer';

const values: Record< string, string > = {};

const put = (): void => {
	let style = document.getElementById( STYLE );
	if ( ! style ) {
		style = document.createElement( 'style' );
		style.id = STYLE;
		document.head.append( style );
	}
	style.textContent = palette( values ) + fontRules( values, quaysideFonts );
};

for ( const name of [
	...COLOURS.map( ( slug ) => `colour_${ slug }` ),
	'font_body',
	'font_headings',
	'text_size',
	'heading_weight',
] ) {
	wp.customize( `quayside_${ name }`, ( setting ) => {
		const printed = setting.get();
		setting.bind( ( value ) => {
			values[ name ] = String( value );
			if ( value === '' && printed !== '' ) {
				// The page was printed with a value of the owner's, and the style's own is not on it.
				wp.customize.preview.send( 'refresh' );
			} else {
				put();
			}
		} );
	} );
}

const toggle = (
	name: string,
	className: string,
	isOn: ( value: string | boolean ) => boolean
): void =>
	wp.customize( `quayside_${ name }`, ( setting ) =>
		setting.bind( ( value ) =>
			document.body.classList.toggle( className, isOn( value ) )
		)
	);

toggle( 'header_sticky', 'has-sticky-header', Boolean );
toggle(
	'header_transparent',
	'has-transparent-header',
	( value ) => Boolean( value ) && document.body.classList.contains( 'home' )
);
toggle(
	'notice_position',
	'has-notice-below',
	( value ) => value === 'bottom'
);
