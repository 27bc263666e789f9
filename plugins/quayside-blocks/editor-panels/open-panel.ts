/**
 * Opens a panel of the document sidebar, and moves the focus to its heading.
 *
 * WordPress shows the sidebar, and returns the focus of the one before publishing, only after its state has changed.
 *
 * @param className Class of the panel.
 * @param frames    Number of frames in which the panel is waited for.
 */
export const openPanel = ( className: string, frames = 60 ): void => {
	requestAnimationFrame( () => {
		const heading = document.querySelector< HTMLElement >(
			`body:not(:has(.editor-post-publish-panel)) .${ className } button`
		);
		heading?.focus();
		if ( heading?.ariaExpanded === 'false' ) {
			heading.click();
		}
		if ( ! heading && frames ) {
			openPanel( className, frames - 1 );
		}
	} );
};
