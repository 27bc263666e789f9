import type { Origin } from './origin';

/** What one use of an image overrides. The media library supplies the rest. */
export interface Detail {
	/** Empty for a decorative image. */
	alt?: string | undefined;
	/** HTML, empty for none. */
	caption?: string | undefined;
	/** URL that a click opens instead of the gallery's click action. */
	link?: string | undefined;
	newTab?: boolean | undefined;
	rel?: string | undefined;
	/** Click action of this image. */
	action?: 'lightbox' | 'image' | 'attachment' | 'none' | undefined;
	/** What a transform back to the original block needs. */
	origin?: Origin | undefined;
}

/** The attributes of block.json. */
export interface GalleryAttributes {
	align?: string | undefined;
	anchor?: string | undefined;
	className?: string | undefined;
	ids: number[];
	layout: 'grid' | 'masonry' | 'carousel' | 'tiled';
	label: string;
	columnsDesk: number;
	columnsTab: number;
	columnsMob: number;
	gap: number;
	gapTab?: number | undefined;
	gapMob?: number | undefined;
	captions: 'none' | 'below' | 'overlay' | 'bar' | 'hover';
	hoverEffect: 'zoom' | 'none' | 'lift' | 'dim' | 'colour';
	imageSize: string;
	aspectRatio: string;
	radius?: number | undefined;
	shadow: string;
	focusIds: number[];
	order: 'manual' | 'newest' | 'oldest' | 'title' | 'random';
	clickAction: 'lightbox' | 'image' | 'attachment' | 'url' | 'none';
	customLinks: Record< string, string >;
	/** Overrides, parallel to ids. May be shorter. */
	details: Detail[];
	/** Caption of the whole gallery, as HTML. */
	caption: string;
	/** The block that the gallery was transformed from. */
	origin?: ( Origin & { block: string } ) | undefined;
	customLinksNewTab: boolean;
	feedPagination: boolean;
	paginateLimit: number;
	paginateUseArrows: boolean;
	paginateUseDots: boolean;
	paginateUseLoader: boolean;
	paginateButtonText: string;
	carouselLoop: boolean;
	carouselAutoplay: boolean;
	carouselAutoplaySpeed: number;
	carouselTransitionSpeed: number;
	carouselPauseOnHover: boolean;
	lightboxThumbnails: boolean;
	lightboxDisplayCount: boolean;
	lightboxDisplayCaptions: boolean;
	lightboxCloseIcon: string;
	lightboxBackgroundColor: string;
	lightboxBackgroundEnableBlur: boolean;
	lightboxBackgroundBlur: number;
}

export interface EditProps {
	attributes: GalleryAttributes;
	setAttributes: ( changes: Partial< GalleryAttributes > ) => void;
	isSelected: boolean;
}
