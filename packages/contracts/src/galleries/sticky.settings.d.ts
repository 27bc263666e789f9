// Made from contracts/galleries/sticky.settings.json by npm run contracts.

/**
 * The sticky attributes of any block (spec section 3), with the names that Spectra saves.
 */
export interface StickySettings {
	/**
	 * sticky: the block is one.
	 */
	UAGPosition: '' | 'sticky';
	UAGStickyLocation: 'top' | 'bottom';
	/**
	 * px from the edge of the window.
	 */
	UAGStickyOffset: number;
	/**
	 * Whether it stays within its parent.
	 */
	UAGStickyRestricted: boolean;
	/**
	 * Whether no other block holds it.
	 */
	isBlockRootParent: boolean;
	/**
	 * Played when the block sticks; '' for none.
	 */
	UAGAnimationType: string;
	/**
	 * ms
	 */
	UAGAnimationTime: number;
	/**
	 * ms
	 */
	UAGAnimationDelay: number;
	UAGAnimationEasing: 'ease' | 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out';
	/**
	 * Whether the animation plays each time the block sticks.
	 */
	UAGAnimationRepeat: boolean;
}
