import {
	ColorPalette,
	BaseControl,
	RangeControl,
	SelectControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as blockEditor } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { CONTROL, Panel } from './panel';
import type { SettingsProps } from './use-settings';

type Style = NonNullable< SettingsProps[ 'settings' ][ 'style' ] >;

interface Color {
	name: string;
	slug: string;
	color: string;
}

const NONE: Color[] = [];
const PRESET = 'var:preset|color|';

interface PickerProps {
	label: string;
	value: string | undefined;
	onChange: ( value: string ) => void;
}

/** Renders a color control. Theme colors are stored by name, so that they change with the theme. */
export function ColorPicker( { label, value = '', onChange }: PickerProps ) {
	const colors =
		useSelect(
			( select ) =>
				(
					select( blockEditor ) as unknown as {
						getSettings: () => { colors?: Color[] };
					}
				 ).getSettings().colors,
			[]
		) ?? NONE;
	const displayed = value.startsWith( PRESET )
		? colors.find( ( { slug } ) => PRESET + slug === value )?.color
		: value;
	const selectColor = ( newColor?: string ): void => {
		const preset = colors.find( ( { color } ) => color === newColor );
		onChange(
			preset ? PRESET + preset.slug : ( newColor ?? '' ).slice( 0, 7 )
		);
	};
	return (
		<BaseControl __nextHasNoMarginBottom id={ `quayside-form-${ label }` }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ label }
				colors={ colors }
				{ ...( displayed ? { value: displayed } : {} ) }
				onChange={ selectColor }
			/>
		</BaseControl>
	);
}

/** Renders the panel for the style of a form. */
export function StylePanel( { settings, set }: SettingsProps ) {
	const style: Style = settings.style ?? {};
	const change = ( next: Style ): void =>
		set( { style: { ...style, ...next } } );
	return (
		<Panel
			name="quayside-form-style"
			title={ __( 'Style', 'quayside-blocks' ) }
		>
			<SelectControl
				{ ...CONTROL }
				label={ __( 'Field style', 'quayside-blocks' ) }
				value={ style.fields ?? 'outlined' }
				options={ [
					{
						value: 'outlined',
						label: __( 'Outlined', 'quayside-blocks' ),
					},
					{
						value: 'filled',
						label: __( 'Filled', 'quayside-blocks' ),
					},
					{
						value: 'underlined',
						label: __( 'Underlined', 'quayside-blocks' ),
					},
				] }
				onChange={ ( fields ) => change( { fields } as Style ) }
			/>
			<SelectControl
				{ ...CONTROL }
				label={ __( 'Field spacing', 'quayside-blocks' ) }
				value={ style.spacing ?? 'medium' }
				options={ [
					{ value: 'small', label: __( 'Small', 'quayside-blocks' ) },
					{
						value: 'medium',
						label: __( 'Medium', 'quayside-blocks' ),
					},
					{ value: 'large', label: __( 'Large', 'quayside-blocks' ) },
				] }
				onChange={ ( spacing ) => change( { spacing } as Style ) }
			/>
			<SelectControl
				{ ...CONTROL }
				label={ __( 'Button alignment', 'quayside-blocks' ) }
				value={ style.button ?? 'start' }
				options={ [
					{ value: 'start', label: __( 'Start', 'quayside-blocks' ) },
					{
						value: 'center',
						label: __( 'Center', 'quayside-blocks' ),
					},
					{ value: 'end', label: __( 'End', 'quayside-blocks' ) },
					{
						value: 'full',
						label: __( 'Full width', 'quayside-blocks' ),
					},
				] }
				onChange={ ( button ) => change( { button } as Style ) }
			/>
			<RangeControl
				{ ...CONTROL }
				label={ __( 'Border radius (px)', 'quayside-blocks' ) }
				min={ 0 }
				max={ 32 }
				value={ style.radius ?? 4 }
				onChange={ ( radius ) => change( { radius: radius ?? 4 } ) }
			/>
			<ColorPicker
				label={ __( 'Button and selection color', 'quayside-blocks' ) }
				value={ style.accent }
				onChange={ ( accent ) => change( { accent } ) }
			/>
			<ColorPicker
				label={ __( 'Button text color', 'quayside-blocks' ) }
				value={ style.accentText }
				onChange={ ( accentText ) => change( { accentText } ) }
			/>
		</Panel>
	);
}
