import {
	BlockControls,
	BlockVerticalAlignmentToolbar,
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { BlockEditProps } from '../block/block-editor';
import metadata from './block.json';

/** The attributes of block.json. */
interface SlideAttributes {
	verticalAlignment: 'top' | 'center' | 'bottom' | 'stretch';
}

function Edit( {
	attributes: { verticalAlignment },
	setAttributes,
}: BlockEditProps< SlideAttributes > ) {
	const blockProps = useBlockProps( {
		className:
			verticalAlignment === 'top'
				? 'quayside-slide'
				: `quayside-slide quayside-slide--${ verticalAlignment }`,
	} );
	const inner = useInnerBlocksProps( blockProps, {
		template: [
			[
				'core/paragraph',
				{
					placeholder: __(
						'Add an image, a heading, or anything else…',
						'quayside-blocks'
					),
				},
			],
		],
		templateLock: false,
	} );
	return (
		<>
			<BlockControls>
				<BlockVerticalAlignmentToolbar
					value={ verticalAlignment }
					controls={ [ 'top', 'center', 'bottom', 'stretch' ] }
					onChange={ ( value ) =>
						setAttributes( {
							verticalAlignment: ( value ??
								'top' ) as SlideAttributes[ 'verticalAlignment' ],
						} )
					}
				/>
			</BlockControls>
			<div { ...inner } />
		</>
	);
}

// The title and attributes come from block.json, and the server renders the
// block.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, edit: Edit, save: () => <InnerBlocks.Content /> }
);
