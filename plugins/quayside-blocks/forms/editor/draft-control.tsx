import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';

interface Props {
	label: string;
	help?: string;
	type?: 'text' | 'number';
	min?: number;
	max?: number;
	step?: number;
	/** The stored value. */
	value: string;
	onChange: ( text: string ) => void;
}

/**
 * Renders a text control that shows the text as typed while it has the focus, because the stored value can differ: "1.0" is stored as 1,
 * "-" as 0, and a slug has no hyphen at its end.
 */
export function DraftControl( { value, onChange, ...props }: Props ) {
	const [ draft, setDraft ] = useState< string >();
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...props }
			value={ draft ?? value }
			onChange={ ( text ) => {
				setDraft( text );
				onChange( text );
			} }
			onBlur={ () => setDraft( undefined ) }
		/>
	);
}
