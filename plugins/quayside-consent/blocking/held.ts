/** Properties that make the browser fetch something, and the attributes that they stand for. */
export const PROPERTIES =
	'src srcset href data poster imageSrcset srcdoc background';

/** What the address of a held attribute waits in, before its name. */
export const HELD = 'data-held-';
