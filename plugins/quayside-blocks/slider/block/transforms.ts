import { createBlock } from '@wordpress/blocks';
import { parse } from '@wordpress/block-serialization-default-parser';
import { fromSpectra, slideFromSpectra } from './from-spectra';
import type { SpectraSlide, SpectraSlider } from './from-spectra';

/** A block in the editor. */
interface Block {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

type Create = (
	name: string,
	attributes?: object,
	innerBlocks?: Block[]
) => Block;

const create = createBlock as unknown as Create;
const clone = ( { name, attributes, innerBlocks }: Block ): Block =>
	create( name, attributes, innerBlocks.map( clone ) );
const createSlide = ( blocks: Block[], attributes: object = {} ): Block =>
	create( 'quayside/slide', attributes, blocks.map( clone ) );

/**
 * Determines whether a block is a Spectra slide, including one that is a
 * missing block because Spectra is inactive.
 */
const isSpectraSlide = ( { name, attributes }: Block ): boolean =>
	name === 'uagb/slider-child' ||
	( name === 'core/missing' &&
		attributes.originalName === 'uagb/slider-child' );

/** Returns a Spectra slide's attributes, parsed from its original content if Spectra is inactive. */
const slideAttributes = ( { name, attributes }: Block ): SpectraSlide =>
	( name === 'core/missing'
		? ( parse( String( attributes.originalContent ?? '' ) )[ 0 ]?.attrs ??
			{} )
		: attributes ) as SpectraSlide;

const spectraSlider = (
	attributes: SpectraSlider,
	innerBlocks: Block[]
): Block =>
	create(
		'quayside/slider',
		fromSpectra( attributes ),
		innerBlocks
			.filter( isSpectraSlide )
			.map( ( slide ) =>
				createSlide(
					slide.innerBlocks,
					slideFromSpectra( slideAttributes( slide ) )
				)
			)
	);

/** Transforms from and to the slider block. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			transform: ( images: object[] ) =>
				create(
					'quayside/slider',
					{},
					images.map( ( image ) =>
						createSlide( [ create( 'core/image', image ) ] )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _attributes: object, images: Block[] ) =>
				create(
					'quayside/slider',
					{},
					images.map( ( image ) => createSlide( [ image ] ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'uagb/slider' ],
			transform: spectraSlider,
		},
		{
			type: 'block',
			blocks: [ 'core/missing' ],
			isMatch: ( { originalName }: { originalName?: string } ) =>
				originalName === 'uagb/slider',
			transform: (
				{ originalContent }: { originalContent: string },
				innerBlocks: Block[]
			) =>
				spectraSlider(
					( parse( originalContent )[ 0 ]?.attrs ??
						{} ) as SpectraSlider,
					innerBlocks
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _attributes: object, slides: Block[] ) =>
				create(
					'core/group',
					{},
					slides.map( ( slide ) =>
						create(
							'core/group',
							{},
							slide.innerBlocks.map( clone )
						)
					)
				),
		},
	],
};
