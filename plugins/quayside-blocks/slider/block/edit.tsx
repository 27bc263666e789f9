import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { SliderAttributes } from './attributes';
import type { BlockEditProps } from './block-editor';
import { Settings } from './settings';

interface BlockEditorSelectors {
	getBlockOrder: ( clientId: string ) => string[];
	getSelectedBlockClientId: () => string | null;
	getBlockParents: ( clientId: string ) => string[];
}

const icon = ( path: string ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
		<path d={ path } />
	</svg>
);

/**
 * Renders the slider in the editor as the row that visitors get without
 * JavaScript, so that every slide can be edited. Selecting a block scrolls to
 * its slide.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< SliderAttributes > ) {
	const {
		arrows,
		autoplay,
		dots,
		gap,
		label,
		minHeight,
		slidesToShow,
		slidesToShowMobile,
		slidesToShowTablet,
		effect,
		vertical,
	} = attributes;
	const viewport = useRef< HTMLDivElement >( null );
	const { slides, selected } = useSelect(
		( select ) => {
			const { getBlockOrder, getBlockParents, getSelectedBlockClientId } =
				select( blockEditorStore ) as unknown as BlockEditorSelectors;
			const order = getBlockOrder( clientId );
			const current = getSelectedBlockClientId();
			const path = current
				? [ ...getBlockParents( current ), current ]
				: [];
			return {
				slides: order,
				selected: order.findIndex( ( slide ) =>
					path.includes( slide )
				),
			};
		},
		[ clientId ]
	);
	const { insertBlock, selectBlock } = useDispatch(
		blockEditorStore
	) as unknown as {
		insertBlock: ( block: unknown, index: number, parent: string ) => void;
		selectBlock: ( clientId: string ) => void;
	};

	useEffect( () => {
		const slide = viewport.current?.querySelector(
			`[data-block="${ slides[ selected ] ?? '' }"]`
		);
		if ( slide && viewport.current ) {
			const [ from, to ] = [
				viewport.current.getBoundingClientRect(),
				slide.getBoundingClientRect(),
			];
			viewport.current.scrollBy( {
				left: isRTL() ? to.right - from.right : to.left - from.left,
				top: to.top - from.top,
				behavior: 'instant',
			} );
		}
	}, [ slides, selected ] );

	const isStacked =
		effect === 'fade' || effect === 'cube' || effect === 'flip';
	const getVisibleCount = ( count: number ) => ( isStacked ? 1 : count );
	const hasBar = slides.length > 1 && ( arrows || dots || autoplay );
	const blockProps = useBlockProps( {
		className: [
			'quayside-slider',
			`quayside-slider--${ effect }`,
			vertical && 'quayside-slider--vertical',
			hasBar && 'has-bar',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--quayside-slides-desk': getVisibleCount( slidesToShow ),
			'--quayside-slides-tab': getVisibleCount( slidesToShowTablet ),
			'--quayside-slides-mob': getVisibleCount( slidesToShowMobile ),
			'--quayside-slides-gap': `${ gap }px`,
			...( minHeight > 0 && {
				'--quayside-slides-height': `${ minHeight }px`,
			} ),
		} as CSSProperties,
		'aria-label': label || __( 'Slides', 'quayside-blocks' ),
	} );
	const { children, ...track } = useInnerBlocksProps(
		{ className: 'quayside-slider__track' },
		{
			allowedBlocks: [ 'quayside/slide' ],
			template: [ [ 'quayside/slide' ], [ 'quayside/slide' ] ],
			orientation: vertical ? 'vertical' : 'horizontal',
			renderAppender: false,
		}
	);
	const selectSlide = ( place: number ) => {
		const slide = slides[ ( place + slides.length ) % slides.length ];
		if ( slide ) {
			selectBlock( slide );
		}
	};
	// Selecting the slider itself keeps the last selected slide in view.
	const last = useRef( 0 );
	if ( selected >= 0 ) {
		last.current = selected;
	}
	const current = Math.min( last.current, slides.length - 1 );
	const add = () =>
		insertBlock( createBlock( 'quayside/slide' ), current + 1, clientId );

	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton onClick={ add }>
						{ __( 'Add slide', 'quayside-blocks' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<Settings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<div { ...blockProps }>
				<div className="quayside-slider__viewport" ref={ viewport }>
					<div { ...track }>{ children }</div>
				</div>
				{ hasBar && (
					<div className="quayside-slider__controls">
						{ autoplay && (
							<span className="quayside-slider__button quayside-slider__button--pause">
								{ icon( 'M8 6h3v12H8zM13 6h3v12h-3z' ) }
							</span>
						) }
						{ arrows && (
							<>
								<button
									type="button"
									className="quayside-slider__button quayside-slider__button--previous"
									aria-label={ __(
										'Previous slide',
										'quayside-blocks'
									) }
									onClick={ () => selectSlide( current - 1 ) }
								>
									{ icon( 'm14.5 6-6 6 6 6' ) }
								</button>
								<button
									type="button"
									className="quayside-slider__button quayside-slider__button--next"
									aria-label={ __(
										'Next slide',
										'quayside-blocks'
									) }
									onClick={ () => selectSlide( current + 1 ) }
								>
									{ icon( 'm9.5 6 6 6-6 6' ) }
								</button>
							</>
						) }
						{ dots && (
							<div className="quayside-slider__dots">
								{ slides.map( ( slide, place ) => (
									<button
										key={ slide }
										type="button"
										className="quayside-slider__dot"
										aria-current={
											place === current
												? 'true'
												: undefined
										}
										aria-label={ sprintf(
											/* translators: 1: number of the slide, 2: number of slides. */
											__(
												'Slide %1$d of %2$d',
												'quayside-blocks'
											),
											place + 1,
											slides.length
										) }
										onClick={ () => selectSlide( place ) }
									/>
								) ) }
							</div>
						) }
					</div>
				) }
			</div>
		</>
	);
}
