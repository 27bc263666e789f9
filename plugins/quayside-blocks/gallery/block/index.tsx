import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { transforms, variations } from './transforms';

// Title, attributes and the rest come from block.json, which the server has registered; the server renders it.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, edit: Edit, save: () => null, transforms, variations }
);
