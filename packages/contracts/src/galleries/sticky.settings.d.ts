// Made from contracts/galleries/sticky.settings.json by npm run contracts.

/**
 * The sticky attributes of any block (spec section 3), with the names that Spectra saves.
 */
export interface StickySettings {
	/**
	 * sticky: the block is sticky.
	 */
	UAGPosition: '' | 'sticky';
	UAGStickyLocation: 'top' | 'bottom';
	/**
	 * In px, from the edge of the window.
	 */
	UAGStickyOffset: number;
	/**
	 * Whether the block stays within its parent block.
	 */
	UAGStickyRestricted: boolean;
	/**
	 * Whether the block is at the top level.
	 */
	isBlockRootParent: boolean;
	/**
	 * Animation when the block sticks, or '' for none.
	 */
	UAGAnimationType: string;
	/**
	 * In ms.
	 */
	UAGAnimationTime: number;
	/**
	 * In ms.
	 */
	UAGAnimationDelay: number;
	UAGAnimationEasing: 'ease' | 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out';
	/**
	 * Whether the animation plays each time the block sticks.
	 */
	UAGAnimationRepeat: boolean;
}
