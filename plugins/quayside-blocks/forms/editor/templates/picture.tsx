import { useMemo } from '@wordpress/element';
import type { DrawnField } from './drawing';
import { HEIGHT, WIDTH, drawForm } from './drawing';

/** A parsed block, as far as a picture shows it. */
export interface TemplateBlock {
	name: string;
	attributes: {
		fieldWidth?: number;
		options?: unknown[];
	};
}

const toField = ( { name, attributes }: TemplateBlock ): DrawnField => ( {
	type: name.replace( 'quayside/field-', '' ),
	width: attributes.fieldWidth ?? 100,
	choices: attributes.options?.length ?? 0,
} );

/** Renders a picture of a form, drawn from its blocks. */
export function TemplatePicture( { blocks }: { blocks: TemplateBlock[] } ) {
	const shapes = useMemo(
		() => drawForm( blocks.map( toField ) ),
		[ blocks ]
	);
	return (
		<svg
			className="quayside-form-picture"
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			aria-hidden="true"
			focusable="false"
		>
			{ shapes.map( ( { kind, ...place }, index ) => (
				<rect
					key={ index }
					className={ `is-${ kind }` }
					rx={ kind === 'mark' ? 2 : 1 }
					{ ...place }
				/>
			) ) }
		</svg>
	);
}
