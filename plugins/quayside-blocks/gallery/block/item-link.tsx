import { CheckboxControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { prependHTTPS } from '@wordpress/url';

interface Props {
	link: string;
	newTab: boolean;
	onChange: ( link: string ) => void;
	onNewTab: ( newTab: boolean ) => void;
	/** The link is complete. */
	onEnd: () => void;
}

/**
 * Displays the controls of an image's link. `https://` is added to an address
 * without it. Pages show links to http and https URLs only (Link in PHP).
 */
export function ItemLink( { link, newTab, onChange, onNewTab, onEnd }: Props ) {
	const [ isTyping, setTyping ] = useState( false );
	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Link', 'quayside-blocks' ) }
				help={
					link && ! isTyping && ! /^https?:\/\/[^/]/i.test( link )
						? __(
								'Enter a URL that starts with https:// or http://. This one is not used.',
								'quayside-blocks'
							)
						: undefined
				}
				placeholder="https://"
				value={ link }
				onFocus={ () => setTyping( true ) }
				onBlur={ () => {
					const complete = prependHTTPS( link );
					if ( complete !== link ) {
						onChange( complete );
					}
					setTyping( false );
					onEnd();
				} }
				onChange={ onChange }
			/>
			{ link && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Open in a new tab', 'quayside-blocks' ) }
					checked={ newTab }
					onChange={ onNewTab }
				/>
			) }
		</>
	);
}
