import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { StickyAttributes } from './attributes';

interface PanelProps {
	clientId: string;
	attributes: StickyAttributes;
	setAttributes: ( changes: StickyAttributes ) => void;
}

const CONTROL = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

const ANIMATIONS = [
	'fade',
	'fade-up',
	'fade-down',
	'fade-left',
	'fade-right',
	'slide-up',
	'slide-down',
	'slide-left',
	'slide-right',
	'zoom-in',
	'zoom-out',
	'flip-up',
	'flip-down',
	'flip-left',
	'flip-right',
];

/**
 * Determines whether an ancestor clips its overflow, which prevents the block
 * from sticking to the window.
 */
function isClipped( clientId: string ): boolean {
	const canvas =
		document.querySelector< HTMLIFrameElement >(
			'iframe[name="editor-canvas"]'
		)?.contentDocument ?? document;
	let parent = canvas.getElementById( `block-${ clientId }` )?.parentElement;
	while ( parent && ! parent.matches( '.is-root-container' ) ) {
		if (
			/auto|hidden|scroll/.test( getComputedStyle( parent ).overflow )
		) {
			return true;
		}
		parent = parent.parentElement;
	}
	return false;
}

/** Renders the sticky settings of a block. */
export function StickyPanel( {
	clientId,
	attributes,
	setAttributes,
}: PanelProps ) {
	const {
		UAGPosition,
		UAGStickyLocation,
		UAGStickyOffset,
		UAGStickyRestricted,
		UAGAnimationType,
		UAGAnimationTime,
		UAGAnimationDelay,
		UAGAnimationEasing,
		UAGAnimationRepeat,
		isBlockRootParent,
	} = attributes;
	const isSticky = UAGPosition === 'sticky';
	const isRoot = useSelect(
		( select ) =>
			! (
				select( blockEditorStore ) as unknown as {
					getBlockRootClientId: ( id: string ) => string | null;
				}
			 ).getBlockRootClientId( clientId ),
		[ clientId ]
	);
	const [ clipped, setClipped ] = useState( false );

	useEffect( () => {
		if ( isSticky && isRoot !== isBlockRootParent ) {
			setAttributes( { isBlockRootParent: isRoot } );
		}
		setClipped( isSticky && isClipped( clientId ) );
	}, [ clientId, isBlockRootParent, isRoot, isSticky, setAttributes ] );

	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Sticky', 'quayside-blocks' ) }
				initialOpen={ isSticky }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Make this block sticky', 'quayside-blocks' ) }
					checked={ isSticky }
					onChange={ ( value ) =>
						setAttributes( {
							UAGPosition: value ? 'sticky' : '',
							isBlockRootParent: value && isRoot,
						} )
					}
				/>
				{ clipped && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'A parent block clips its content, so this block can’t stick to the window. Move it out of the parent block.',
							'quayside-blocks'
						) }
					</Notice>
				) }
				{ isSticky && (
					<>
						<SelectControl
							{ ...CONTROL }
							label={ __( 'Position', 'quayside-blocks' ) }
							value={
								UAGStickyLocation === 'bottom'
									? 'bottom'
									: 'top'
							}
							options={ [
								{
									value: 'top',
									label: __( 'Top', 'quayside-blocks' ),
								},
								{
									value: 'bottom',
									label: __( 'Bottom', 'quayside-blocks' ),
								},
							] }
							onChange={ ( value ) =>
								setAttributes( { UAGStickyLocation: value } )
							}
						/>
						<RangeControl
							{ ...CONTROL }
							label={ __( 'Offset (px)', 'quayside-blocks' ) }
							min={ 0 }
							max={ 300 }
							value={ UAGStickyOffset ?? 0 }
							onChange={ ( value ) =>
								setAttributes( { UAGStickyOffset: value ?? 0 } )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Stay within parent block',
								'quayside-blocks'
							) }
							checked={ UAGStickyRestricted === true }
							onChange={ ( value ) =>
								setAttributes( { UAGStickyRestricted: value } )
							}
						/>
						<SelectControl
							{ ...CONTROL }
							label={ __(
								'Sticky animation',
								'quayside-blocks'
							) }
							value={ UAGAnimationType ?? '' }
							options={ [
								{
									value: '',
									label: __( 'None', 'quayside-blocks' ),
								},
								...ANIMATIONS.map( ( value ) => ( {
									value,
									label: value.replaceAll( '-', ' ' ),
								} ) ),
							] }
							onChange={ ( value ) =>
								setAttributes( { UAGAnimationType: value } )
							}
						/>
						{ UAGAnimationType && (
							<>
								<RangeControl
									{ ...CONTROL }
									label={ __(
										'Duration (ms)',
										'quayside-blocks'
									) }
									min={ 50 }
									max={ 3000 }
									step={ 50 }
									value={ UAGAnimationTime ?? 400 }
									onChange={ ( value ) =>
										setAttributes( {
											UAGAnimationTime: value ?? 400,
										} )
									}
								/>
								<RangeControl
									{ ...CONTROL }
									label={ __(
										'Delay (ms)',
										'quayside-blocks'
									) }
									min={ 0 }
									max={ 3000 }
									step={ 50 }
									value={ UAGAnimationDelay ?? 0 }
									onChange={ ( value ) =>
										setAttributes( {
											UAGAnimationDelay: value ?? 0,
										} )
									}
								/>
								<SelectControl
									{ ...CONTROL }
									label={ __( 'Easing', 'quayside-blocks' ) }
									value={ UAGAnimationEasing ?? 'ease' }
									options={ [
										'ease',
										'linear',
										'ease-in',
										'ease-out',
										'ease-in-out',
									].map( ( value ) => ( {
										value,
										label: value,
									} ) ) }
									onChange={ ( value ) =>
										setAttributes( {
											UAGAnimationEasing: value,
										} )
									}
								/>
								<ToggleControl
									__nextHasNoMarginBottom
									label={ __(
										'Repeat animation',
										'quayside-blocks'
									) }
									checked={ UAGAnimationRepeat === true }
									onChange={ ( value ) =>
										setAttributes( {
											UAGAnimationRepeat: value,
										} )
									}
								/>
							</>
						) }
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
