import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { services } from '../../spam/kinds';
import { plainOf } from '../attributes';
import type { SettingsProps } from '../settings/use-settings';

const ROOT = '.is-root-container';

/** Returns the document of the canvas: that of its iframe, or the page. */
const canvasDocument = (): Document | null => {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return frame ? frame.contentDocument : document;
};

/** Returns an element below the blocks of the canvas; null until the canvas has loaded. */
function useCanvasElement(): HTMLElement | null {
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	useEffect( () => {
		let current: HTMLElement | null = null;
		const place = (): void => {
			const root = canvasDocument()?.querySelector( ROOT );
			if ( ! root || current?.previousElementSibling === root ) {
				return;
			}
			current?.remove();
			// An element must belong to the document that shows it.
			current = root.ownerDocument.createElement( 'div' );
			root.after( current );
			setElement( current );
		};
		// The canvas loads late, and a new one replaces it, for example in another device's preview.
		const observers = new Map< Document, MutationObserver >();
		const watch = (): void => {
			place();
			const frame = canvasDocument();
			for ( const each of [ document, frame ] ) {
				if ( each?.body && ! observers.has( each ) ) {
					const observer = new MutationObserver( watch );
					observer.observe( each.body, {
						childList: true,
						subtree: true,
					} );
					observers.set( each, observer );
				}
			}
		};
		watch();
		const frames = ( { target }: Event ): void => {
			if ( target instanceof HTMLIFrameElement ) {
				watch();
			}
		};
		document.addEventListener( 'load', frames, true );
		return () => {
			document.removeEventListener( 'load', frames, true );
			observers.forEach( ( observer ) => observer.disconnect() );
			current?.remove();
		};
	}, [] );
	return element;
}

/** Renders the submit button below the fields, whose text is edited in place, and the CAPTCHA as visitors will see it. */
export function CanvasFooter( { settings, set }: SettingsProps ) {
	const element = useCanvasElement();
	const label = useRef< HTMLSpanElement >( null );
	const text = settings.submitLabel || __( 'Send', 'quayside-blocks' );
	useEffect( () => {
		// The element being edited keeps its caret.
		if ( label.current && plainOf( label.current.innerHTML ) !== text ) {
			label.current.textContent = text;
		}
	}, [ element, text ] );
	if ( ! element ) {
		return null;
	}
	const service = services().find(
		( { kind } ) => kind === settings.captcha
	);
	return createPortal(
		<div
			className={ `quayside-form-canvas-footer has-button-${
				settings.style?.button ?? 'start'
			}` }
		>
			{ service && (
				<p className="quayside-form-canvas-captcha">{ service.name }</p>
			) }
			<div className="srfm-submit-container">
				<div className="srfm-submit-button wp-element-button">
					<span
						ref={ label }
						className="srfm-submit-label"
						role="textbox"
						tabIndex={ 0 }
						contentEditable
						suppressContentEditableWarning
						aria-label={ __(
							'Submit button text',
							'quayside-blocks'
						) }
						onKeyDown={ ( event ) => {
							// The editor's shortcuts are for blocks.
							event.stopPropagation();
							if ( event.key === 'Enter' ) {
								event.preventDefault();
								event.currentTarget.blur();
							}
						} }
						onPaste={ ( event ) => {
							event.preventDefault();
							event.stopPropagation();
							event.currentTarget.ownerDocument.execCommand(
								'insertText',
								false,
								event.clipboardData
									.getData( 'text/plain' )
									.replace( /\s+/g, ' ' )
							);
						} }
						onInput={ ( event ) =>
							set( {
								submitLabel: plainOf(
									event.currentTarget.innerHTML
								).trimStart(),
							} )
						}
						onBlur={ ( event ) => {
							event.currentTarget.textContent = text;
						} }
					/>
				</div>
			</div>
		</div>,
		element
	);
}

/** Moves the focus to the title of the form. */
export function focusTitle(): void {
	canvasDocument()
		?.querySelector< HTMLElement >( '.editor-post-title__input' )
		?.focus();
}

/** Moves the focus to the text of the submit button and selects it. */
export function focusSubmitButton(): void {
	const label = canvasDocument()?.querySelector< HTMLElement >(
		'.quayside-form-canvas-footer .srfm-submit-label'
	);
	label?.focus();
	label?.ownerDocument.getSelection()?.selectAllChildren( label );
}
