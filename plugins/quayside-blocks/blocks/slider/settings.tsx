import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SliderAttributes } from './attributes';

interface SettingsProps {
	attributes: SliderAttributes;
	setAttributes: ( changes: Partial< SliderAttributes > ) => void;
}

const CONTROL = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** All settings of a slider. */
export function Settings( { attributes, setAttributes }: SettingsProps ) {
	const { autoplay, effect, loop } = attributes;
	const liesOnTop = effect === 'fade' || effect === 'cube' || effect === 'flip';
	const number = ( name: 'slidesToShow' | 'slidesToShowTablet' | 'slidesToShowMobile' | 'slidesToScroll' | 'gap' | 'minHeight' | 'speed' | 'autoplaySpeed' | 'touchThreshold', label: string, min: number, max: number, step = 1, help?: string ) => (
		<RangeControl { ...CONTROL } label={ label } { ...( help ? { help } : {} ) } min={ min } max={ max } step={ step } value={ attributes[ name ] } onChange={ ( value ) => setAttributes( { [ name ]: value ?? min } ) } />
	);
	const toggle = ( name: 'autoplay' | 'pauseOnHover' | 'stopOnInteraction' | 'arrows' | 'dots' | 'vertical' | 'freeMode', label: string ) => (
		<ToggleControl __nextHasNoMarginBottom label={ label } checked={ attributes[ name ] } onChange={ ( value ) => setAttributes( { [ name ]: value } ) } />
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Slides', 'quayside-blocks' ) }>
				<TextControl { ...CONTROL } label={ __( 'Name', 'quayside-blocks' ) } help={ __( 'Screen readers say it: what these slides show.', 'quayside-blocks' ) } value={ attributes.label } onChange={ ( label ) => setAttributes( { label } ) } />
				<SelectControl
					{ ...CONTROL }
					label={ __( 'Effect', 'quayside-blocks' ) }
					help={ __( 'Effects load a larger script than plain slides.', 'quayside-blocks' ) }
					value={ effect }
					options={ [
						{ value: 'slide', label: __( 'Slide', 'quayside-blocks' ) },
						{ value: 'fade', label: __( 'Fade', 'quayside-blocks' ) },
						{ value: 'cube', label: __( 'Cube', 'quayside-blocks' ) },
						{ value: 'flip', label: __( 'Flip', 'quayside-blocks' ) },
						{ value: 'coverflow', label: __( 'Coverflow', 'quayside-blocks' ) },
					] }
					onChange={ ( value ) => setAttributes( { effect: value as SliderAttributes[ 'effect' ] } ) }
				/>
				{ ! liesOnTop && (
					<>
						{ number( 'slidesToShow', __( 'In view on desktops', 'quayside-blocks' ), 1, 8 ) }
						{ number( 'slidesToShowTablet', __( 'In view on tablets', 'quayside-blocks' ), 1, 8 ) }
						{ number( 'slidesToShowMobile', __( 'In view on phones', 'quayside-blocks' ), 1, 8 ) }
						{ number( 'slidesToScroll', __( 'Slides at a time', 'quayside-blocks' ), 1, 8 ) }
						{ number( 'gap', __( 'Gap in pixels', 'quayside-blocks' ), 0, 200 ) }
					</>
				) }
				{ number( 'minHeight', __( 'Least height in pixels', 'quayside-blocks' ), 0, 1200, 10 ) }
			</PanelBody>
			<PanelBody title={ __( 'Movement', 'quayside-blocks' ) }>
				{ number( 'speed', __( 'Time of a move in ms', 'quayside-blocks' ), 0, 10000, 50 ) }
				<SelectControl
					{ ...CONTROL }
					label={ __( 'After the last slide', 'quayside-blocks' ) }
					value={ loop }
					options={ [
						{ value: 'rewind', label: __( 'back to the first', 'quayside-blocks' ) },
						{ value: 'continuous', label: __( 'on without end', 'quayside-blocks' ) },
						{ value: 'none', label: __( 'stop', 'quayside-blocks' ) },
					] }
					onChange={ ( value ) => setAttributes( { loop: value as SliderAttributes[ 'loop' ] } ) }
				/>
				{ toggle( 'vertical', __( 'Up and down', 'quayside-blocks' ) ) }
				{ toggle( 'freeMode', __( 'Stop anywhere', 'quayside-blocks' ) ) }
				{ number( 'touchThreshold', __( 'Touch threshold', 'quayside-blocks' ), 1, 20, 1, __( 'How far a finger has to draw before slides follow: this many pixels, and a slide’s width divided by it to move on.', 'quayside-blocks' ) ) }
			</PanelBody>
			<PanelBody title={ __( 'Autoplay', 'quayside-blocks' ) } initialOpen={ autoplay }>
				{ toggle( 'autoplay', __( 'Move by themselves', 'quayside-blocks' ) ) }
				{ autoplay && (
					<>
						{ number( 'autoplaySpeed', __( 'Time between moves in ms', 'quayside-blocks' ), 500, 60000, 100 ) }
						{ toggle( 'pauseOnHover', __( 'Pause under the pointer', 'quayside-blocks' ) ) }
						{ toggle( 'stopOnInteraction', __( 'End when a visitor moves the slides', 'quayside-blocks' ) ) }
					</>
				) }
			</PanelBody>
			<PanelBody title={ __( 'Controls', 'quayside-blocks' ) }>
				{ toggle( 'arrows', __( 'Arrows', 'quayside-blocks' ) ) }
				{ toggle( 'dots', __( 'Dots', 'quayside-blocks' ) ) }
			</PanelBody>
		</InspectorControls>
	);
}
