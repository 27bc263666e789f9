import { renderToString } from '@wordpress/element';
import { ConditionSummary } from '../conditions/summary';
import { useOtherFields } from '../use-other-fields';

jest.mock( '../use-other-fields', () => ( {
	useOtherFields: jest.fn( () => [ { id: 'a', label: 'Topic' } ] ),
} ) );

it( 'names the fields of the rules', () => {
	const html = renderToString(
		<ConditionSummary
			clientId="1"
			conditional={ {
				rules: [ { field: 'a', operator: 'equal', value: 'Other' } ],
			} }
		/>
	);
	expect( html ).toContain( 'Topic' );
	expect( html ).toContain( 'Other' );
} );

it.each( [ undefined, {}, { rules: [] } ] )(
	'reads no other fields on each key press for %j',
	( conditional ) => {
		jest.mocked( useOtherFields ).mockClear();
		expect(
			renderToString(
				<ConditionSummary clientId="1" conditional={ conditional } />
			)
		).toBe( '' );
		expect( useOtherFields ).not.toHaveBeenCalled();
	}
);
