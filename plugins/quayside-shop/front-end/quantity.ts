/**
 * Raises quantities below their minimum (spec section 5: if min is 0 or more and the field is not inside
 * `.product-quantity`).
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
