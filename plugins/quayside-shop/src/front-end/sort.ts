/**
 * Submits the sort form when another order is chosen. Spec section 2.
 */
export function mount( host: HTMLElement ): void {
	const select = host.querySelector< HTMLSelectElement >( 'select.orderby' );
	const submit = (): void => select?.form?.submit();
	select?.addEventListener( 'change', submit );
	// On a slow network the choice may have come before this module.
	const shown = select?.querySelector< HTMLOptionElement >( 'option[selected]' );
	if ( select && shown && select.value !== shown.value ) {
		submit();
	}
}
