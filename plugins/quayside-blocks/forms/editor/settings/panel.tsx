import type { ComponentType, ReactNode } from 'react';

interface PanelProps {
	name: string;
	title: string;
	className?: string;
	children?: ReactNode;
}

interface WordPress {
	editor?: { PluginDocumentSettingPanel?: ComponentType< PanelProps > };
	editPost?: { PluginDocumentSettingPanel?: ComponentType< PanelProps > };
}

/** Returns a panel of the document's sidebar, from where this version of WordPress has it. */
export function Panel( props: PanelProps ) {
	const { editor, editPost } = ( window as unknown as { wp: WordPress } ).wp;
	const Document =
		editor?.PluginDocumentSettingPanel ??
		editPost?.PluginDocumentSettingPanel;
	return Document ? (
		<Document { ...props } className="quayside-form-panel" />
	) : null;
}

/** Props of every control. */
export const CONTROL = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;
