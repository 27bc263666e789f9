import { registerBlockType } from '@wordpress/blocks';
import { decodeAttributes } from '../../plain-text/decode-attributes';
import { saveStaticHtml } from '../../static-html/save';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { transforms, variations } from './transforms';

// Captions, the text of the classic editor, and the static HTML are HTML.
decodeAttributes( metadata.name, ( path ) =>
	/(^|\.)caption(\.|$)|^origin\.attributes\.content\.|^staticHtml$/.test(
		path
	)
);

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
