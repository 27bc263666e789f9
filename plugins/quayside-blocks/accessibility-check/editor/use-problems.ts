import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useImages } from '../../gallery/block/use-images';
import { hasLowContrast } from './contrast';
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
	return findColored( blocks ).map( ( { block, selector } ) => {
		const element = canvas.getElementById( `block-${ block.clientId }` );
		return {
			block,
			element:
				canvas.readyState === 'complete'
					? ( selector && element?.querySelector( selector ) ) ||
						element
					: null,
		};
	} );
};

/** Returns the problems of the edited post, in the order of its blocks. */
export function useProblems(): Problem[] {
	const [ problems, setProblems ] = useState< Problem[] >( [] );
	const blocks = useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getBlocks: () => EditedBlock[];
				}
			 ).getBlocks(),
		[]
	);
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
					...findProblems( blocks, altTexts, getVagueNames() ),
					...colored
						.filter(
							( { element } ) =>
								element && hasLowContrast( element )
						)
						.map( ( { block } ) => lowContrast( block ) ),
				].sort(
					( one, other ) =>
						order.indexOf( one.clientId ) -
						order.indexOf( other.clientId )
				)
			);
		};
		timer = setTimeout( check, DELAY );
		return () => clearTimeout( timer );
	}, [ blocks, images ] );
	return problems;
}
