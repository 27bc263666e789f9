import { useEffect, useRef, useState } from 'react';

/** Width until the page has been measured, in px. */
const WIDTH = 960;

/**
 * Returns the rendered width of an SVG in px, with the ref to put on it. Drawn at that width, text and gaps keep their size
 * on every screen; a scaled drawing has text that is too small to read on a phone.
 */
export function useWidth() {
	const ref = useRef< SVGSVGElement >( null );
	const [ width, setWidth ] = useState( WIDTH );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setWidth( entry?.contentRect.width || WIDTH )
		);
		if ( ref.current ) {
			observer.observe( ref.current );
		}
		return () => observer.disconnect();
	}, [] );
	return { ref, width };
}
