import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

interface KeepFocus< Root extends HTMLElement > {
	ref: RefObject< Root >;
	onFocus: ( event: FocusEvent ) => void;
	onBlur: () => void;
}

/**
 * Returns the props of an element that keeps the focus: when the control that has it is removed, the control that takes its place gets
 * it, or the last one. Otherwise the focus would fall to the page, and keyboard users would start over. Use it in the component that
 * renders again when the control is removed.
 */
export function useKeepFocus< Root extends HTMLElement >(): KeepFocus< Root > {
	const ref = useRef< Root >( null );
	const last = useRef< { control: Element; place: number } | null >( null );

	const getControls = (): HTMLElement[] => [
		...( ref.current?.querySelectorAll< HTMLElement >( CONTROLS ) ?? [] ),
	];

	useLayoutEffect( () => {
		const document = ref.current?.ownerDocument;
		if ( ! document || ! last.current ) {
			return;
		}
		const { control, place } = last.current;
		const controls = getControls();
		if ( control.isConnected ) {
			last.current.place = controls.findIndex( ( each ) =>
				each.contains( control )
			);
			return;
		}
		last.current = null;
		if ( document.activeElement !== document.body ) {
			return;
		}
		for ( const next of [
			...controls.slice( place ),
			...controls.slice( 0, place ).reverse(),
		] ) {
			// A hidden or disabled control can't have the focus.
			next.focus();
			if ( document.activeElement === next ) {
				return;
			}
		}
	} );

	return {
		ref,
		onFocus: ( { target } ) => {
			const place = getControls().findIndex( ( each ) =>
				each.contains( target )
			);
			last.current = place < 0 ? null : { control: target, place };
		},
		// React doesn't call it for a control that it removes.
		onBlur: () => {
			last.current = null;
		},
	};
}
