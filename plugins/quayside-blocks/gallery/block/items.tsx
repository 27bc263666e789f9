import { speak } from '@wordpress/a11y';
import {
	MediaUpload,
	MediaUploadCheck,
	RichText,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useRefEffect } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Detail, EditProps, GalleryAttributes } from './attributes';
import {
	change,
	getAlt,
	getCaption,
	remove,
	reorder,
	replace,
	setLink,
} from './details';
import { ItemLink } from './item-link';
import { getPreviewUrl } from './use-images';
import type { Attachment, PositionedImage } from './use-images';
import { useUndoStep } from './use-undo-step';

/** Dashicons are not available in the editor's iframe. */
const icon = ( path: string ) => (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
		aria-hidden="true"
	>
		<path d={ path } />
	</svg>
);
const EARLIER = icon( 'M14.5 6l-6 6 6 6' );
const LATER = icon( 'M9.5 6l6 6-6 6' );
const WIDEN = icon( 'M4 12h16M7 9l-3 3 3 3M17 9l3 3-3 3' );
const REPLACE = icon( 'M5 9h13l-3-3M19 15H6l3 3' );
const REMOVE = icon( 'M6 6l12 12M18 6L6 18' );

/**
 * Returns an image's proportions for the layout. Must match Items::style() in
 * PHP.
 */
const getShape = ( { media_details: details }: Attachment ): CSSProperties => {
	const [ width, height ] =
		details?.width && details.height
			? [ details.width, details.height ]
			: [ 1200, 900 ];
	return {
		'--s': Math.max(
			20,
			Math.min( 400, Math.round( ( 100 * height ) / width ) )
		),
		'--r': Math.max( 0.5, Math.min( 3, width / height ) ),
	} as CSSProperties;
};

/**
 * Renders the images in the editor: selected by click or Tab, reordered by drag
 * and drop, Alt and an arrow key, or buttons, with their captions in place.
 */
export function Items( {
	images,
	attributes,
	setAttributes,
}: Omit< EditProps, 'isSelected' > & { images: PositionedImage[] } ) {
	const {
		ids,
		layout,
		captions,
		clickAction,
		customLinks,
		customLinksNewTab,
		details,
		focusIds,
		feedPagination,
		paginateLimit,
	} = attributes;
	const [ selected, setSelected ] = useState< number >();
	const [ dragged, setDragged ] = useState< number >();
	// A drag inside a caption selects text.
	const [ isWriting, setWriting ] = useState( false );
	const update = ( place: number, changes: Detail ): void =>
		setAttributes( change( attributes, place, changes ) );
	const endStep = useUndoStep();
	/** Changes attributes in an undo step of its own. */
	const commit = ( changes: Partial< GalleryAttributes > ): void => {
		setAttributes( changes );
		endStep();
	};
	const isPaged =
		feedPagination && ( layout === 'grid' || layout === 'masonry' );

	// An image that is removed, replaced, or moved in the document loses the focus.
	const refocus = useRef< ( () => HTMLElement | null | undefined ) | null >(
		null
	);
	const element = useRef< HTMLElement | null >( null );
	const replacing = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const target = refocus.current?.();
		// An image that was just selected is still loading.
		if ( target ) {
			const { activeElement, body } = target.ownerDocument;
			if (
				activeElement === body ||
				element.current?.contains( activeElement )
			) {
				target.focus();
			}
			refocus.current = null;
		}
	}, [ images ] );

	const getControls = ( place: number ): HTMLElement[] => [
		...( element.current?.querySelectorAll< HTMLElement >(
			`[data-place="${ place }"] :is( button, input )`
		) ?? [] ),
	];
	/** Returns to the control of an image that has the focus, once the image is in its new position. */
	const keepFocus = ( from: number, place: number ): void => {
		const index = getControls( from ).findIndex(
			( control ) => control === control.ownerDocument.activeElement
		);
		refocus.current = () => getControls( place )[ index ];
	};
	const moveImage = ( from: number, to: number ): void => {
		const place = Math.max( 0, Math.min( to, ids.length - 1 ) );
		if ( from !== place ) {
			keepFocus( from, place );
			commit( {
				...reorder( attributes, from, place ),
				order: 'manual',
			} );
			setSelected( ( current ) =>
				current === from ? place : undefined
			);
			speak(
				sprintf(
					/* translators: 1: previous position, 2: number of images, 3: new position. */
					__(
						'Image %1$d of %2$d moved to position %3$d.',
						'quayside-blocks'
					),
					from + 1,
					ids.length,
					place + 1
				)
			);
		}
	};
	const removeImage = ( place: number ): void => {
		const left = ids.length - 1;
		if ( left ) {
			refocus.current = () =>
				element.current
					?.querySelectorAll< HTMLElement >(
						'.quayside-gallery__choose'
					)
					.item( Math.min( place, left - 1 ) );
		} else {
			// Only the block itself stays.
			element.current?.closest< HTMLElement >( '[data-block]' )?.focus();
		}
		commit( remove( attributes, place ) );
		setSelected( undefined );
		speak(
			sprintf(
				/* translators: %d: number of images. */
				_n(
					'Image removed. %d image left.',
					'Image removed. %d images left.',
					left,
					'quayside-blocks'
				),
				left
			)
		);
	};
	const onKey = ( event: KeyboardEvent, place: number ): void => {
		const { direction } = getComputedStyle( event.currentTarget );
		const right = direction === 'rtl' ? -1 : 1;
		const step = {
			ArrowLeft: -right,
			ArrowUp: -1,
			ArrowRight: right,
			ArrowDown: 1,
		}[ event.key ];
		if ( event.altKey && step ) {
			event.preventDefault();
			event.stopPropagation();
			moveImage( place, place + step );
		}
	};

	// React's handlers run after the block's own, which cancels every drag inside a selected block.
	const list = useRefEffect( ( node: HTMLElement ) => {
		element.current = node;
		const onDragStart = ( event: DragEvent ): void => {
			// Text that is dragged out of a caption is not an element.
			const { dataset } =
				(
					event.target as Partial< Element > | null
				 )?.closest?.< HTMLElement >( '.quayside-gallery__item' ) ?? {};
			if ( dataset ) {
				event.stopPropagation();
				event.dataTransfer?.setData( 'text/plain', '' );
				setDragged( Number( dataset.place ) );
			}
		};
		// The editor's handler of arrow keys, which also runs before React's, would move the focus to another image.
		const onKeyDown = ( event: globalThis.KeyboardEvent ): void => {
			const isImage = ( event.target as Element ).matches(
				'.quayside-gallery__choose'
			);
			if ( isImage && event.altKey && event.key.startsWith( 'Arrow' ) ) {
				event.preventDefault();
			}
		};
		node.addEventListener( 'dragstart', onDragStart );
		node.addEventListener( 'keydown', onKeyDown );
		return () => {
			node.removeEventListener( 'dragstart', onDragStart );
			node.removeEventListener( 'keydown', onKeyDown );
		};
	}, [] );

	return (
		<ul className="quayside-gallery__items" ref={ list }>
			{ images.map( ( { place, image } ) => {
				const { id } = image;
				const detail = details[ place ] ?? {};
				const alt = getAlt( detail, image );
				const caption = getCaption( detail, image );
				const link =
					detail.link ??
					( clickAction === 'url' ? customLinks[ id ] : undefined ) ??
					'';
				const isSelected = selected === place;
				const isCaptionVisible =
					isSelected || ( captions !== 'none' && caption !== '' );
				// A repeated image is a separate item that keeps its element
				// when moved.
				const occurrence = ids
					.slice( 0, place )
					.filter( ( other ) => other === id ).length;
				const isFocus = layout === 'tiled' && focusIds.includes( id );
				const classes = [
					'quayside-gallery__item',
					isCaptionVisible && 'has-caption',
					isFocus && 'is-focus',
					dragged === place && 'is-dragged',
				]
					.filter( Boolean )
					.join( ' ' );
				return (
					<li
						key={ `${ id }-${ occurrence }` }
						className={ classes }
						data-place={ place }
						style={ getShape( image ) }
						draggable={ ! isWriting }
						onFocus={ ( { target } ) =>
							setWriting( target.isContentEditable )
						}
						onBlur={ () => setWriting( false ) }
						data-page={
							isPaged && place % paginateLimit === 0
								? place / paginateLimit + 1
								: undefined
						}
						onDragOver={ ( event ) =>
							dragged !== undefined && event.preventDefault()
						}
						onDrop={ ( event ) => {
							if ( dragged !== undefined ) {
								event.preventDefault();
								event.stopPropagation();
								moveImage( dragged, place );
							}
						} }
						onDragEnd={ () => setDragged( undefined ) }
					>
						<figure className="quayside-gallery__figure">
							<button
								type="button"
								className="quayside-gallery__frame quayside-gallery__choose"
								aria-pressed={ isSelected }
								aria-label={ sprintf(
									/* translators: 1: position, 2: number of images, 3: description. */
									__(
										'Image %1$d of %2$d: %3$s',
										'quayside-blocks'
									),
									place + 1,
									ids.length,
									alt ||
										__(
											'no alternative text',
											'quayside-blocks'
										)
								) }
								onClick={ () =>
									setSelected(
										isSelected ? undefined : place
									)
								}
								onKeyDown={ ( event ) => onKey( event, place ) }
							>
								<img
									className="quayside-gallery__image"
									src={ getPreviewUrl( image, ids.length ) }
									alt={ alt }
									loading="lazy"
									draggable={ false }
								/>
							</button>
							{ ! alt && (
								<span className="quayside-gallery__warning">
									{ __(
										'No alternative text',
										'quayside-blocks'
									) }
								</span>
							) }
							{ isCaptionVisible && (
								<RichText
									tagName="figcaption"
									className="quayside-gallery__caption"
									aria-label={ __(
										'Caption',
										'quayside-blocks'
									) }
									placeholder={ __(
										'Add caption',
										'quayside-blocks'
									) }
									value={ caption }
									onChange={ ( value: string ) =>
										update( place, { caption: value } )
									}
								/>
							) }
							{ isSelected && (
								<div className="quayside-gallery__tools">
									<Button
										size="small"
										icon={ isRTL() ? LATER : EARLIER }
										label={ __(
											'Move backward',
											'quayside-blocks'
										) }
										aria-disabled={ place === 0 }
										onClick={ () =>
											moveImage( place, place - 1 )
										}
									/>
									<Button
										size="small"
										icon={ isRTL() ? EARLIER : LATER }
										label={ __(
											'Move forward',
											'quayside-blocks'
										) }
										aria-disabled={
											place === ids.length - 1
										}
										onClick={ () =>
											moveImage( place, place + 1 )
										}
									/>
									{ layout === 'tiled' && (
										<Button
											size="small"
											icon={ WIDEN }
											label={ __(
												'Show in its own row',
												'quayside-blocks'
											) }
											isPressed={ isFocus }
											onClick={ () =>
												commit( {
													focusIds: isFocus
														? focusIds.filter(
																( other ) =>
																	other !== id
															)
														: [ ...focusIds, id ],
												} )
											}
										/>
									) }
									<MediaUploadCheck>
										<MediaUpload
											allowedTypes={ [ 'image' ] }
											value={ [ id ] }
											// The dialog returns the focus to the frame of the canvas only. It closes before it selects.
											onClose={ () =>
												replacing.current?.focus()
											}
											onSelect={ ( media: unknown ) => {
												keepFocus( place, place );
												commit(
													replace(
														attributes,
														place,
														Number(
															(
																media as {
																	id: unknown;
																}
															 ).id
														)
													)
												);
											} }
											render={ ( { open } ) => (
												<Button
													ref={ replacing }
													size="small"
													icon={ REPLACE }
													label={ __(
														'Replace image',
														'quayside-blocks'
													) }
													onClick={ open }
												/>
											) }
										/>
									</MediaUploadCheck>
									<Button
										size="small"
										icon={ REMOVE }
										label={ __(
											'Remove image',
											'quayside-blocks'
										) }
										onClick={ () => removeImage( place ) }
									/>
									<ItemLink
										link={ link }
										newTab={
											detail.newTab ?? customLinksNewTab
										}
										onChange={ ( value ) =>
											setAttributes(
												setLink(
													attributes,
													place,
													value
												)
											)
										}
										onNewTab={ ( newTab ) =>
											commit(
												change( attributes, place, {
													newTab,
												} )
											)
										}
										onEnd={ endStep }
									/>
								</div>
							) }
						</figure>
					</li>
				);
			} ) }
		</ul>
	);
}
