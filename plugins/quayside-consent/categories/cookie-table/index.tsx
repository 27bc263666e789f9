import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';

// The server renders it: what visitors see follows the declarations.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, edit: Edit, save: () => null }
);
