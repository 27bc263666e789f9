import type { ComponentType, ReactNode } from 'react';

// Exports missing from the package's types.
declare module '@wordpress/block-editor' {
	export function useSettings( ...paths: string[] ): unknown[];
	export const MediaPlaceholder: ComponentType< {
		icon?: string;
		labels?: { title?: string; instructions?: string };
		accept?: string;
		allowedTypes?: string[];
		multiple?: boolean;
		onError?: ( error: string ) => void;
		onSelect: ( media: unknown ) => void;
		children?: ReactNode;
	} >;
	export const MediaUpload: ComponentType< {
		allowedTypes?: string[];
		multiple?: boolean;
		gallery?: boolean;
		value?: number[];
		onClose?: () => void;
		onSelect: ( media: unknown ) => void;
		render: ( controls: { open: () => void } ) => ReactNode;
	} >;
	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;
}
