import type { EditorField } from '../identity';
import { Identities } from '../identity';

const field = (
	clientId: string,
	attributes: EditorField[ 'attributes' ]
): EditorField => ( { clientId, attributes } );

/** Settles a field among others and writes what changes into it, as the editor does. */
const settle = (
	identities: Identities,
	one: EditorField,
	others: EditorField[]
): void =>
	void Object.assign( one.attributes, identities.settle( one, others ) );

describe( 'identities of fields', () => {
	it( 'a new field gets an id, and a slug that follows its label until the form is saved', () => {
		const identities = new Identities();
		const one = field( 'a', { label: 'Text' } );
		settle( identities, one, [] );
		expect( one.attributes.block_id ).toMatch( /^[a-z0-9]{8}$/ );
		expect( one.attributes.slug ).toBe( 'text' );
		one.attributes.label = 'Company';
		settle( identities, one, [] );
		expect( one.attributes.slug ).toBe( 'company' );
		identities.freeze();
		one.attributes.label = 'Firm';
		settle( identities, one, [] );
		expect( one.attributes.slug ).toBe( 'company' );
	} );

	it( 'a slug that the owner wrote or that was saved never follows the label', () => {
		const identities = new Identities();
		const one = field( 'a', {
			block_id: 'n1',
			slug: 'name',
			label: 'Your name',
		} );
		settle( identities, one, [] );
		expect( one.attributes ).toEqual( {
			block_id: 'n1',
			slug: 'name',
			label: 'Your name',
		} );
	} );

	it( 'a copy gets its own id and slug, even where it stands before the original', () => {
		const identities = new Identities();
		const original = field( 'a', {
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
		} );
		settle( identities, original, [] );
		const copy = field( 'b', { ...original.attributes } );
		settle( identities, copy, [ original ] );
		settle( identities, original, [ copy ] );
		expect( original.attributes ).toMatchObject( {
			block_id: 'n1',
			slug: 'name',
		} );
		expect( copy.attributes.block_id ).not.toBe( 'n1' );
		expect( copy.attributes.slug ).toBe( 'name-2' );
	} );

	it( 'rules of fields that are copied together look at the copies', () => {
		const identities = new Identities();
		const rule = {
			rules: [ { field: 'a1', operator: 'equal' as const, value: 'x' } ],
		};
		const first = [
			field( 'a', { block_id: 'a1', slug: 'a', label: 'A' } ),
			field( 'b', {
				block_id: 'b1',
				slug: 'b',
				label: 'B',
				conditional: rule,
			} ),
		];
		first.forEach( ( one ) =>
			settle(
				identities,
				one,
				first.filter( ( other ) => other !== one )
			)
		);
		const second = first.map( ( { clientId, attributes } ) =>
			field( `${ clientId }2`, { ...attributes } )
		);
		const all = [ ...first, ...second ];
		second.forEach( ( one ) =>
			settle(
				identities,
				one,
				all.filter( ( other ) => other !== one )
			)
		);
		expect( second[ 1 ]?.attributes.conditional?.rules?.[ 0 ]?.field ).toBe(
			second[ 0 ]?.attributes.block_id
		);
		expect( first[ 1 ]?.attributes.conditional ).toEqual( rule );
	} );

	it( 'limits of dates that are copied together look at the copies', () => {
		const identities = new Identities();
		const first = [
			field( 'a', { block_id: 'a1', slug: 'from', label: 'From' } ),
			field( 'b', {
				block_id: 'b1',
				slug: 'to',
				label: 'To',
				minDate: 'field:a1 +1 days',
				maxDate: 'field:zz',
			} ),
		];
		first.forEach( ( one ) =>
			settle(
				identities,
				one,
				first.filter( ( other ) => other !== one )
			)
		);
		const second = first.map( ( { clientId, attributes } ) =>
			field( `${ clientId }2`, { ...attributes } )
		);
		const all = [ ...first, ...second ];
		second.forEach( ( one ) =>
			settle(
				identities,
				one,
				all.filter( ( other ) => other !== one )
			)
		);
		expect( second[ 1 ]?.attributes ).toMatchObject( {
			minDate: `field:${ second[ 0 ]?.attributes.block_id } +1 days`,
			maxDate: 'field:zz',
		} );
		expect( first[ 1 ]?.attributes ).toMatchObject( {
			minDate: 'field:a1 +1 days',
		} );
	} );

	it( 'a field that takes the id of a deleted one keeps it', () => {
		const identities = new Identities();
		settle(
			identities,
			field( 'a', { block_id: 'n1', slug: 'name', label: 'Name' } ),
			[]
		);
		const again = field( 'b', {
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
		} );
		settle( identities, again, [] );
		expect( again.attributes ).toMatchObject( {
			block_id: 'n1',
			slug: 'name',
		} );
	} );
} );
