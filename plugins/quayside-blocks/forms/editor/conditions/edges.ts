import type { FormField } from '../use-form-fields';

/** An arrow from the field that rules depend on to the field that they show or hide, as positions in the form. */
export interface Edge {
	from: number;
	to: number;
	/** Column of its line, from 0. Arrows that overlap have different columns. */
	lane: number;
}

/**
 * Returns the arrows between the fields of a form, one for each pair. Rules of deleted fields have none.
 *
 * @param fields All fields, in order.
 */
export function edgesOf( fields: FormField[] ): Edge[] {
	const positions = new Map(
		fields.map( ( { id }, index ) => [ id, index ] )
	);
	const pairs = new Map< string, { from: number; to: number } >();
	fields.forEach( ( { conditional }, to ) => {
		for ( const { field } of conditional.rules ?? [] ) {
			const from = positions.get( field ?? '' );
			if ( from !== undefined && field ) {
				pairs.set( `${ from } ${ to }`, { from, to } );
			}
		}
	} );
	const edges: Edge[] = [];
	const reach = ( { from, to }: { from: number; to: number } ) => [
		Math.min( from, to ),
		Math.max( from, to ),
	];
	// Short arrows are nearest to the fields.
	const sorted = [ ...pairs.values() ].sort(
		( a, b ) => Math.abs( a.from - a.to ) - Math.abs( b.from - b.to )
	);
	for ( const pair of sorted ) {
		const [ top = 0, bottom = 0 ] = reach( pair );
		const taken = edges
			.filter( ( edge ) => {
				const [ start = 0, end = 0 ] = reach( edge );
				return start <= bottom && end >= top;
			} )
			.map( ( { lane } ) => lane );
		let lane = 0;
		while ( taken.includes( lane ) ) {
			lane++;
		}
		edges.push( { ...pair, lane } );
	}
	return edges;
}
