/** Types for the parts of @wordpress/block-editor that forms use. The package has no types. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const store: string;
	export const BlockControls: ComponentType< { children?: ReactNode } >;
	export const InspectorControls: ComponentType< { children?: ReactNode } >;
	export const InnerBlocks: ComponentType< {
		allowedBlocks?: string[];
		template?: Array< [ string, object ] >;
	} > & { Content: ComponentType };
	export const RichText: ComponentType< {
		tagName?: string;
		/** Name of the edited attribute, for selections. */
		identifier?: string;
		disableLineBreaks?: boolean;
		className?: string;
		value: string;
		onChange: ( value: string ) => void;
		allowedFormats?: string[];
		placeholder?: string;
		'aria-label'?: string;
	} >;
	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;
}
