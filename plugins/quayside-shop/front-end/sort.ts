/**
 * Submits the sort form around this inline script when another order is chosen. Spec section 2.
 *
 * Inline, because a choice may come before any file does, and without focus or pointer (assistive technology).
 */
document.currentScript?.parentElement?.addEventListener(
	'change',
	( { target } ) => {
		const select = target as HTMLSelectElement;
		if ( select.matches( 'select.orderby' ) ) {
			select.form?.submit();
		}
	}
);

export {};
