import { applyFilters } from '@wordpress/hooks';
import { decodeAttributes } from '../decode-attributes';

const read = ( name: string, attributes: object ): unknown =>
	applyFilters( 'blocks.getBlockAttributes', attributes, { name } );

it( 'decodes the entities of plain text at any depth, and leaves HTML and other blocks unchanged', () => {
	decodeAttributes( 'quayside/gallery', ( path ) =>
		/(^|\.)caption(\.|$)/.test( path )
	);
	const stored = {
		ids: [ 3, 4 ],
		caption: 'Fish &amp; chips',
		details: [
			{ alt: 'Fish &amp; chips', caption: 'R&amp;D' },
			{ alt: 'a &lt; b', link: '/?a=1&amp;b=2', newTab: true },
		],
		customLinks: { 3: '/?a=1&amp;b=2' },
		radius: undefined,
	};
	expect( read( 'quayside/gallery', stored ) ).toEqual( {
		...stored,
		details: [
			{ alt: 'Fish & chips', caption: 'R&amp;D' },
			{ alt: 'a < b', link: '/?a=1&b=2', newTab: true },
		],
		customLinks: { 3: '/?a=1&b=2' },
	} );
	expect( read( 'core/image', stored ) ).toBe( stored );
} );
