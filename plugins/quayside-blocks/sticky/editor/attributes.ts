/** The sticky attributes of any block: sticky/Settings.php. */
export interface StickyAttributes {
	UAGPosition?: string;
	UAGStickyLocation?: string;
	UAGStickyOffset?: number;
	UAGStickyRestricted?: boolean;
	isBlockRootParent?: boolean;
	UAGAnimationType?: string;
	UAGAnimationTime?: number;
	UAGAnimationDelay?: number;
	UAGAnimationEasing?: string;
	UAGAnimationRepeat?: boolean;
}

/** The parts of a block type's settings that matter here. */
export interface BlockSettings {
	supports?: Record< string, unknown >;
	attributes?: Record< string, unknown >;
}

const ATTRIBUTES = {
	UAGPosition: { type: 'string', default: '' },
	UAGStickyLocation: { type: 'string', default: 'top' },
	UAGStickyOffset: { type: 'number', default: 0 },
	UAGStickyRestricted: { type: 'boolean', default: false },
	isBlockRootParent: { type: 'boolean', default: false },
	UAGAnimationType: { type: 'string', default: '' },
	UAGAnimationTime: { type: 'number', default: 400 },
	UAGAnimationDelay: { type: 'number', default: 0 },
	UAGAnimationEasing: { type: 'string', default: 'ease' },
	UAGAnimationRepeat: { type: 'boolean', default: false },
};

/** Determines whether a block type supports sticky positioning. */
export const canStick = ( { supports }: BlockSettings ): boolean =>
	supports?.quaysideSticky !== false;

/** Adds the sticky attributes to a block type. */
export function addAttributes< Settings extends BlockSettings >(
	settings: Settings
): Settings {
	return canStick( settings )
		? { ...settings, attributes: { ...ATTRIBUTES, ...settings.attributes } }
		: settings;
}
