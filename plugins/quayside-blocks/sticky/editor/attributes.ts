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

/** What a block type says of itself, as far as it matters here. */
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

/** Whether a block type can stick. */
export const canStick = ( { supports }: BlockSettings ): boolean =>
	supports?.quaysideSticky !== false;

/** Lets a block type keep the attributes. */
export function addAttributes< Settings extends BlockSettings >(
	settings: Settings
): Settings {
	return canStick( settings )
		? { ...settings, attributes: { ...ATTRIBUTES, ...settings.attributes } }
		: settings;
}
