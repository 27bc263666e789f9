import type { Page } from '@playwright/test';
import { makePage } from './blocks-page';
import {
	editorCanvas,
	getBlocks,
	getContent,
	insertBlock,
	openNewPost,
	save,
} from './editor';
import type { Block, EditorWindow } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { php } from './form-page';

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
	classMigrate: { type: 'boolean', default: false },
	readyToRender: { type: 'boolean', default: false },
	tileSize: { type: 'number', default: 0 },
	imageCaptionAlignment: { type: 'string', default: 'center center' },
	imageCaptionAlignment01: { type: 'string', default: 'center' },
	galleryImageSizeTablet: { type: 'string', default: 'large' },
	galleryImageSizeMobile: { type: 'string', default: 'medium' },
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

/** A list item of the gallery of WordPress 5.x. */
const listItem = (
	{ id, source_url: file, link }: Image,
	anchor = true,
	data = ''
): string => {
	const img = `<img src="${ file }" alt="" data-id="${ id }"${ data && ` data-full-url="${ file }" data-link="${ link }"` } class="wp-image-${ id }"/>`;
	return `<li class="blocks-gallery-item"><figure>${ anchor ? `<a href="${ file }">${ img }</a>` : img }</figure></li>`;
};

/**
 * Galleries in the formats that sites have. The images are those of this site; the rest is as in the named source.
 */
const getExamples = ( all: Image[] ): Record< string, string > => {
	const [ a, b, c ] = all as [ Image, Image, Image ];
	const shortcode = ( text: string ): string =>
		`<!-- wp:shortcode -->\n${ text }\n<!-- /wp:shortcode -->`;
	return {
		// Gutenberg's fixture core__gallery__deprecated-2: a list without links, before ids were an attribute.
		'WordPress 5.0': `<!-- wp:gallery {"columns":2,"align":"wide"} -->
<ul class="wp-block-gallery columns-2 is-cropped alignwide">${ listItem( a, false ) }${ listItem( b, false ) }</ul>
<!-- /wp:gallery -->`,
		// Gutenberg's fixture core__gallery__deprecated-4, from the mobile apps: ids are strings, and the link is "file".
		'WordPress 5.3, from the mobile app': `<!-- wp:gallery {"ids":["${ a.id }","${ b.id }"],"linkTo":"file"} -->
<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid">${ listItem( a ) }${ listItem( b ) }</ul></figure>
<!-- /wp:gallery -->`,
		// Gutenberg's fixture core__gallery__deprecated-5.
		'WordPress 5.5': `<!-- wp:gallery {"ids":[${ a.id },${ b.id },${ c.id }],"linkTo":"media"} -->
<figure class="wp-block-gallery columns-3 is-cropped"><ul class="blocks-gallery-grid">${ [ a, b, c ].map( ( one ) => listItem( one, true, 'all' ) ).join( '' ) }</ul></figure>
<!-- /wp:gallery -->`,
		// Gutenberg's fixture core__gallery__deprecated-7: the caption without its class, and links to a size of the image.
		'WordPress 5.9': `<!-- wp:gallery {"linkTo":"media"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ [
			a,
			b,
		]
			.map(
				(
					one
				) => `<!-- wp:image {"id":${ one.id },"sizeSlug":"large","linkDestination":"media"} -->
<figure class="wp-block-image size-large"><a href="${ one.media_details.sizes.medium?.source_url }"><img src="${ one.media_details.sizes.large?.source_url ?? one.source_url }" alt="" class="wp-image-${ one.id }"/></a></figure>
<!-- /wp:image -->`
			)
			.join(
				'\n\n'
			) }<figcaption class="blocks-gallery-caption">This gallery has a caption</figcaption></figure>
<!-- /wp:gallery -->`,
		'WordPress 6.1, with texts': gallery(
			{ linkTo: 'none' },
			'columns-default is-cropped',
			[
				image( a, { alt: 'A boat', caption: 'At <em>dawn</em>' } ),
				image( b ),
			],
			'<figcaption class="blocks-gallery-caption wp-element-caption">All of <strong>May</strong></figcaption>'
		),
		// A pattern of the theme Clothing Apparel Shop: images of several sizes.
		'WordPress 6.3, sizes mixed': gallery(
			{ linkTo: 'none' },
			'columns-default is-cropped',
			[
				image( a, { size: 'thumbnail' } ),
				image( b, { size: 'full' } ),
				image( c, { size: 'full' } ),
			]
		),
		// Just inserted, before images are selected.
		'WordPress 7.0, empty': gallery(
			{ linkTo: 'none' },
			'columns-default is-cropped',
			[]
		),
		// A pattern of the theme Powder: lightbox, aspect ratio, and gap.
		'WordPress 6.5, lightbox and aspect ratio': gallery(
			{
				linkTo: 'none',
				sizeSlug: 'full',
				style: { spacing: { blockGap: { left: '10px' } } },
			},
			'columns-default is-cropped',
			[ a, b ].map( ( { id, source_url: file } ) =>
				[
					`<!-- wp:image ${ JSON.stringify( {
						lightbox: { enabled: true },
						id,
						aspectRatio: '3/4',
						scale: 'cover',
						sizeSlug: 'full',
						linkDestination: 'none',
					} ) } -->`,
					`<figure class="wp-block-image size-full"><img src="${ file }" alt="Sample image" class="wp-image-${ id }" style="aspect-ratio:3/4;object-fit:cover"/></figure>`,
					'<!-- /wp:image -->',
				].join( '\n' )
			)
		),
		// A pattern of the theme Aegis: a style of the theme on images, one of them twice.
		'WordPress 6.6, the same image twice, with styles': gallery(
			{ columns: 4, linkTo: 'none' },
			'columns-4 is-cropped',
			[
				image( a, {
					alt: 'First',
					more: { className: 'is-style-aegis-effect-2-image' },
					classes: ' is-style-aegis-effect-2-image',
				} ),
				image( a, { alt: 'Second', caption: '<a href="/x">More</a>' } ),
			]
		),
		'WordPress 7.0, attachment pages in random order': gallery(
			{ randomOrder: true, sizeSlug: 'medium', linkTo: 'attachment' },
			'columns-default is-cropped',
			[ a, b, c ].map( ( one ) =>
				image( one, { to: 'attachment', size: 'medium' } )
			)
		),
		'WordPress 7.0, links in new tabs': gallery(
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
		// A post that was written by hand.
		'classic, on two lines': shortcode(
			`[gallery columns="8"\nids="${ a.id },${ b.id },${ c.id }"]`
		),
		// Jetpack's tiled galleries.
		'classic, of Jetpack': shortcode(
			`[gallery ids="${ a.id },${ c.id },${ b.id }" type="rectangular"]`
		),
		// What importers of NextGEN galleries write.
		'classic, from NextGEN': shortcode(
			`[gallery columns="1" link="none" size="large" ids="${ b.id }"]`
		),
		// The Codex: several attributes, and images by title.
		'classic, of the Codex': shortcode(
			`[gallery include="${ a.id },${ b.id }" orderby="title" itemtag="div" link="file"]`
		),
		'classic, in the block of the classic editor': `<p>[gallery link="file" ids="${ b.id },${ a.id }" orderby="rand"]</p>`,
		'Spectra 2.19, defaults': spectra( {}, [ a, b ] ),
		// A restaurant's site with Spectra 2.6: the keys of the images in another order, and an empty list from PHP.
		'Spectra 2.6, masonry with a lightbox': `<!-- wp:uagb/image-gallery ${ JSON.stringify(
			{
				block_id: '4f2e30b8',
				classMigrate: true,
				readyToRender: true,
				tileSize: 294,
				focusListObject: [],
				mediaGallery: [ a, b ].map(
					( { id, source_url: url, link } ) => ( {
						sizes: {
							full: {
								url,
								height: 4425,
								width: 2950,
								orientation: 'portrait',
							},
						},
						mime: 'image/jpeg',
						type: 'image',
						subtype: 'jpeg',
						id,
						url,
						alt: '',
						link,
						caption: 'Pratos sempre frecos',
					} )
				),
				mediaIDs: [ a.id, b.id ],
				feedLayout: 'masonry',
				imageClickEvent: 'lightbox',
				captionVisibility: 'always',
				captionDisplayType: 'bar-inside',
				imageCaptionAlignment: 'bottom center',
				imageCaptionAlignment01: 'bottom',
				columnsDesk: 2,
				columnsTab: 4,
				columnsMob: 4,
			}
		) } /-->`,
		'Spectra 2.19, masonry with pages and links': spectra(
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
		'Spectra 2.19, carousel with a lightbox': spectra(
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

test( 'galleries of WordPress 5.0 to 7.0, the classic editor, and Spectra are restored byte by byte', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page );
	const examples = getExamples( await getImages( page ) );
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
				// WordPress migrates old formats, and adds attributes to galleries that it transforms.
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
	// WordPress has encoded the texts of authors, but not HTML.
	const decoded = await page.evaluate(
		() =>
			( window as unknown as EditorWindow ).wp.blocks.parse(
				'<!-- wp:quayside/gallery {"ids":[1],"caption":"R&amp;D","details":[{"alt":"Fish &amp; chips"}]} --><p>R&amp;D &amp;lt; R</p><!-- /wp:quayside/gallery -->'
			)[ 0 ]
	);
	expect( decoded ).toMatchObject( {
		isValid: true,
		attributes: {
			caption: 'R&amp;D',
			details: [ { alt: 'Fish & chips' } ],
		},
	} );
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

/** Opens a page with a gallery of three images in the editor. */
const editGallery = async ( page: Page, slug: string ) => {
	await logIn( page );
	await openNewPost( page );
	const images = ( await getImages( page ) ).slice( 0, 3 ) as [
		Image,
		Image,
		Image,
	];
	const url = makePage(
		slug,
		`<!-- wp:quayside/gallery ${ JSON.stringify( {
			ids: images.map( ( { id } ) => id ),
			clickAction: 'url',
		} ) } /-->`
	);
	const pages = await page.evaluate(
		( path ) =>
			( window as unknown as EditorWindow ).wp.apiFetch<
				{ id: number }[]
			>( { path } ),
		`/wp/v2/pages?slug=${ slug }`
	);
	await page.goto( `wp-admin/post.php?post=${ pages[ 0 ]?.id }&action=edit` );
	const canvas = await editorCanvas( page );
	await expect( canvas.locator( '.quayside-gallery__choose' ) ).toHaveCount(
		3
	);
	const getIds = async () =>
		( await getBlocks( page ) ).find(
			( { name } ) => name === 'quayside/gallery'
		)?.attributes.ids;
	return { images, url, canvas, getIds };
};

test( 'an editor drags an image to another place', async ( {
	page,
	browserName,
} ) => {
	test.skip(
		browserName === 'firefox',
		'Firefox’s driver starts a drag, but neither continues nor ends it.'
	);
	test.slow();
	const {
		images: [ a, b, c ],
		canvas,
		getIds,
	} = await editGallery( page, 'gallery-dragged' );
	const items = canvas.locator( '.quayside-gallery__item' );
	await items.nth( 0 ).hover();
	await page.mouse.down();
	// The first move starts the drag, and the second one reports the target.
	await items.nth( 2 ).hover();
	await items.nth( 2 ).hover();
	await page.mouse.up();
	await expect.poll( getIds ).toEqual( [ b.id, c.id, a.id ] );
} );

test( 'an editor replaces an image, and opens its link in a new tab', async ( {
	page,
} ) => {
	test.slow();
	const {
		images: [ a, , c ],
		url,
		canvas,
		getIds,
	} = await editGallery( page, 'gallery-edited' );
	const frames = canvas.locator( '.quayside-gallery__choose' );
	await frames.nth( 1 ).click();
	const replace = canvas.getByRole( 'button', { name: 'Replace image' } );
	await replace.click();
	const library = page.locator( '.media-modal:visible' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.locator( `li.attachment[data-id="${ a.id }"]` ).click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( library ).toHaveCount( 0 );
	expect( await getIds() ).toEqual( [ a.id, a.id, c.id ] );
	await expect( replace ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await library.waitFor();
	await page.keyboard.press( 'Escape' );
	await expect( library ).toHaveCount( 0 );
	await expect( replace ).toBeFocused();

	const field = canvas.getByLabel( 'Link' );
	await field.fill( '/a' );
	await field.press( 'Tab' );
	await expect( field ).toHaveAccessibleDescription( /This one is not used/ );
	await field.fill( 'example.com/a' );
	await field.press( 'Tab' );
	await expect( field ).toHaveValue( 'https://example.com/a' );
	await expect( field ).toHaveAccessibleDescription( '' );
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

/** Images that tests attach. They share the file of another one. */
const attached: number[] = [];

test.afterAll( () =>
	php( `
		foreach ( [ ${ attached.join( ', ' ) } ] as $id ) {
			delete_post_meta( $id, '_wp_attached_file' );
			delete_post_meta( $id, '_wp_attachment_metadata' );
			wp_delete_attachment( $id, true );
		}
		echo 'true';` )
);

test( 'an editor converts a classic gallery of all attached images, and converts it back', async ( {
	page,
} ) => {
	test.slow();
	const CONTENT = '<p>[gallery link="file" size="medium"]</p>';
	const url = makePage( 'gallery-attached', CONTENT );
	const { id, images } = php< { id: number; images: number[] } >( `
		$page   = get_page_by_path( 'gallery-attached' )->ID;
		$file   = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'numberposts' => 1, 'order' => 'ASC' ] )[0]->ID;
		$images = [];
		// Two with a menu order, which is not that of their IDs, and one without.
		foreach ( [ 2, 1, 0 ] as $order ) {
			$images[] = $id = wp_insert_attachment( [
				'post_title'     => "Attached $order",
				'post_mime_type' => 'image/jpeg',
				'post_parent'    => $page,
				'menu_order'     => $order,
				'post_excerpt'   => "Caption $order",
			] );
			foreach ( [ '_wp_attached_file', '_wp_attachment_metadata' ] as $key ) {
				update_post_meta( $id, $key, get_post_meta( $file, $key, true ) );
			}
		}
		echo json_encode( [ 'id' => $page, 'images' => $images ] );` );
	attached.push( ...images );
	await logIn( page );
	await page.goto( `wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = await editorCanvas( page );
	const tools = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const select = () =>
		page.evaluate( () => {
			const { select: from, dispatch } = (
				window as unknown as EditorWindow
			 ).wp.data;
			const [ block ] = from(
				'core/block-editor'
			).getBlocks?.() as Block[];
			dispatch( 'core/block-editor' ).selectBlock?.( block?.clientId );
		} );
	const convert = async ( from: RegExp, to: RegExp ): Promise< void > => {
		await select();
		await tools.getByRole( 'button', { name: from } ).first().click();
		await page.getByRole( 'menuitem', { name: to } ).click();
	};
	await expect(
		canvas.locator( '[data-type="core/freeform"]' )
	).toBeVisible();
	await convert( /Classic$/, /^\W*Quayside gallery$/ );
	const frames = canvas.locator( '.quayside-gallery__choose' );
	await expect( frames ).toHaveCount( 3 );
	await expect
		.poll(
			async () =>
				( await getBlocks( page ) ).find(
					( { name } ) => name === 'quayside/gallery'
				)?.attributes.ids
		)
		.toEqual( [ ...images ].reverse() );
	await expect( canvas.getByText( 'Caption 2' ) ).toBeVisible();
	await save( page );

	await page.goto( url );
	await expect( page.locator( '.quayside-gallery__item' ) ).toHaveCount( 3 );
	await page.goBack();
	await expect( frames ).toHaveCount( 3 );
	await convert( /gallery$/i, /^\W*Classic$/ );
	// WordPress itself removes paragraphs from content without blocks.
	await expect
		.poll(
			async () => ( await getBlocks( page ) )[ 0 ]?.attributes.content
		)
		.toBe( CONTENT );

	// Without attached images, or if the request fails, the editor says so.
	await openNewPost( page );
	await insertBlock( page, 'core/shortcode', { text: '[gallery]' } );
	await page.route( /media.*parent/, ( route ) =>
		route.fulfill( { body: 'Not JSON' } )
	);
	await convert( /Shortcode$/, /^\W*Quayside gallery$/ );
	await expect( canvas.getByText( 'could not be loaded' ) ).toBeVisible();
	await page.unroute( /media.*parent/ );
	await canvas.getByRole( 'button', { name: 'Try again' } ).click();
	await expect(
		canvas.getByText( 'None are attached to this one.' )
	).toBeVisible();
	await convert( /gallery$/i, /^\W*Shortcode$/ );
	await expect.poll( () => getContent( page ) ).toContain( '[gallery]' );
} );
