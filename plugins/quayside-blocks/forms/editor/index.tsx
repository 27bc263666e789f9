import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { ADDRESS_BLOCK, FIELD_BLOCKS } from './field-blocks';
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

/** The server has registered the blocks; the editor adds what edits them. */
const register = ( { name, edit, save = () => null }: Registration, settings: object ): void => {
	( registerBlockType as unknown as ( name: string, settings: object ) => void )( name, { ...settings, edit, save } );
};

// Consent that may be left out is none: it is required where it is inserted. Forms that were saved before stay as they are.
for ( const block of FIELD_BLOCKS ) {
	register( { name: block.name, edit: fieldEdit( block.name.replace( 'quayside/field-', '' ) ) }, { ...block, ...( block.name === 'quayside/field-gdpr' ? { variations: [ { name: 'required', title: block.title, description: block.description, isDefault: true, attributes: { required: true } } ] } : {} ) } );
}
register( { name: ADDRESS_BLOCK.name, edit: AddressEdit, save: () => <InnerBlocks.Content /> }, ADDRESS_BLOCK );
register( { name: formBlock.name, edit: FormEdit }, formBlock );

const { plugins } = ( window as unknown as { wp: { plugins?: { registerPlugin: ( name: string, settings: { render: () => React.ReactNode } ) => void } } } ).wp;
plugins?.registerPlugin( 'quayside-form-settings', { render: FormSettings } );
freezeOnSave( select as unknown as ( store: string ) => unknown );
