import {
	InspectorControls,
	useSettings,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	ColorPalette,
	BaseControl,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { EditProps, GalleryAttributes } from './attributes';

type KeysOf< T > = {
	[ K in keyof GalleryAttributes ]-?: NonNullable<
		GalleryAttributes[ K ]
	> extends T
		? K
		: never;
}[ keyof GalleryAttributes ];
type Preset = { slug: string; name: string };

/**
 * Renders the gallery's settings in the sidebar.
 */
export function Inspector( {
	attributes,
	setAttributes,
}: Omit< EditProps, 'isSelected' > ) {
	const {
		layout,
		clickAction,
		feedPagination,
		lightboxBackgroundEnableBlur,
		carouselAutoplay,
	} = attributes;
	const [ shadows ] = useSettings( 'shadow.presets' ) as [
		Record< string, Preset[] > | Preset[] | undefined,
	];
	const sizes = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as {
					getSettings: () => { imageSizes?: Preset[] };
				}
			 ).getSettings().imageSizes ?? [],
		[]
	);
	const presets = Array.isArray( shadows )
		? shadows
		: Object.values( shadows ?? {} ).flat();
	const isPageable = layout === 'grid' || layout === 'masonry';

	const range = (
		name: KeysOf< number >,
		label: string,
		min: number,
		max: number,
		fallback?: number
	) => (
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			min={ min }
			max={ max }
			{ ...( ( attributes[ name ] ?? fallback ) !== undefined && {
				value: ( attributes[ name ] ?? fallback ) as number,
			} ) }
			allowReset={ fallback !== undefined }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	const toggle = ( name: KeysOf< boolean >, label: string ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	const choice = (
		name: KeysOf< string >,
		label: string,
		options: Record< string, string >,
		help?: string
	) => (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ attributes[ name ] ?? '' }
			options={ Object.entries( options ).map(
				( [ value, optionLabel ] ) => ( {
					value,
					label: optionLabel,
				} )
			) }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);

	return (
		<InspectorControls>
			<PanelBody title={ __( 'Layout', 'quayside-blocks' ) }>
				{ choice( 'layout', __( 'Layout', 'quayside-blocks' ), {
					grid: __( 'Grid', 'quayside-blocks' ),
					masonry: __( 'Masonry', 'quayside-blocks' ),
					carousel: __( 'Carousel', 'quayside-blocks' ),
					tiled: __( 'Tiled', 'quayside-blocks' ),
				} ) }
				{ range(
					'columnsDesk',
					__( 'Columns on desktop', 'quayside-blocks' ),
					1,
					8
				) }
				{ range(
					'columnsTab',
					__( 'Columns on tablet', 'quayside-blocks' ),
					1,
					8
				) }
				{ range(
					'columnsMob',
					__( 'Columns on mobile', 'quayside-blocks' ),
					1,
					8
				) }
				{ range( 'gap', __( 'Gap (px)', 'quayside-blocks' ), 0, 200 ) }
				{ range(
					'gapTab',
					__( 'Gap on tablet (px)', 'quayside-blocks' ),
					0,
					200,
					attributes.gap
				) }
				{ range(
					'gapMob',
					__( 'Gap on mobile (px)', 'quayside-blocks' ),
					0,
					200,
					attributes.gapTab ?? attributes.gap
				) }
				{ choice( 'order', __( 'Order', 'quayside-blocks' ), {
					manual: __( 'Custom order', 'quayside-blocks' ),
					newest: __( 'Newest first', 'quayside-blocks' ),
					oldest: __( 'Oldest first', 'quayside-blocks' ),
					title: __( 'Title', 'quayside-blocks' ),
					random: __( 'Random (changes daily)', 'quayside-blocks' ),
				} ) }
			</PanelBody>
			<PanelBody
				title={ __( 'Images', 'quayside-blocks' ) }
				initialOpen={ false }
			>
				{ choice( 'imageSize', __( 'Image size', 'quayside-blocks' ), {
					medium_large: __( 'Medium large', 'quayside-blocks' ),
					...Object.fromEntries(
						sizes.map( ( { slug, name } ) => [ slug, name ] )
					),
				} ) }
				{ isPageable && layout === 'masonry'
					? null
					: choice(
							'aspectRatio',
							__( 'Aspect ratio', 'quayside-blocks' ),
							{
								1: __( 'Square', 'quayside-blocks' ),
								auto: __( 'Original', 'quayside-blocks' ),
								'4/3': '4:3',
								'3/2': '3:2',
								'16/9': '16:9',
								'3/4': '3:4',
								'2/3': '2:3',
								'9/16': '9:16',
							}
						) }
				{ range(
					'radius',
					__( 'Border radius (px)', 'quayside-blocks' ),
					0,
					100,
					4
				) }
				{ choice( 'shadow', __( 'Shadow', 'quayside-blocks' ), {
					'': __( 'None', 'quayside-blocks' ),
					...Object.fromEntries(
						presets.map( ( { slug, name } ) => [ slug, name ] )
					),
				} ) }
				{ choice( 'captions', __( 'Captions', 'quayside-blocks' ), {
					none: __( 'Only in the lightbox', 'quayside-blocks' ),
					below: __( 'Below the image', 'quayside-blocks' ),
					overlay: __( 'Overlay', 'quayside-blocks' ),
					bar: __( 'Overlay bar', 'quayside-blocks' ),
					hover: __( 'On hover', 'quayside-blocks' ),
				} ) }
				{ choice(
					'hoverEffect',
					__( 'Hover effect', 'quayside-blocks' ),
					{
						zoom: __( 'Zoom', 'quayside-blocks' ),
						lift: __( 'Lift', 'quayside-blocks' ),
						dim: __( 'Dim other images', 'quayside-blocks' ),
						colour: __( 'Grayscale to color', 'quayside-blocks' ),
						none: __( 'None', 'quayside-blocks' ),
					},
					__(
						'Disabled for visitors who prefer reduced motion.',
						'quayside-blocks'
					)
				) }
				{ choice(
					'clickAction',
					__( 'Click action', 'quayside-blocks' ),
					{
						lightbox: __( 'Open in lightbox', 'quayside-blocks' ),
						image: __( 'Open image file', 'quayside-blocks' ),
						attachment: __(
							'Open attachment page',
							'quayside-blocks'
						),
						url: __( 'Open custom link', 'quayside-blocks' ),
						none: __( 'None', 'quayside-blocks' ),
					}
				) }
				{ [ 'url', 'image', 'attachment' ].includes( clickAction ) &&
					toggle(
						'customLinksNewTab',
						__( 'Open links in a new tab', 'quayside-blocks' )
					) }
			</PanelBody>
			{ isPageable && (
				<PanelBody
					title={ __( 'Pagination', 'quayside-blocks' ) }
					initialOpen={ false }
				>
					{ toggle(
						'feedPagination',
						__( 'Enable pagination', 'quayside-blocks' )
					) }
					{ feedPagination &&
						range(
							'paginateLimit',
							__( 'Images per page', 'quayside-blocks' ),
							1,
							100
						) }
					{ feedPagination &&
						layout === 'grid' &&
						toggle(
							'paginateUseArrows',
							__( 'Arrows', 'quayside-blocks' )
						) }
					{ feedPagination &&
						layout === 'grid' &&
						toggle(
							'paginateUseDots',
							__( 'Numbered dots', 'quayside-blocks' )
						) }
					{ feedPagination &&
						layout === 'masonry' &&
						toggle(
							'paginateUseLoader',
							__( 'Infinite scroll', 'quayside-blocks' )
						) }
					{ feedPagination && layout === 'masonry' && (
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Button text', 'quayside-blocks' ) }
							placeholder={ __(
								'Load more images',
								'quayside-blocks'
							) }
							value={ attributes.paginateButtonText }
							onChange={ ( value ) =>
								setAttributes( { paginateButtonText: value } )
							}
						/>
					) }
				</PanelBody>
			) }
			{ layout === 'carousel' && (
				<PanelBody
					title={ __( 'Carousel', 'quayside-blocks' ) }
					initialOpen={ false }
				>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __(
							'Carousel label for screen readers',
							'quayside-blocks'
						) }
						value={ attributes.label }
						onChange={ ( value ) =>
							setAttributes( { label: value } )
						}
					/>
					{ toggle(
						'paginateUseArrows',
						__( 'Arrows', 'quayside-blocks' )
					) }
					{ toggle(
						'paginateUseDots',
						__( 'Dots', 'quayside-blocks' )
					) }
					{ toggle(
						'carouselLoop',
						__( 'Loop', 'quayside-blocks' )
					) }
					{ range(
						'carouselTransitionSpeed',
						__( 'Transition duration (ms)', 'quayside-blocks' ),
						0,
						2000
					) }
					{ toggle(
						'carouselAutoplay',
						__( 'Autoplay', 'quayside-blocks' )
					) }
					{ carouselAutoplay &&
						range(
							'carouselAutoplaySpeed',
							__( 'Autoplay delay (ms)', 'quayside-blocks' ),
							500,
							10000
						) }
					{ carouselAutoplay &&
						toggle(
							'carouselPauseOnHover',
							__( 'Pause on hover', 'quayside-blocks' )
						) }
				</PanelBody>
			) }
			{ clickAction === 'lightbox' && (
				<PanelBody
					title={ __( 'Lightbox', 'quayside-blocks' ) }
					initialOpen={ false }
				>
					{ toggle(
						'lightboxThumbnails',
						__( 'Thumbnails', 'quayside-blocks' )
					) }
					{ toggle(
						'lightboxDisplayCount',
						__( 'Counter', 'quayside-blocks' )
					) }
					{ toggle(
						'lightboxDisplayCaptions',
						__( 'Captions', 'quayside-blocks' )
					) }
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Close icon', 'quayside-blocks' ) }
						checked={ attributes.lightboxCloseIcon !== '' }
						onChange={ ( value ) =>
							setAttributes( {
								lightboxCloseIcon: value ? 'xmark' : '',
							} )
						}
					/>
					{ toggle(
						'lightboxBackgroundEnableBlur',
						__( 'Blur background', 'quayside-blocks' )
					) }
					{ lightboxBackgroundEnableBlur &&
						range(
							'lightboxBackgroundBlur',
							__( 'Blur (px)', 'quayside-blocks' ),
							0,
							50
						) }
					<BaseControl
						__nextHasNoMarginBottom
						id="quayside-gallery-background"
						label={ __( 'Background color', 'quayside-blocks' ) }
					>
						<ColorPalette
							enableAlpha
							value={ attributes.lightboxBackgroundColor }
							onChange={ ( value?: string ) =>
								setAttributes( {
									lightboxBackgroundColor:
										value ?? 'rgba(0,0,0,0.75)',
								} )
							}
						/>
					</BaseControl>
				</PanelBody>
			) }
		</InspectorControls>
	);
}
