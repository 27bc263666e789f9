import { doneLabel, getUndo } from '../undo';

const entry = (
	id: number,
	status: 'unread' | 'read' | 'spam' | 'trash',
	starred = false
) => ( { id, status, starred } );

it.each( [
	[
		'trash',
		[ entry( 1, 'read' ), entry( 2, 'spam' ) ],
		[ [ 'restore', [ 1, 2 ] ] ],
	],
	[ 'restore', [ entry( 1, 'trash' ) ], [ [ 'trash', [ 1 ] ] ] ],
	[
		'spam',
		[ entry( 1, 'read' ), entry( 2, 'unread' ), entry( 3, 'read' ) ],
		[
			[ 'read', [ 1, 3 ] ],
			[ 'unread', [ 2 ] ],
		],
	],
	[
		'unread',
		[ entry( 1, 'spam' ), entry( 2, 'read' ) ],
		[
			[ 'spam', [ 1 ] ],
			[ 'read', [ 2 ] ],
		],
	],
	[ 'read', [ entry( 1, 'unread' ) ], [ [ 'unread', [ 1 ] ] ] ],
	[ 'star', [ entry( 1, 'trash' ) ], [ [ 'unstar', [ 1 ] ] ] ],
	[ 'delete', [ entry( 1, 'trash' ) ], [] ],
] as const )( 'returns the calls that undo "%s"', ( action, entries, undo ) => {
	expect( getUndo( action, [ ...entries ] ) ).toEqual( undo );
} );

it( 'describes what was done', () => {
	expect( doneLabel( 'trash', 1 ) ).toBe( '1 entry moved to trash.' );
	expect( doneLabel( 'read', 3 ) ).toBe( '3 entries marked as read.' );
} );
