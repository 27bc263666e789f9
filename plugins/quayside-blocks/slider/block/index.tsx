import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Title, attributes and the rest come from block.json, which the server has registered; the server renders it.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, transforms, edit: Edit, save: () => <InnerBlocks.Content /> }
);
