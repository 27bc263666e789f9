/**
 * Live preview in the Customizer for settings outside the page's markup: classes, colors, and fonts.
 */
import type { PreviewFonts } from '@quayside/contracts/theme/preview.fonts';
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
	quaysideFonts: PreviewFonts;
};

const COLORS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

const STYLE = 'quayside-customizer';

const values: Record< string, string > = {};

const update = (): void => {
	let style = document.getElementById( STYLE );
	if ( ! style ) {
		style = document.createElement( 'style' );
		style.id = STYLE;
		document.head.append( style );
	}
	style.textContent = palette( values ) + fontRules( values, quaysideFonts );
};

for ( const name of [
	...COLORS.map( ( slug ) => `colour_${ slug }` ),
	'font_body',
	'font_headings',
	'text_size',
	'heading_weight',
] ) {
	wp.customize( `quayside_${ name }`, ( setting ) => {
		const initial = setting.get();
		setting.bind( ( value ) => {
			values[ name ] = String( value );
			if ( value === '' && initial !== '' ) {
				// The page was rendered with a custom value and does not contain the style's default.
				wp.customize.preview.send( 'refresh' );
			} else {
				update();
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
