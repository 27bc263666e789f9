import type { ReactNode } from 'react';
import { DocumentPanel } from '../../../editor-panels/panels';

/** Renders a panel of a form's settings in the document sidebar. */
export const Panel = ( props: {
	name: string;
	title: string;
	children?: ReactNode;
} ) => (
	<DocumentPanel
		{ ...props }
		className={ `quayside-form-panel ${ props.name }` }
	/>
);

/** Props that all controls share. */
export const CONTROL = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;
