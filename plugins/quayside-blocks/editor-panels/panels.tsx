import type { ComponentType, ReactNode } from 'react';

interface PanelProps {
	title: string;
	className?: string;
	children?: ReactNode;
}

interface Panels {
	PluginDocumentSettingPanel?: ComponentType< PanelProps & { name: string } >;
	PluginPrePublishPanel?: ComponentType<
		PanelProps & { initialOpen?: boolean }
	>;
}

/** Returns a kind of panel. The package that has it depends on the WordPress version. */
const find = < Name extends keyof Panels >(
	name: Name
): Panels[ Name ] | undefined => {
	const { editor, editPost } = (
		window as unknown as { wp: { editor?: Panels; editPost?: Panels } }
	 ).wp;
	return editor?.[ name ] ?? editPost?.[ name ];
};

/** Renders a panel of the document sidebar. */
export function DocumentPanel( props: PanelProps & { name: string } ) {
	const Panel = find( 'PluginDocumentSettingPanel' );
	return Panel ? <Panel { ...props } /> : null;
}

/** Renders an open panel of the sidebar that opens before publishing. */
export function PrePublishPanel( props: PanelProps ) {
	const Panel = find( 'PluginPrePublishPanel' );
	return Panel ? <Panel { ...props } initialOpen /> : null;
}
