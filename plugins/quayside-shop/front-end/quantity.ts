/**
 * Raises quantities below their minimum. Spec section 5: where min is 0 or more; not inside `.product-quantity`.
 */
export function raiseQuantities( root: ParentNode ): void {
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'input.qty:not(.product-quantity input.qty)'
	) ) {
		const minimum = parseFloat( input.min );
		if ( minimum >= 0 && parseFloat( input.value ) < minimum ) {
			input.value = String( minimum );
		}
	}
}
