import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { transforms, variations } from './transforms';

// The title and attributes come from block.json, and the server renders the
// block.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, edit: Edit, save: () => null, transforms, variations }
);
