import type { EditorField } from '../identity';
import { Identities } from '../identity';

const field = (
	clientId: string,
	attributes: EditorField[ 'attributes' ]
): EditorField => ( { clientId, attributes } );

/** Resolves the identity of a field and applies the changes, as the editor does. */
const resolve = (
	identities: Identities,
	one: EditorField,
	others: EditorField[]
): void =>
	void Object.assign( one.attributes, identities.resolve( one, others ) );

describe( 'identities of fields', () => {
	it( 'assigns an id to a new field, and a slug that changes with the label until the form is saved', () => {
		const identities = new Identities();
		const one = field( 'a', { label: 'Text' } );
		resolve( identities, one, [] );
		expect( one.attributes.block_id ).toMatch( /^[a-z0-9]{8}$/ );
		expect( one.attributes.slug ).toBe( 'text' );
		one.attributes.label = 'Company';
		resolve( identities, one, [] );
		expect( one.attributes.slug ).toBe( 'company' );
		identities.freeze();
		one.attributes.label = 'Firm';
		resolve( identities, one, [] );
		expect( one.attributes.slug ).toBe( 'company' );
	} );

	it( 'does not change edited or saved slugs with the label', () => {
		const identities = new Identities();
		const one = field( 'a', {
			block_id: 'n1',
			slug: 'name',
			label: 'Your name',
		} );
		resolve( identities, one, [] );
		expect( one.attributes ).toEqual( {
			block_id: 'n1',
			slug: 'name',
			label: 'Your name',
		} );
	} );

	it( 'assigns a new id and slug to a copy, even if it is before the original', () => {
		const identities = new Identities();
		const original = field( 'a', {
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
		} );
		resolve( identities, original, [] );
		const copy = field( 'b', { ...original.attributes } );
		resolve( identities, copy, [ original ] );
		resolve( identities, original, [ copy ] );
		expect( original.attributes ).toMatchObject( {
			block_id: 'n1',
			slug: 'name',
		} );
		expect( copy.attributes.block_id ).not.toBe( 'n1' );
		expect( copy.attributes.slug ).toBe( 'name-2' );
	} );

	it( 'updates rules of fields that are copied together to refer to the copies', () => {
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
			resolve(
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
			resolve(
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

	it( 'updates limits of dates that are copied together to refer to the copies', () => {
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
			resolve(
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
			resolve(
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

	it( 'preserves the id of a field that replaces a deleted one', () => {
		const identities = new Identities();
		resolve(
			identities,
			field( 'a', { block_id: 'n1', slug: 'name', label: 'Name' } ),
			[]
		);
		const again = field( 'b', {
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
		} );
		resolve( identities, again, [] );
		expect( again.attributes ).toMatchObject( {
			block_id: 'n1',
			slug: 'name',
		} );
	} );
} );
