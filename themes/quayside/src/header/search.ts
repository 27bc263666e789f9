/**
 * Mounts the header's search, a details element that works without scripts. Adds focus handling, Escape, and closing on
 * a click outside.
 *
 * @param element The details element.
 */
export function mount( element: HTMLElement ): void {
	const search = element as HTMLDetailsElement;
	const summary = search.querySelector( 'summary' );

	const close = ( returnFocus: boolean ): void => {
		if ( search.open ) {
			search.open = false;
			if ( returnFocus ) {
				summary?.focus();
			}
		}
	};

	search.addEventListener( 'toggle', () => {
		if ( search.open ) {
			search.querySelector( 'input' )?.focus();
		}
	} );
	document.addEventListener(
		'keydown',
		( { key } ) =>
			key === 'Escape' &&
			close( search.contains( document.activeElement ) )
	);
	document.addEventListener(
		'pointerdown',
		( { target } ) => ! search.contains( target as Node ) && close( false )
	);
	search.addEventListener(
		'focusout',
		( { relatedTarget } ) =>
			relatedTarget &&
			! search.contains( relatedTarget as Node ) &&
			close( false )
	);
}
