import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';

// Rendered on the server, so that visitors always see the current declarations.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{ ...metadata, edit: Edit, save: () => null }
);
