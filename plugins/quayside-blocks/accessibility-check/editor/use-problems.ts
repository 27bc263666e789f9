import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useImages } from '../../gallery/block/use-images';
import { findLowContrast } from './contrast';
import { findColored, findProblems, flatten, lowContrast } from './problems';
import type { EditedBlock, Problem } from './problems';

/** Time in ms without a change after which the post is checked, so that typing stays fast. */
const DELAY = 600;

const getVagueNames = (): string[] =>
	__(
		/* translators: names of links that say nothing about their targets, lowercase, separated by commas */
		'here, click here, this, this link, this page, link, more, read more',
		'quayside-blocks'
	)
		.split( ',' )
		.map( ( name ) => name.trim() );

/** Returns the document of the editor's canvas. */
const getCanvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

/** Maximum number of times that the check waits for the canvas, which may never show some blocks. */
const MAX_WAITS = 50;

/** Returns the elements of the blocks whose colors are the author's. Some are missing while the canvas is loading. */
const findColoredElements = ( blocks: readonly EditedBlock[] ) => {
	const canvas = getCanvas();
	return findColored( blocks ).map( ( block ) => ( {
		block,
		element:
			canvas.readyState === 'complete'
				? canvas.getElementById( `block-${ block.clientId }` )
				: null,
	} ) );
};

interface BlockEditor {
	getBlocks: ( parent?: string ) => EditedBlock[];
	getClientIdsWithDescendants: () => string[];
	areInnerBlocksControlled: ( id: string ) => boolean;
}

/** Blocks of other posts inside the edited one, by the ID of the block that shows them: synced patterns, template parts, and content. */
type Trees = Record< string, EditedBlock[] >;

/** Returns blocks with those of other posts inside them. */
const expand = (
	blocks: readonly EditedBlock[],
	trees: Trees
): EditedBlock[] =>
	blocks.map( ( block ) => ( {
		...block,
		innerBlocks: expand(
			trees[ block.clientId ] ?? block.innerBlocks,
			trees
		),
	} ) );

/** Types of posts without a title on the page: templates, their parts, and patterns. */
const UNTITLED = /^wp_/;

/**
 * Returns the blocks whose headings follow each other: those of the post, also if the editor shows its template around them, or
 * those of each widget area.
 */
function useParts(): { parts: EditedBlock[][]; hasTitle: boolean } {
	// An object with the same trees is the same for useSelect().
	const trees = useSelect( ( select ): Trees => {
		const editor = select( blockEditor ) as unknown as BlockEditor;
		return Object.fromEntries( [
			[ '', editor.getBlocks() ],
			...editor
				.getClientIdsWithDescendants()
				.filter( ( id ) => editor.areInnerBlocksControlled( id ) )
				.map( ( id ) => [ id, editor.getBlocks( id ) ] as const ),
		] );
	}, [] );
	// The widgets screen has no such store.
	const type = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					{ getCurrentPostType: () => string | null } | undefined
			 )?.getCurrentPostType() ?? '',
		[]
	);
	return useMemo( () => {
		const blocks = expand( trees[ '' ] ?? [], trees );
		if ( ! type ) {
			return {
				parts: blocks.map( ( { innerBlocks } ) => innerBlocks ),
				hasTitle: false,
			};
		}
		const hasTitle = ! UNTITLED.test( type );
		const content =
			hasTitle &&
			flatten( blocks ).find(
				( { clientId, name } ) =>
					name === 'core/post-content' && clientId in trees
			);
		return { parts: [ content ? content.innerBlocks : blocks ], hasTitle };
	}, [ trees, type ] );
}

/** Returns the problems of the edited blocks, in their order. */
export function useProblems(): Problem[] {
	const [ problems, setProblems ] = useState< Problem[] >( [] );
	const { parts, hasTitle } = useParts();
	const blocks = useMemo( () => parts.flat(), [ parts ] );
	const idList = flatten( blocks )
		.filter( ( { name } ) => name === 'quayside/gallery' )
		.flatMap( ( { attributes } ) => ( attributes.ids ?? [] ) as number[] )
		.join();
	const ids = useMemo(
		() => ( idList ? idList.split( ',' ).map( Number ) : [] ),
		[ idList ]
	);
	const images = useImages( ids );
	useEffect( () => {
		let waits = 0;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const check = (): void => {
			const colored = findColoredElements( blocks );
			if (
				colored.some( ( { element } ) => ! element ) &&
				waits++ < MAX_WAITS
			) {
				timer = setTimeout( check, DELAY );
			}
			const altTexts = new Map(
				images.map( ( { image } ) => [ image.id, image.alt_text ] )
			);
			const order = flatten( blocks ).map( ( { clientId } ) => clientId );
			setProblems(
				[
					...parts.flatMap( ( part ) =>
						findProblems(
							part,
							altTexts,
							getVagueNames(),
							hasTitle
						)
					),
					...colored.flatMap( ( { block, element } ) => {
						const text = element && findLowContrast( element );
						return text ? [ lowContrast( block, text ) ] : [];
					} ),
				].sort(
					( one, other ) =>
						order.indexOf( one.clientId ) -
						order.indexOf( other.clientId )
				)
			);
		};
		timer = setTimeout( check, DELAY );
		return () => clearTimeout( timer );
	}, [ blocks, hasTitle, images, parts ] );
	return problems;
}
