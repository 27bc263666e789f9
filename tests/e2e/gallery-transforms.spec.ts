import type { Page } from '@playwright/test';
import { makePage } from './blocks-page';
import { editorCanvas, getBlocks, openNewPost, save } from './editor';
import type { Block, EditorWindow } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';

interface Image {
	id: number;
	source_url: string;
	link: string;
	media_details: { sizes: Record< string, { source_url: string } > };
}

type Blocks = EditorWindow[ 'wp' ][ 'blocks' ] & {
	serialize: ( block: Block ) => string;
	registerBlockType: ( name: string, settings: object ) => void;
};

/** Attributes and defaults of Spectra 2.19, those of the examples. */
const SPECTRA = {
	block_id: { type: 'string' },
	mediaGallery: { type: 'array', default: [] },
	mediaIDs: { type: 'array', default: [] },
	focusListObject: { type: 'object', default: {} },
	feedLayout: { type: 'string', default: 'grid' },
	imageDisplayCaption: { type: 'boolean', default: true },
	galleryImageSize: { type: 'string', default: 'large' },
	imageClickEvent: { type: 'string', default: 'none' },
	customLinks: { type: 'object', default: {} },
	lightboxThumbnails: { type: 'boolean', default: false },
	lightboxDisplayCount: { type: 'boolean', default: false },
	lightboxDisplayCaptions: { type: 'boolean', default: false },
	lightboxCloseIcon: { type: 'string', default: 'xmark' },
	lightboxBackgroundBlurAmount: { type: 'number', default: 5 },
	captionVisibility: { type: 'string', default: 'hover' },
	captionDisplayType: { type: 'string', default: 'overlay' },
	captionPaddingTop: { type: 'number', default: 8 },
	columnsDesk: { type: 'number', default: 3 },
	columnsTab: { type: 'number', default: 3 },
	columnsMob: { type: 'number', default: 2 },
	gridImageGap: { type: 'number', default: 8 },
	gridImageGapTab: { type: 'number' },
	carouselLoop: { type: 'boolean', default: true },
	carouselAutoplay: { type: 'boolean', default: true },
	carouselSquares: { type: 'boolean', default: false },
	feedPagination: { type: 'boolean', default: false },
	paginateLimit: { type: 'number', default: 9 },
	paginateUseLoader: { type: 'boolean', default: true },
	imageEnableZoom: { type: 'boolean', default: true },
	imageZoomType: { type: 'string', default: 'zoom-in' },
	captionFontSize: { type: 'number' },
	imageBorderTopLeftRadius: { type: 'number' },
	imageBorderTopRightRadius: { type: 'number' },
	imageBorderBottomLeftRadius: { type: 'number' },
	imageBorderBottomRightRadius: { type: 'number' },
};

/** An image block as WordPress saves it. */
const image = (
	{ id, source_url: file, media_details: { sizes }, link }: Image,
	{
		size = 'large',
		alt = '',
		caption = '',
		to = 'none',
		href = '',
		anchor = '',
		more = {},
		classes = '',
	}: {
		size?: string;
		alt?: string;
		caption?: string;
		to?: string;
		href?: string;
		anchor?: string;
		more?: object;
		classes?: string;
	} = {}
): string => {
	const url = sizes[ size ]?.source_url ?? file;
	const img = `<img src="${ url }" alt="${ alt }" class="wp-image-${ id }"/>`;
	const target = { media: file, attachment: link, custom: href }[ to ];
	const attributes = JSON.stringify( {
		id,
		sizeSlug: size,
		linkDestination: to,
		...more,
	} );
	return `<!-- wp:image ${ attributes } -->
<figure class="wp-block-image size-${ size }${ classes }">${ target ? `<a href="${ target }"${ anchor }>${ img }</a>` : img }${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure>
<!-- /wp:image -->`;
};

const gallery = (
	attributes: object,
	classes: string,
	images: string[],
	end = ''
): string =>
	`<!-- wp:gallery ${ JSON.stringify( attributes ) } -->
<figure class="wp-block-gallery has-nested-images ${ classes }">${ images.join( '\n\n' ) }${ end }</figure>
<!-- /wp:gallery -->`;

const spectra = ( attributes: object, images: Image[] ): string =>
	`<!-- wp:uagb/image-gallery ${ JSON.stringify( {
		block_id: '5f2c91aa',
		mediaGallery: images.map( ( { id, source_url: url, link } ) => ( {
			id,
			url,
			alt: 'As on the pier',
			link,
			caption: 'Early',
			mime: 'image/jpeg',
			type: 'image',
			subtype: 'jpeg',
			sizes: {
				full: {
					url,
					width: 1600,
					height: 1067,
					orientation: 'landscape',
				},
			},
		} ) ),
		mediaIDs: images.map( ( { id } ) => id ),
		...attributes,
	} ) } /-->`;

/** Twelve galleries as sites have them. */
const getExamples = ( all: Image[] ): Record< string, string > => {
	const [ a, b, c ] = all as [ Image, Image, Image ];
	return {
		'WordPress, with texts': gallery(
			{ linkTo: 'none' },
			'columns-default is-cropped',
			[
				image( a, { alt: 'A boat', caption: 'At <em>dawn</em>' } ),
				image( b ),
			],
			'<figcaption class="blocks-gallery-caption wp-element-caption">All of <strong>May</strong></figcaption>'
		),
		'WordPress, files in two columns without cropping': gallery(
			{ columns: 2, imageCrop: false, linkTo: 'media', align: 'wide' },
			'alignwide columns-2',
			[ image( a, { to: 'media' } ), image( b, { to: 'media' } ) ]
		),
		'WordPress, attachment pages in random order': gallery(
			{ randomOrder: true, sizeSlug: 'medium', linkTo: 'attachment' },
			'columns-default is-cropped',
			[ a, b, c ].map( ( one ) =>
				image( one, { to: 'attachment', size: 'medium' } )
			)
		),
		'WordPress, links in new tabs': gallery(
			{ linkTarget: '_blank', linkTo: 'none' },
			'columns-default is-cropped',
			[
				image( a, {
					to: 'custom',
					href: 'https://example.com/a-b',
					anchor: ' target="_blank" rel="noreferrer noopener"',
				} ),
				image( b, {
					to: 'custom',
					href: '/shop/',
					anchor: ' target="_blank" rel="sponsored noopener"',
				} ),
				image( c ),
			]
		),
		'WordPress, lightbox': gallery(
			{ linkTo: 'none', className: 'is-style-logos' },
			'columns-default is-cropped is-style-logos',
			[
				image( a, { more: { lightbox: { enabled: true } } } ),
				image( b, { more: { lightbox: { enabled: true } } } ),
			]
		),
		'WordPress, the same image twice, with styles': gallery(
			{
				columns: 4,
				linkTo: 'none',
				anchor: undefined,
				style: { spacing: { blockGap: '32px' } },
			},
			'columns-4 is-cropped',
			[
				image( a, {
					alt: 'First',
					more: { className: 'is-style-rounded' },
					classes: ' is-style-rounded',
				} ),
				image( a, { alt: 'Second', caption: '<a href="/x">More</a>' } ),
			]
		),
		'classic, attachment pages': `<!-- wp:shortcode -->\n[gallery ids="${ a.id },${ b.id }"]\n<!-- /wp:shortcode -->`,
		'classic, files in random order': `<!-- wp:shortcode -->\n[gallery columns="4" link="file" ids="${ a.id },${ b.id }" orderby="rand"]\n<!-- /wp:shortcode -->`,
		'classic, without links': `<!-- wp:shortcode -->\n[gallery size="medium" link="none" columns="2" ids="${ c.id },${ a.id }"]\n<!-- /wp:shortcode -->`,
		'Spectra, defaults': spectra( {}, [ a, b ] ),
		'Spectra, masonry with pages and links': spectra(
			{
				feedLayout: 'masonry',
				columnsDesk: 5,
				gridImageGap: 100,
				gridImageGapTab: 40,
				feedPagination: true,
				paginateUseLoader: false,
				imageClickEvent: 'url',
				customLinks: { [ a.id ]: 'https://example.com/' },
				captionDisplayType: 'bar-outside',
				captionFontSize: 14,
			},
			[ a, b, c ]
		),
		'Spectra, carousel with a lightbox': spectra(
			{
				feedLayout: 'carousel',
				carouselSquares: true,
				carouselAutoplay: false,
				imageClickEvent: 'lightbox',
				lightboxThumbnails: true,
				imageDisplayCaption: false,
				imageZoomType: 'zoom-out',
				imageBorderTopLeftRadius: 12,
				imageBorderTopRightRadius: 12,
				imageBorderBottomLeftRadius: 12,
				imageBorderBottomRightRadius: 12,
			},
			[ b, a ]
		),
	};
};

const getImages = ( page: Page ): Promise< Image[] > =>
	page.evaluate( () =>
		( window as unknown as EditorWindow ).wp.apiFetch< Image[] >( {
			path: '/wp/v2/media?media_type=image&per_page=3&orderby=id&order=asc',
		} )
	);

test( 'twelve galleries of WordPress, the classic editor, and Spectra are restored byte by byte', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page );
	const examples = getExamples( await getImages( page ) );
	expect( Object.keys( examples ) ).toHaveLength( 12 );
	const results = await page.evaluate(
		( { given, spectraAttributes } ) => {
			const blocks = ( window as unknown as { wp: { blocks: Blocks } } )
				.wp.blocks;
			blocks.registerBlockType( 'uagb/image-gallery', {
				title: 'Spectra',
				category: 'media',
				attributes: spectraAttributes,
				save: () => null,
			} );
			return Object.entries( given ).map( ( [ title, markup ] ) => {
				const block = blocks.parse( markup )[ 0 ] as Block;
				// WordPress adds attributes to galleries that it transforms.
				const before = blocks.serialize( block );
				const ours = blocks.switchToBlockType(
					block,
					'quayside/gallery'
				)?.[ 0 ] as Block;
				// As after saving and opening the post.
				const saved = blocks.parse(
					blocks.serialize( ours )
				)[ 0 ] as Block;
				const back = blocks.switchToBlockType(
					saved,
					block.name
				)?.[ 0 ] as Block;
				return {
					title,
					isValid: block.isValid,
					name: ours.name,
					before,
					after: blocks.serialize( back ),
				};
			} );
		},
		{ given: examples, spectraAttributes: SPECTRA }
	);
	for ( const { title, isValid, name, before, after } of results ) {
		expect( isValid, title ).toBe( true );
		expect( name, title ).toBe( 'quayside/gallery' );
		expect( after, title ).toBe( before );
	}
} );

test( 'an editor converts a gallery, writes captions and alternative texts in place, and converts it back', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	await openNewPost( page );
	const [ a, b ] = ( await getImages( page ) ) as [ Image, Image ];
	const url = makePage(
		'gallery-converted',
		gallery( { linkTo: 'none' }, 'columns-default is-cropped', [
			image( a, { alt: 'A boat', caption: 'Old caption' } ),
			image( b, {
				to: 'custom',
				href: 'https://example.com/',
			} ),
		] )
	);
	const id = await page.evaluate( () =>
		( window as unknown as EditorWindow ).wp.apiFetch< { id: number }[] >( {
			path: '/wp/v2/pages?slug=gallery-converted',
		} )
	);
	await page.goto( `wp-admin/post.php?post=${ id[ 0 ]?.id }&action=edit` );
	const canvas = await editorCanvas( page );
	const tools = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const convert = async ( from: RegExp, to: RegExp ): Promise< void > => {
		await tools.getByRole( 'button', { name: from } ).first().click();
		await page.getByRole( 'menuitem', { name: to } ).click();
	};
	const selectBlock = () =>
		page.evaluate( () => {
			const { select, dispatch } = ( window as unknown as EditorWindow )
				.wp.data;
			const blocks = select(
				'core/block-editor'
			).getBlocks?.() as Block[];
			dispatch( 'core/block-editor' ).selectBlock?.(
				blocks[ 0 ]?.clientId
			);
		} );
	await expect( canvas.locator( '.wp-block-image' ) ).toHaveCount( 2 );
	await selectBlock();
	// An icon may precede the name.
	await convert( /gallery$/i, /^\W*Quayside gallery$/ );

	const frames = canvas.locator( '.quayside-gallery__choose' );
	await expect( frames ).toHaveCount( 2 );
	await frames.first().click();
	const caption = canvas.getByRole( 'textbox', {
		name: 'Caption',
		exact: true,
	} );
	await expect( caption ).toHaveText( 'Old caption' );
	await caption.fill( 'New caption' );
	await frames.first().press( 'Alt+ArrowRight' );
	await expect( frames.nth( 1 ) ).toHaveAccessibleName(
		'Image 2 of 2: A boat'
	);
	await frames.first().click();
	await expect( canvas.getByLabel( 'Link' ) ).toHaveValue(
		'https://example.com/'
	);
	await tools.getByRole( 'button', { name: 'Alternative text' } ).click();
	const texts = page.getByRole( 'dialog', { name: 'Alternative text' } );
	await texts
		.getByRole( 'textbox', { name: 'Image 1 of 2' } )
		.fill( 'A lamp' );
	await expect( texts ).toContainText( 'All images have alternative text.' );
	await expectAccessible( page, '.components-modal__frame' );
	await texts.getByRole( 'button', { name: 'Done' } ).click();
	await save( page );

	await page.goto( url );
	const items = page.locator( '.quayside-gallery__item' );
	await expect( items.nth( 0 ).getByRole( 'img' ) ).toHaveAccessibleName(
		'A lamp'
	);
	await expect( items.nth( 0 ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://example.com/'
	);
	await expect( items.nth( 1 ) ).toContainText( 'New caption' );

	await page.goBack();
	await expect( canvas.locator( '.quayside-gallery__choose' ) ).toHaveCount(
		2
	);
	await selectBlock();
	await convert( /gallery$/i, /^\W*Gallery$/ );
	const images = canvas.locator( '.wp-block-image' );
	await expect( images.nth( 1 ) ).toContainText( 'New caption' );
	await expect( images.nth( 0 ).locator( 'img' ) ).toHaveAttribute(
		'alt',
		'A lamp'
	);
	const links = await page.evaluate( () =>
		(
			( window as unknown as EditorWindow ).wp.data
				.select( 'core/block-editor' )
				.getBlocks?.() as Block[]
		 )[ 0 ]?.innerBlocks.map( ( { attributes } ) => attributes.href ?? '' )
	);
	expect( links ).toEqual( [ 'https://example.com/', '' ] );
} );

test( 'an editor drags an image to another place, replaces one, and opens a link in a new tab', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	await openNewPost( page );
	const [ a, b, c ] = ( await getImages( page ) ) as [ Image, Image, Image ];
	const url = makePage(
		'gallery-edited',
		`<!-- wp:quayside/gallery ${ JSON.stringify( {
			ids: [ a.id, b.id, c.id ],
			clickAction: 'url',
		} ) } /-->`
	);
	const pages = await page.evaluate( () =>
		( window as unknown as EditorWindow ).wp.apiFetch< { id: number }[] >( {
			path: '/wp/v2/pages?slug=gallery-edited',
		} )
	);
	await page.goto( `wp-admin/post.php?post=${ pages[ 0 ]?.id }&action=edit` );
	const canvas = await editorCanvas( page );
	const frames = canvas.locator( '.quayside-gallery__choose' );
	await expect( frames ).toHaveCount( 3 );
	const getIds = async () =>
		( await getBlocks( page ) ).find(
			( { name } ) => name === 'quayside/gallery'
		)?.attributes.ids;

	const items = canvas.locator( '.quayside-gallery__item' );
	await items.nth( 0 ).hover();
	await page.mouse.down();
	// The first move starts the drag, and the second one reports the target.
	await items.nth( 2 ).hover();
	await items.nth( 2 ).hover();
	await page.mouse.up();
	await expect.poll( getIds ).toEqual( [ b.id, c.id, a.id ] );

	await frames.nth( 1 ).click();
	await canvas.getByRole( 'button', { name: 'Replace image' } ).click();
	const library = page.locator( '.media-modal:visible' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.locator( `li.attachment[data-id="${ a.id }"]` ).click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( library ).toHaveCount( 0 );
	expect( await getIds() ).toEqual( [ b.id, a.id, a.id ] );

	await canvas.getByLabel( 'Link' ).fill( 'https://example.com/a' );
	await canvas.getByLabel( 'Open in a new tab' ).check();
	await save( page );

	await page.goto( url );
	const link = page
		.locator( '.quayside-gallery__item' )
		.nth( 1 )
		.getByRole( 'link' );
	await expect( link ).toHaveAttribute( 'href', 'https://example.com/a' );
	await expect( link ).toHaveAttribute( 'target', '_blank' );
	// The page that opens cannot change this one.
	await expect( link ).toHaveAttribute( 'rel', /noopener/ );
} );
