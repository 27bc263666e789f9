import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SliderAttributes } from './attributes';

interface SettingsProps {
	attributes: SliderAttributes;
	setAttributes: ( changes: Partial< SliderAttributes > ) => void;
}

const CONTROL = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

/** Renders the slider's settings in the sidebar. */
export function Settings( { attributes, setAttributes }: SettingsProps ) {
	const { autoplay, effect, loop } = attributes;
	const isStacked =
		effect === 'fade' || effect === 'cube' || effect === 'flip';
	const number = (
		name:
			| 'slidesToShow'
			| 'slidesToShowTablet'
			| 'slidesToShowMobile'
			| 'slidesToScroll'
			| 'gap'
			| 'minHeight'
			| 'speed'
			| 'autoplaySpeed'
			| 'touchThreshold',
		label: string,
		min: number,
		max: number,
		step = 1,
		help?: string
	) => (
		<RangeControl
			{ ...CONTROL }
			label={ label }
			{ ...( help ? { help } : {} ) }
			min={ min }
			max={ max }
			step={ step }
			value={ attributes[ name ] }
			onChange={ ( value ) =>
				setAttributes( { [ name ]: value ?? min } )
			}
		/>
	);
	const toggle = (
		name:
			| 'autoplay'
			| 'pauseOnHover'
			| 'stopOnInteraction'
			| 'arrows'
			| 'dots'
			| 'vertical'
			| 'freeMode',
		label: string
	) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Slides', 'quayside-blocks' ) }>
				<TextControl
					{ ...CONTROL }
					label={ __( 'Label', 'quayside-blocks' ) }
					help={ __(
						'Describes the slider to screen reader users.',
						'quayside-blocks'
					) }
					value={ attributes.label }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
				<SelectControl
					{ ...CONTROL }
					label={ __( 'Effect', 'quayside-blocks' ) }
					help={ __(
						'Effects other than Slide load a larger script.',
						'quayside-blocks'
					) }
					value={ effect }
					options={ [
						{
							value: 'slide',
							label: __( 'Slide', 'quayside-blocks' ),
						},
						{
							value: 'fade',
							label: __( 'Fade', 'quayside-blocks' ),
						},
						{
							value: 'cube',
							label: __( 'Cube', 'quayside-blocks' ),
						},
						{
							value: 'flip',
							label: __( 'Flip', 'quayside-blocks' ),
						},
						{
							value: 'coverflow',
							label: __( 'Coverflow', 'quayside-blocks' ),
						},
					] }
					onChange={ ( value ) =>
						setAttributes( {
							effect: value as SliderAttributes[ 'effect' ],
						} )
					}
				/>
				{ ! isStacked && (
					<>
						{ number(
							'slidesToShow',
							__(
								'Slides per view on desktop',
								'quayside-blocks'
							),
							1,
							8
						) }
						{ number(
							'slidesToShowTablet',
							__(
								'Slides per view on tablet',
								'quayside-blocks'
							),
							1,
							8
						) }
						{ number(
							'slidesToShowMobile',
							__(
								'Slides per view on mobile',
								'quayside-blocks'
							),
							1,
							8
						) }
						{ number(
							'slidesToScroll',
							__( 'Slides to scroll', 'quayside-blocks' ),
							1,
							8
						) }
						{ number(
							'gap',
							__( 'Gap (px)', 'quayside-blocks' ),
							0,
							200
						) }
					</>
				) }
				{ number(
					'minHeight',
					__( 'Minimum height (px)', 'quayside-blocks' ),
					0,
					1200,
					10
				) }
			</PanelBody>
			<PanelBody title={ __( 'Transition', 'quayside-blocks' ) }>
				{ number(
					'speed',
					__( 'Transition duration (ms)', 'quayside-blocks' ),
					0,
					10000,
					50
				) }
				<SelectControl
					{ ...CONTROL }
					label={ __( 'Loop', 'quayside-blocks' ) }
					value={ loop }
					options={ [
						{
							value: 'rewind',
							label: __(
								'Rewind to first slide',
								'quayside-blocks'
							),
						},
						{
							value: 'continuous',
							label: __( 'Continuous loop', 'quayside-blocks' ),
						},
						{
							value: 'none',
							label: __( 'No loop', 'quayside-blocks' ),
						},
					] }
					onChange={ ( value ) =>
						setAttributes( {
							loop: value as SliderAttributes[ 'loop' ],
						} )
					}
				/>
				{ toggle(
					'vertical',
					__( 'Vertical direction', 'quayside-blocks' )
				) }
				{ toggle( 'freeMode', __( 'Free mode', 'quayside-blocks' ) ) }
				{ number(
					'touchThreshold',
					__( 'Touch threshold', 'quayside-blocks' ),
					1,
					20,
					1,
					__(
						'Slides start to move after a swipe of this many pixels, and change after a swipe of the slide width divided by this number.',
						'quayside-blocks'
					)
				) }
			</PanelBody>
			<PanelBody
				title={ __( 'Autoplay', 'quayside-blocks' ) }
				initialOpen={ autoplay }
			>
				{ toggle(
					'autoplay',
					__( 'Enable autoplay', 'quayside-blocks' )
				) }
				{ autoplay && (
					<>
						{ number(
							'autoplaySpeed',
							__( 'Autoplay delay (ms)', 'quayside-blocks' ),
							500,
							60000,
							100
						) }
						{ toggle(
							'pauseOnHover',
							__( 'Pause on hover', 'quayside-blocks' )
						) }
						{ toggle(
							'stopOnInteraction',
							__(
								'Stop autoplay on interaction',
								'quayside-blocks'
							)
						) }
					</>
				) }
			</PanelBody>
			<PanelBody title={ __( 'Navigation', 'quayside-blocks' ) }>
				{ toggle( 'arrows', __( 'Arrows', 'quayside-blocks' ) ) }
				{ toggle( 'dots', __( 'Dots', 'quayside-blocks' ) ) }
			</PanelBody>
		</InspectorControls>
	);
}
