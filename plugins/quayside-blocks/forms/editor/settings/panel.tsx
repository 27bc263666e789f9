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

/** Renders a panel of the document sidebar. Its package depends on the WordPress version. */
export function Panel( props: PanelProps ) {
	const { editor, editPost } = ( window as unknown as { wp: WordPress } ).wp;
	const Document =
		editor?.PluginDocumentSettingPanel ??
		editPost?.PluginDocumentSettingPanel;
	return Document ? (
		<Document { ...props } className="quayside-form-panel" />
	) : null;
}

/** Props that all controls share. */
export const CONTROL = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;
