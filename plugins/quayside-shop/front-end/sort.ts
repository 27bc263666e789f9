/**
 * Submits the sort form around this inline script when another order is selected (spec section 2).
 *
 * It is inline because the selection may change before any file has loaded, and without focus or pointer events
 * (assistive technology).
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
