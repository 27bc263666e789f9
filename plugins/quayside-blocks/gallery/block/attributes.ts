/** The attributes of block.json. */
export interface GalleryAttributes {
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
	clickAction: 'lightbox' | 'image' | 'url' | 'none';
	customLinks: Record< string, string >;
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
