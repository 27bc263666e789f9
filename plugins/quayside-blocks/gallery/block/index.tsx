import { registerBlockType } from '@wordpress/blocks';
import { saveStaticHtml } from '../../static-html/save';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { transforms, variations } from './transforms';

// The title and attributes come from block.json. The server renders the block
// and writes what it saves.
( registerBlockType as unknown as ( name: string, settings: object ) => void )(
	metadata.name,
	{
		...metadata,
		edit: Edit,
		save: saveStaticHtml,
		transforms,
		variations,
	}
);
