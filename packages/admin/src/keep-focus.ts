import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, summary, textarea';

interface KeepFocus< Root extends HTMLElement > {
	ref: RefObject< Root >;
	onBlur: () => void;
}

/** Determines whether two controls do the same, such as removing an item of a list. */
const isAlike = ( one: Element, other: Element ): boolean =>
	one.tagName === other.tagName && one.className === other.className;

/**
 * Returns the props of an element that keeps the focus: when the control that has it is removed, the control that takes its place gets
 * it, or the next one, or the last one. Otherwise the focus would fall to the page, and keyboard users would start over. Use it in the component that
 * renders again when the control is removed.
 */
export function useKeepFocus< Root extends HTMLElement >(): KeepFocus< Root > {
	const ref = useRef< Root >( null );
	const last = useRef< {
		control: Element;
		place: number;
		controls: HTMLElement[];
	} | null >( null );

	const getControls = (): HTMLElement[] => [
		...( ref.current?.querySelectorAll< HTMLElement >( CONTROLS ) ?? [] ),
	];

	const remember = ( control: Element | null ): void => {
		const controls = getControls();
		const place = controls.findIndex( ( each ) =>
			each.contains( control )
		);
		last.current =
			! control || place < 0 ? null : { control, place, controls };
	};

	// React calls no handlers while it updates the page, such as when a dialog that it removes returns the focus. The component may not
	// render with that update, so the browser's own event is needed.
	useLayoutEffect( () => {
		const root = ref.current;
		const onFocus = ( { target }: FocusEvent ): void =>
			remember( target as Element );
		root?.addEventListener( 'focusin', onFocus );
		return () => root?.removeEventListener( 'focusin', onFocus );
	} );

	useLayoutEffect( () => {
		const document = ref.current?.ownerDocument;
		if ( ! document ) {
			return;
		}
		if ( ! last.current ) {
			// The focus was returned by the same update, which may have removed the listener for a moment.
			remember( document.activeElement );
			return;
		}
		const { control, place, controls: former } = last.current;
		const controls = getControls();
		if ( control.isConnected ) {
			last.current.place = controls.findIndex( ( each ) =>
				each.contains( control )
			);
			last.current.controls = controls;
			return;
		}
		last.current = null;
		if ( document.activeElement !== document.body ) {
			return;
		}
		// More than one control may have been removed, such as a row. Then another one is at its place that only moved up.
		const successor = controls[ place ];
		const takesPlace =
			successor &&
			( ! former.includes( successor ) || isAlike( control, successor ) );
		const following = former
			.slice( place + 1 )
			.find( ( each ) => each.isConnected );
		const start =
			takesPlace || ! following ? place : controls.indexOf( following );
		for ( const next of [
			...controls.slice( start ),
			...controls.slice( 0, start ).reverse(),
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
		// React doesn't call it for a control that it removes.
		onBlur: () => {
			last.current = null;
		},
	};
}
