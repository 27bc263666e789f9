import { getBlockType } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType, CSSProperties } from 'react';
import { addAttributes, canStick } from './attributes';
import type { BlockSettings, StickyAttributes } from './attributes';
import { StickyPanel } from './panel';

interface BlockProps {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: StickyAttributes;
	setAttributes: ( changes: StickyAttributes ) => void;
	wrapperProps?: { style?: CSSProperties };
	className?: string;
}

const getSettings = ( name: string ): BlockSettings =>
	( getBlockType( name ) ?? {} ) as BlockSettings;

const withPanel = createHigherOrderComponent(
	( Edit: ComponentType< BlockProps > ) => ( props: BlockProps ) => (
		<>
			<Edit { ...props } />
			{ props.isSelected && canStick( getSettings( props.name ) ) && (
				<StickyPanel
					clientId={ props.clientId }
					attributes={ props.attributes }
					setAttributes={ props.setAttributes }
				/>
			) }
		</>
	),
	'withStickyPanel'
);

/** Makes the block stick in the editor's canvas as on the front end. */
const withStickiness = createHigherOrderComponent(
	( Block: ComponentType< BlockProps > ) => ( props: BlockProps ) => {
		const { UAGPosition, UAGStickyLocation, UAGStickyOffset } =
			props.attributes;
		if (
			UAGPosition !== 'sticky' ||
			! canStick( getSettings( props.name ) )
		) {
			return <Block { ...props } />;
		}
		const wrapperProps = {
			...props.wrapperProps,
			'data-sticky': UAGStickyLocation === 'bottom' ? 'bottom' : 'top',
			style: {
				...props.wrapperProps?.style,
				'--quayside-sticky-offset': `${ UAGStickyOffset ?? 0 }px`,
			} as CSSProperties,
		};
		return (
			<Block
				{ ...props }
				wrapperProps={ wrapperProps }
				className={ `${ props.className ?? '' } uagb-position__sticky`.trim() }
			/>
		);
	},
	'withStickiness'
);

addFilter(
	'blocks.registerBlockType',
	'quayside/sticky/attributes',
	addAttributes
);
addFilter( 'editor.BlockEdit', 'quayside/sticky/panel', withPanel );
addFilter(
	'editor.BlockListBlock',
	'quayside/sticky/stickiness',
	withStickiness
);
