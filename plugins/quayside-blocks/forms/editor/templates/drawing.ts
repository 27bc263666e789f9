/** A field of a template, as far as its picture shows it. */
export interface DrawnField {
	type: string;
	width: number;
	choices: number;
}

/** A shape of a picture. The unit is px at the original size. */
export interface Shape {
	kind: 'label' | 'box' | 'mark' | 'drop' | 'line' | 'button';
	x: number;
	y: number;
	width: number;
	height: number;
}

export const WIDTH = 200;
export const HEIGHT = 220;

const PADDING = 16;
const GAP = 8;
const LINE = 10;
const LABEL = 5;
/** Fields with text beside a box instead of a label above. */
const BESIDE = [ 'checkbox', 'gdpr' ];

/** Returns the shapes of a field below its label, and their height. */
const drawControl = (
	{ type, choices }: DrawnField,
	x: number,
	y: number,
	width: number
): { shapes: Shape[]; height: number } => {
	const one = ( kind: Shape[ 'kind' ], height: number ) => ( {
		shapes: [ { kind, x, y, width, height } ],
		height,
	} );
	if ( type === 'textarea' ) {
		return one( 'box', 32 );
	}
	if ( type === 'upload' ) {
		return one( 'drop', 24 );
	}
	if ( type === 'slider' ) {
		return {
			shapes: [
				{ kind: 'line', x, y: y + 4, width, height: 2 },
				{ kind: 'mark', x: x + width / 3, y, width: 10, height: 10 },
			],
			height: LINE,
		};
	}
	if ( type === 'rating' ) {
		return {
			shapes: [ 0, 1, 2, 3, 4 ].map( ( star ) => ( {
				kind: 'mark',
				x: x + star * 14,
				y,
				width: 10,
				height: 10,
			} ) ),
			height: LINE,
		};
	}
	if ( type === 'multi-choice' ) {
		// Long lists would hide the rest of the form.
		const rows = Math.min( 3, choices );
		return {
			shapes: Array.from( { length: rows }, ( _, row ): Shape[] => [
				{ kind: 'mark', x, y: y + row * 12, width: 8, height: 8 },
				{
					kind: 'line',
					x: x + 12,
					y: y + row * 12 + 2,
					width: Math.min( width - 12, 48 ),
					height: 3,
				},
			] ).flat(),
			height: rows * 12 - 4,
		};
	}
	return one( 'box', 14 );
};

/**
 * Returns the shapes of a form: its fields in their columns, and the button. Fields below the picture are left out.
 *
 * @param fields Fields of the form.
 */
export function drawForm( fields: DrawnField[] ): Shape[] {
	const space = WIDTH - 2 * PADDING;
	const shapes: Shape[] = [];
	let used = 0;
	let top = PADDING;
	let rowHeight = 0;
	for ( const field of fields ) {
		if ( used + field.width > 100 ) {
			top += rowHeight + GAP;
			used = 0;
			rowHeight = 0;
		}
		const x = PADDING + ( used / 100 ) * ( space + GAP );
		const width = ( field.width / 100 ) * ( space + GAP ) - GAP;
		if ( BESIDE.includes( field.type ) ) {
			shapes.push(
				{ kind: 'mark', x, y: top, width: 8, height: 8 },
				{
					kind: 'line',
					x: x + 12,
					y: top + 2,
					width: width - 12,
					height: 3,
				}
			);
			rowHeight = Math.max( rowHeight, LINE );
		} else {
			shapes.push( {
				kind: 'label',
				x,
				y: top,
				width: Math.min( width, 44 ),
				height: 3,
			} );
			const control = drawControl( field, x, top + LABEL + 3, width );
			shapes.push( ...control.shapes );
			rowHeight = Math.max( rowHeight, LABEL + 3 + control.height );
		}
		used += field.width;
	}
	shapes.push( {
		kind: 'button',
		x: PADDING,
		y: top + rowHeight + GAP + 2,
		width: 52,
		height: 16,
	} );
	return shapes.filter( ( { y } ) => y < HEIGHT );
}
