import { AA, contrast } from '@quayside/ui/contrast';

/**
 * Returns the indexes of text colors with low contrast on the page background or the subtle background.
 *
 * @param colors The palette's seven colors.
 */
export function getLowContrast( colors: string[] ): number[] {
	const backgrounds = [ colors[ 4 ], colors[ 5 ] ];
	return [ 0, 1, 2, 3 ].filter( ( index ) =>
		backgrounds.some(
			( background ) =>
				background && contrast( colors[ index ] ?? '', background ) < AA
		)
	);
}
