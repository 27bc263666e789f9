/**
 * Lets add-to-cart buttons that themes, plugins, or authors print themselves load the cart's module, as WooCommerce's own
 * script handles each element with its classes. PHP marks the buttons of WooCommerce's template.
 *
 * It is inline because it has to run before the loader, at the first interaction with a button that may be added later.
 */
for ( const type of [ 'pointerover', 'focusin', 'click' ] ) {
	addEventListener(
		type,
		( { target } ) => {
			const button = ( target as Partial< Element > ).closest?.(
				'.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive,[data-island-for])'
			);
			button?.setAttribute( 'data-island-for', 'quayside-cart' );
		},
		true
	);
}

export {};
