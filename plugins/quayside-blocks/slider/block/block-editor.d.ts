import type { ComponentType, ReactNode, RefObject } from 'react';

/** What WordPress hands to a block's edit component. */
export interface BlockEditProps< Attributes > {
	clientId: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	isSelected: boolean;
}

// What the package has but its types leave out.
declare module '@wordpress/block-editor' {
	export const InnerBlocks: ComponentType< Record< string, unknown > > & {
		Content: ComponentType;
	};
	export const useInnerBlocksProps: (
		props: object,
		options: object
	) => { children: ReactNode; ref?: RefObject< HTMLDivElement > };
	export const BlockVerticalAlignmentToolbar: ComponentType< {
		value: string;
		controls?: string[];
		onChange: ( value: string | undefined ) => void;
	} >;
}
