/** Returns the smallest round number (1, 2 or 5 times a power of ten) that is not below a value, for the end of an axis. */
export function roundUp( value: number ): number {
	const power = 10 ** Math.floor( Math.log10( Math.max( 1, value ) ) );
	return (
		( [ 1, 2, 5, 10 ].find( ( step ) => step * power >= value ) ?? 10 ) *
		power
	);
}
