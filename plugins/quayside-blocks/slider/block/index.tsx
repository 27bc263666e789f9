import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// The title and attributes come from block.json, and the server renders the
// block.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, transforms, edit: Edit, save: () => <InnerBlocks.Content /> }
);
