jest.mock( '@wordpress/blocks', () => ( {
	createBlock: (
		name: string,
		attributes: object,
		innerBlocks: unknown[] = []
	) => ( { name, attributes, innerBlocks } ),
} ) );
jest.mock( '@wordpress/i18n', () => ( { __: ( words: string ) => words } ) );

import cases from '../../../../../contracts/galleries/cases/spectra.json';
import { move } from '../move';
import { fromCore, fromSpectra, transforms } from '../transforms';

const spectra = {
	mediaGallery: [
		{ id: 7, url: 'http://shop.test/a.jpg', sizes: {} },
		{ id: 8, url: 'http://shop.test/b.jpg' },
	],
	feedLayout: 'masonry',
	columnsDesk: 5,
	columnsTab: 5,
	columnsMob: 2,
	gridImageGap: 100,
	gridImageGapTab: 40,
	feedPagination: true,
	paginateUseLoader: false,
	paginateLimit: 12,
	imageClickEvent: 'url',
	customLinks: { 7: 'https://example.com/', 8: '' },
	lightboxThumbnails: true,
	lightboxCloseIcon: '',
	focusListObject: { 8: true },
	carouselAutoplaySpeed: 2000,
};

it( "preserves every setting of Spectra's gallery that the spec names", () => {
	expect( fromSpectra( spectra ) ).toMatchObject( {
		ids: [ 7, 8 ],
		layout: 'masonry',
		columnsDesk: 5,
		columnsTab: 5,
		columnsMob: 2,
		gap: 100,
		gapTab: 40,
		feedPagination: true,
		paginateUseLoader: false,
		paginateLimit: 12,
		clickAction: 'url',
		customLinks: { 7: 'https://example.com/' },
		lightboxThumbnails: true,
		lightboxDisplayCount: false,
		lightboxCloseIcon: '',
		focusIds: [ 8 ],
	} );
} );

it.each( cases.gallery )(
	"converts Spectra's gallery: $title",
	( { given, expected } ) => {
		expect( fromSpectra( given ) ).toEqual( expected );
	}
);

it( "uses Spectra's defaults for omitted attributes", () => {
	expect( fromSpectra( { mediaGallery: [ { id: 7 } ] } ) ).toMatchObject( {
		ids: [ 7 ],
		layout: 'grid',
		gap: 8,
		clickAction: 'none',
		captions: 'hover',
		lightboxDisplayCount: false,
	} );
} );

it( "reads Spectra's gallery on a site without Spectra", () => {
	const missing = transforms.from.find( ( { blocks } ) =>
		blocks?.includes( 'core/missing' )
	) as unknown as {
		transform: ( attributes: object ) => { attributes: object };
		isMatch: ( attributes: object ) => boolean;
	};
	expect( missing.isMatch( { originalName: 'uagb/image-gallery' } ) ).toBe(
		true
	);
	expect( missing.isMatch( { originalName: 'uagb/slider' } ) ).toBe( false );
	const originalContent = `<!-- wp:uagb/image-gallery ${ JSON.stringify( spectra ) } /-->`;
	expect( missing.transform( { originalContent } ).attributes ).toEqual(
		fromSpectra( spectra )
	);
} );

it( "reads WordPress's current gallery block with inner image blocks", () => {
	const image = ( id: number ) => ( {
		name: 'core/image',
		attributes: { id, lightbox: { enabled: true } },
	} );
	expect(
		fromCore( { columns: 4, imageCrop: false, randomOrder: true }, [
			image( 3 ),
			image( 4 ),
		] )
	).toMatchObject( {
		ids: [ 3, 4 ],
		columnsDesk: 4,
		columnsMob: 2,
		aspectRatio: 'auto',
		order: 'random',
		clickAction: 'lightbox',
	} );
} );

it( "reads WordPress's old gallery block with an images attribute", () => {
	expect(
		fromCore( { images: [ { id: '3' }, { id: '4' } ], linkTo: 'media' } )
	).toMatchObject( { ids: [ 3, 4 ], clickAction: 'image' } );
	expect( fromCore( { ids: [ 5 ] } ) ).toMatchObject( { ids: [ 5 ] } );
} );

it( "converts to WordPress's gallery and back without changes", () => {
	const to = transforms.to[ 0 ]?.transform as unknown as (
		attributes: object
	) => {
		attributes: Record< string, unknown >;
		innerBlocks: { name: string; attributes: Record< string, unknown > }[];
	};
	const ours = {
		ids: [ 3, 4 ],
		columnsDesk: 4,
		aspectRatio: 'auto',
		imageSize: 'large',
		order: 'manual',
		clickAction: 'url',
		customLinks: { 4: 'https://example.com/' },
	};
	const core = to( ours );
	expect(
		core.innerBlocks.map( ( { attributes } ) => attributes.id )
	).toEqual( [ 3, 4 ] );
	expect( fromCore( core.attributes, core.innerBlocks ) ).toMatchObject( {
		ids: [ 3, 4 ],
		columnsDesk: 4,
		aspectRatio: 'auto',
		clickAction: 'url',
		customLinks: { 4: 'https://example.com/' },
	} );
} );

it( 'moves an image by one position and clamps at the ends', () => {
	expect( move( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( move( [ 1, 2, 3 ], 2, -5 ) ).toEqual( [ 3, 1, 2 ] );
	expect( move( [ 1, 2, 3 ], 0, 99 ) ).toEqual( [ 2, 3, 1 ] );
} );
