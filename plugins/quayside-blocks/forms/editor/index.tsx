import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { registerPlugin } from '../../editor-panels/register-plugin';
import { decodeAttributes } from '../../plain-text/decode-attributes';
import { saveStaticHtml } from '../../static-html/save';
import addressBlock from '../fields/address/block.json';
import { EDITORS } from '../fields/field-editors';
import { registerShortcuts } from './canvas/shortcuts';
import { AddressEdit } from '../fields/address/address-edit';
import { fieldEdit } from './field-edit';
import { FormEdit } from './form-edit';
import { freezeOnSave } from './identity';
import { FormSettings } from './settings';
import formBlock from '../block/block.json';
import './editor.scss';

interface Registration {
	name: string;
	edit: unknown;
	save?: unknown;
}

/** Registers a block's edit and save functions. The server has registered the block itself. */
const register = (
	{ name, edit, save = () => null }: Registration,
	settings: object
): void => {
	(
		registerBlockType as unknown as (
			name: string,
			settings: object
		) => void
	 )( name, { ...settings, edit, save } );
};

// Only the label of a field is HTML.
decodeAttributes( 'quayside/field-', ( path ) => path === 'label' );

for ( const [ type, editor ] of Object.entries( EDITORS ).sort(
	( [ , a ], [ , b ] ) => a.order - b.order
) ) {
	const { block, inserted, variants } = editor;
	const variations = [
		...( inserted
			? [
					{
						name: 'inserted',
						title: block.title,
						description: block.description,
						isDefault: true,
						attributes: inserted,
					},
				]
			: [] ),
		...( variants?.() ?? [] ),
	];
	register(
		{ name: block.name, edit: fieldEdit( type, editor ) },
		{ ...block, ...( variations.length ? { variations } : {} ) }
	);
}
register(
	{
		name: addressBlock.name,
		edit: AddressEdit,
		save: () => <InnerBlocks.Content />,
	},
	addressBlock
);
registerShortcuts( register );
register(
	{ name: formBlock.name, edit: FormEdit, save: saveStaticHtml },
	formBlock
);

registerPlugin( 'quayside-form-settings', () => <FormSettings /> );
freezeOnSave( select as unknown as ( store: string ) => unknown );
