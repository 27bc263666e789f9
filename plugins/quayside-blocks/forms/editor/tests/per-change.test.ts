import { perChange } from '../per-change';

jest.mock( '@wordpress/block-editor', () => ( {
	store: 'core/block-editor',
} ) );

/** Fields of a form. */
const COUNT = 60;

const makeForm = ( label = 'Name' ) => {
	const ids = Array.from( { length: COUNT }, ( _, at ) => `b${ at }` );
	const blocks = ids.map( ( clientId, at ) => ( {
		clientId,
		name: at ? 'quayside/field-input' : 'core/paragraph',
		attributes: { label: at === 1 ? label : 'Text', help: '' },
	} ) );
	return { ids, blocks };
};

it( 'reads the fields once per change, however many fields use them', () => {
	let form = makeForm();
	const read = jest.fn( ( blocks: Array< { attributes: object } > ) =>
		blocks.map(
			( { attributes } ) => ( attributes as { label: string } ).label
		)
	);
	const selector = perChange( read );
	const select = () => ( {
		getClientIdsWithDescendants: () => form.ids,
		getBlocksByClientId: () => form.blocks,
		getBlockParents: () => [],
	} );
	const useByAll = () => new Set( form.ids.map( () => selector( select ) ) );

	const [ first ] = useByAll();
	expect( first ).toHaveLength( COUNT - 1 );
	expect( read ).toHaveBeenCalledTimes( 1 );

	// Another attribute changes: nothing that the components display.
	form = makeForm();
	expect( [ ...useByAll() ] ).toEqual( [ first ] );
	expect( useByAll().has( first as string[] ) ).toBe( true );
	expect( read ).toHaveBeenCalledTimes( 2 );

	form = makeForm( 'Full name' );
	const [ second ] = useByAll();
	expect( second?.[ 0 ] ).toBe( 'Full name' );
	expect( read ).toHaveBeenCalledTimes( 3 );
} );
