jest.mock( '@wordpress/blocks', () => ( {
	createBlock: (
		name: string,
		attributes: object,
		innerBlocks: unknown[] = []
	) => ( { name, attributes, innerBlocks } ),
	getBlockType: () => undefined,
	parse: () => [],
	serialize: () => '',
} ) );
jest.mock( '@wordpress/core-data', () => ( { store: {} } ) );
jest.mock( '@wordpress/data', () => ( {
	select: () => ( { getEntityRecords: () => mockRecords } ),
	useSelect: () => [],
} ) );
jest.mock( '@wordpress/i18n', () => ( { __: ( words: string ) => words } ) );

import cases from '../../../../../contracts/galleries/cases/spectra.json';
import type { GalleryAttributes } from '../attributes';
import { fromCore, toCore } from '../core';
import { change, remove, reorder, replace, select, setLink } from '../details';
import { move } from '../move';
import { omit } from '../origin';
import { addImages, fromText, getImageQuery, toText } from '../shortcode';
import { fromSpectra, toSpectra } from '../spectra';
import { transforms } from '../transforms';
import type { Attachment } from '../use-images';

const mockRecords: Attachment[] = [];

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
		// What a transform back needs is the editor's alone.
		const { details = [], ...settings } = fromSpectra( given );
		const texts = details.map( ( detail ) =>
			omit( { ...detail }, 'origin' )
		);
		expect( {
			...omit( settings, 'origin' ),
			...( texts.some( ( text ) => Object.keys( text ).length ) && {
				details: texts,
			} ),
		} ).toEqual( expected );
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

it( 'leaves the texts of images to the library that WordPress has not filled in yet', () => {
	expect(
		fromCore( { columns: 3 }, inner( [ { id: 3 } ] ) ).details?.[ 0 ]
	).not.toHaveProperty( 'alt' );
} );

it( "reads WordPress's old gallery block with an images attribute", () => {
	expect(
		fromCore( { images: [ { id: '3' }, { id: '4' } ], linkTo: 'media' } )
	).toMatchObject( { ids: [ 3, 4 ], clickAction: 'image' } );
	expect( fromCore( { ids: [ 5 ] } ) ).toMatchObject( { ids: [ 5 ] } );
} );

const base = {
	ids: [ 3, 4 ],
	details: [],
	columnsDesk: 4,
	aspectRatio: 'auto',
	imageSize: 'large',
	order: 'manual',
	clickAction: 'url',
	customLinks: { 4: 'https://example.com/' },
	customLinksNewTab: false,
	caption: '',
} as unknown as GalleryAttributes;

const library = new Map< number, Attachment >( [
	[
		3,
		{
			id: 3,
			source_url: 'http://shop.test/a.jpg',
			alt_text: 'A boat',
			caption: { raw: 'At <em>dawn</em>' },
			link: 'http://shop.test/a/',
			mime_type: 'image/jpeg',
			media_details: {
				width: 1600,
				height: 900,
				sizes: {
					large: {
						source_url: 'http://shop.test/a-1024.jpg',
						width: 1024,
						height: 576,
					},
				},
			},
		},
	],
] );

const inner = ( images: Record< string, unknown >[] ) =>
	images.map( ( attributes ) => ( { name: 'core/image', attributes } ) );

it( "converts to WordPress's gallery with the library's texts and the gallery's links", () => {
	const { gallery, images } = toCore( base, library );
	expect( gallery ).toMatchObject( {
		columns: 4,
		imageCrop: false,
		sizeSlug: 'large',
		linkTo: 'none',
	} );
	expect( images[ 0 ] ).toEqual( {
		id: 3,
		url: 'http://shop.test/a-1024.jpg',
		alt: 'A boat',
		caption: 'At <em>dawn</em>',
		sizeSlug: 'large',
		linkDestination: 'none',
	} );
	expect( images[ 1 ] ).toMatchObject( {
		id: 4,
		linkDestination: 'custom',
		href: 'https://example.com/',
	} );
	expect( fromCore( gallery, inner( images ) ) ).toMatchObject( {
		ids: [ 3, 4 ],
		columnsDesk: 4,
		aspectRatio: 'auto',
		clickAction: 'url',
		details: [
			{ alt: 'A boat', caption: 'At <em>dawn</em>' },
			{ link: 'https://example.com/' },
		],
	} );
} );

const core = {
	gallery: {
		linkTo: 'media',
		columns: 2,
		sizeSlug: 'large',
		caption: 'All of <strong>May</strong>',
		style: { color: { background: '#eee' } },
	},
	images: [
		{
			id: 3,
			url: 'https://cdn.test/a.jpg?w=900',
			alt: 'Mine',
			caption: 'Here',
			title: 'A',
			sizeSlug: 'large',
			linkDestination: 'media',
			href: 'https://cdn.test/a.jpg',
			className: 'is-style-rounded',
		},
		{
			id: 3,
			url: 'https://cdn.test/a.jpg?w=900',
			alt: '',
			sizeSlug: 'large',
			linkDestination: 'custom',
			href: '/shop/',
			linkTarget: '_blank',
			rel: 'sponsored noopener',
		},
		{ id: 4, url: 'x.jpg', alt: '', lightbox: { enabled: true } },
	],
};

it( "restores WordPress's gallery exactly, even what has no counterpart", () => {
	const ours = fromCore( core.gallery, inner( core.images ) );
	expect( ours ).toMatchObject( {
		clickAction: 'image',
		caption: core.gallery.caption,
		details: [
			{ alt: 'Mine', caption: 'Here' },
			{ link: '/shop/', newTab: true, rel: 'sponsored noopener' },
			{ action: 'lightbox' },
		],
	} );
	const back = toCore( { ...base, ...ours } as GalleryAttributes, library );
	expect( back.gallery ).toEqual( core.gallery );
	expect( back.images.map( ( image ) => ( { ...image } ) ) ).toEqual(
		core.images.map( ( image ) => ( { caption: '', ...image } ) )
	);
} );

it( "restores WordPress's empty gallery as it was", () => {
	for ( const given of [ {}, { linkTo: 'none' }, { columns: 4 } ] ) {
		const ours = fromCore( given, [] );
		const back = toCore(
			{ ...base, ...ours } as GalleryAttributes,
			new Map()
		);
		expect( back ).toEqual( { gallery: given, images: [] } );
	}
} );

it( 'restores the images of a gallery that needs no restoring itself', () => {
	// From WordPress 5.0: images without a size.
	const images = [
		{ id: 3, url: 'a.jpg', alt: '', linkDestination: 'none' },
	];
	const ours = fromCore(
		{
			columns: 2,
			imageCrop: true,
			sizeSlug: 'large',
			randomOrder: false,
			linkTo: 'none',
		},
		inner( images )
	);
	const back = toCore( { ...base, ...ours } as GalleryAttributes, library );
	expect( back.images ).toEqual( [ { caption: '', ...images[ 0 ] } ] );
} );

it( 'applies later changes, and preserves the rest', () => {
	const ours = {
		...base,
		...fromCore( core.gallery, inner( core.images ) ),
		columnsDesk: 5,
		clickAction: 'none',
	} as GalleryAttributes;
	Object.assign( ours, reorder( ours, 0, 2 ) );
	Object.assign( ours, change( ours, 2, { caption: 'There' } ) );
	const { gallery, images } = toCore( ours, library );
	expect( gallery ).toMatchObject( {
		columns: 5,
		linkTo: 'none',
		style: core.gallery.style,
	} );
	expect( images[ 2 ] ).toMatchObject( {
		id: 3,
		caption: 'There',
		title: 'A',
		linkDestination: 'none',
		url: 'https://cdn.test/a.jpg?w=900',
	} );
	expect( images[ 2 ] ).not.toHaveProperty( 'href' );
	expect( images[ 0 ] ).toMatchObject( { href: '/shop/' } );
} );

it( "adds nothing from the library to an item of Spectra's that had less", () => {
	const given = {
		mediaGallery: [ { id: 7, url: 'a.jpg', alt: '', caption: '' } ],
	};
	const ours = { ...base, ...fromSpectra( given ) } as GalleryAttributes;
	const image = {
		id: 7,
		source_url: 'b.jpg',
		link: '/b',
		mime_type: 'image/jpeg',
	} as Attachment;
	expect(
		toSpectra( ours, new Map( [ [ 7, image ] ] ) ).mediaGallery
	).toEqual( given.mediaGallery );
} );

it( "restores Spectra's gallery after PHP has written its empty objects as arrays", () => {
	const given = {
		block_id: '1a2b',
		columnsDesk: 4,
		mediaGallery: [ { id: 7, url: 'a.jpg' } ],
	};
	const asPhp = < T >( value: T ): T =>
		JSON.parse( JSON.stringify( value ).replaceAll( '{}', '[]' ) ) as T;
	const ours = { ...base, ...fromSpectra( given ) } as GalleryAttributes;
	expect( JSON.stringify( ours ) ).toContain( '{}' );
	expect(
		omit( toSpectra( asPhp( ours ), new Map() ), 'mediaGallery' )
	).toEqual( omit( given, 'mediaGallery' ) );
} );

it( "restores Spectra's gallery exactly, and builds its items for new images", () => {
	const { mediaGallery, ...settings } = {
		...spectra,
		block_id: '1a2b',
		captionFontSize: 14,
		mediaGallery: [
			// The order of Spectra 2.6.
			{ sizes: {}, id: 7, url: 'a.jpg', alt: 'Mine', caption: 'Here' },
			{ id: 8, url: 'b.jpg' },
		],
	};
	const given = { ...settings, mediaGallery };
	const ours = { ...base, ...fromSpectra( given ) } as GalleryAttributes;
	expect( ours.details[ 0 ] ).toMatchObject( {
		alt: 'Mine',
		caption: 'Here',
	} );
	const back = toSpectra( ours, new Map() );
	expect( back ).toMatchObject( settings );
	expect( JSON.stringify( back.mediaGallery ) ).toBe(
		JSON.stringify( [
			mediaGallery[ 0 ],
			{ id: 8, url: 'b.jpg', alt: '', caption: '' },
		] )
	);
	expect( toSpectra( base, library ).mediaGallery ).toMatchObject( [
		{
			id: 3,
			url: 'http://shop.test/a.jpg',
			alt: 'A boat',
			caption: 'At <em>dawn</em>',
			link: 'http://shop.test/a/',
			mime: 'image/jpeg',
			type: 'image',
			subtype: 'jpeg',
			sizes: {
				large: { orientation: 'landscape', width: 1024 },
				full: { url: 'http://shop.test/a.jpg', height: 900 },
			},
		},
		{ id: 4 },
	] );
} );

const SHORTCODE = 'core/shortcode';
const CLASSIC = 'core/freeform';

const convert = ( text: string, block = SHORTCODE ) =>
	( { ...base, ...fromText( text, block ) } ) as GalleryAttributes;

it.each( [
	// The formats of posts: of the classic editor, written by hand over two lines, of Jetpack, and of the Codex.
	'[gallery ids="3,4"]',
	'[gallery columns="5" ids="3,4" link="file" orderby="rand"]',
	'[gallery size="medium" ids="3,4,3" link="none" itemtag="div"]',
	'[gallery columns="8"\nids="3,4,5"]',
	'[gallery ids="3,4,5" type="rectangular" /]',
	"[gallery include='23, 39 45' orderby='title']",
	'[gallery ids="3,4" orderby="post_date" order="DESC"]',
] )( 'restores the shortcode %s', ( text ) => {
	const ours = convert( text );
	expect( getImageQuery( ours, 9 ) ).toBeUndefined();
	expect( toText( ours, SHORTCODE ) ).toBe( text );
	const changed = toText( { ...ours, columnsDesk: 7 }, SHORTCODE );
	expect( changed ).toContain( 'columns="7"' );
	// The rest stays.
	expect( changed.replace( / ?columns="\d"/, '' ) ).toContain(
		text.match( /(itemtag|type|order)="\w+"/ )?.[ 0 ] ?? 'gallery'
	);
} );

it.each( [
	[ '[gallery]', { parent: 9, orderby: 'menu_order', order: 'asc' } ],
	[ '[gallery ids=""]', { parent: 9, orderby: 'menu_order', order: 'asc' } ],
	[
		'[gallery order="DESC" orderby="ID"]',
		{ parent: 9, orderby: 'id', order: 'desc' },
	],
	[
		'[gallery id="123" size="medium" exclude="21,32"]',
		{
			parent: 123,
			exclude: [ 21, 32 ],
			orderby: 'menu_order',
			order: 'asc',
		},
	],
	[
		'[gallery include="23,39,45"]',
		{ include: [ 23, 39, 45 ], orderby: 'menu_order', order: 'asc' },
	],
	[
		'[gallery ids="3,4" orderby="title" order="desc"]',
		{ include: [ 3, 4 ], orderby: 'title', order: 'desc' },
	],
] )(
	'requests the images of %s, and restores it if they stay',
	( text, query ) => {
		const waiting = convert( text );
		expect( waiting.ids ).toEqual( [] );
		expect( getImageQuery( waiting, 9 ) ).toEqual( query );
		expect( toText( waiting, SHORTCODE ) ).toBe( text );
		const ours = {
			...waiting,
			...addImages( waiting, [ 45, 23 ] ),
		} as GalleryAttributes;
		expect( getImageQuery( ours, 9 ) ).toBeUndefined();
		expect( toText( ours, SHORTCODE ) ).toBe( text );
		expect( toText( { ...ours, columnsDesk: 5 }, SHORTCODE ) ).toBe(
			text.replace( ']', ' columns="5"]' )
		);
		// Other images are listed, without what selected and sorted them.
		const changed = toText( { ...ours, ids: [ 23 ] }, SHORTCODE );
		expect( changed ).toMatch( /^\[gallery.* ids="23"/ );
		expect( changed ).not.toMatch( /include|exclude|order|\bid=/ );
		// A gallery whose images were all removed requests none.
		expect( getImageQuery( { ...ours, ids: [] }, 9 ) ).toBeUndefined();
	}
);

it( "reads [gallery] in the classic editor's block, and restores it with its paragraph", () => {
	const content = '<p>[gallery link="file" ids="3,4"]</p>\n';
	const ours = convert( content, CLASSIC );
	expect( ours ).toMatchObject( { ids: [ 3, 4 ], clickAction: 'image' } );
	expect( toText( ours, CLASSIC ) ).toBe( content );
	expect( toText( { ...ours, order: 'newest' }, CLASSIC ) ).toBe(
		'<p>[gallery link="file" ids="3,4" orderby="post_date" order="DESC"]</p>\n'
	);
	const classic = transforms.to.find( ( { blocks } ) =>
		blocks.includes( CLASSIC )
	) as unknown as { isMatch: ( attributes: object ) => boolean };
	expect( classic.isMatch( ours ) ).toBe( true );
	expect( classic.isMatch( convert( '[gallery]' ) ) ).toBe( false );
} );

it.each( [
	'See [gallery ids="3"]',
	'<p>Text</p><p>[gallery]</p>',
	'[gallery ids="3"][gallery ids="4"]',
	'[gallery]3[/gallery]',
	'[[gallery]]',
	'[audio ids="3"]',
	'',
] )( 'does not convert the text %s', ( text ) => {
	expect( fromText( text, SHORTCODE ) ).toBeUndefined();
	expect( fromText( text, CLASSIC ) ).toBeUndefined();
} );

it( 'moves, removes, and adds the overrides of an image with the image', () => {
	const list = {
		ids: [ 3, 4, 3 ],
		details: [ { alt: 'first' }, {}, { alt: 'third' } ],
	};
	expect( reorder( list, 2, 0 ) ).toEqual( {
		ids: [ 3, 3, 4 ],
		details: [ { alt: 'third' }, { alt: 'first' } ],
	} );
	expect( remove( list, 0 ) ).toEqual( {
		ids: [ 4, 3 ],
		details: [ {}, { alt: 'third' } ],
	} );
	expect( select( list, [ 5, 3, 3 ] ) ).toEqual( {
		ids: [ 5, 3, 3 ],
		details: [ {}, { alt: 'first' }, { alt: 'third' } ],
	} );
	expect(
		replace(
			{
				ids: [ 3 ],
				details: [ { alt: 'a', caption: 'c' } ],
				clickAction: 'lightbox',
				customLinks: {},
				focusIds: [],
			},
			0,
			9
		)
	).toEqual( { ids: [ 9 ], details: [ { caption: 'c' } ], focusIds: [] } );
	expect( change( list, 2, { alt: undefined } ).details ).toEqual( [
		{ alt: 'first' },
	] );
} );

it( 'gives each use of an image its own link', () => {
	const shared = {
		ids: [ 3, 3 ],
		details: [],
		customLinks: { 3: 'https://a.test/', 4: 'https://b.test/' },
	};
	expect( setLink( shared, 0, '' ) ).toEqual( {
		details: [ {}, { link: 'https://a.test/' } ],
		customLinks: { 4: 'https://b.test/' },
	} );
} );

it( 'moves an image by one position and clamps at the ends', () => {
	expect( move( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( move( [ 1, 2, 3 ], 2, -5 ) ).toEqual( [ 3, 1, 2 ] );
	expect( move( [ 1, 2, 3 ], 0, 99 ) ).toEqual( [ 2, 3, 1 ] );
} );
