/** Properties that make the browser fetch something, named like their attributes. */
export const PROPERTIES =
	'src srcset href data poster imageSrcset srcdoc background';

/** Prefix of the attribute that stores a blocked address. */
export const BLOCKED_PREFIX = 'data-held-';

/** Matches the names of SVG attributes that may contain url(). */
export const PRESENTATION =
	'clip-path|cursor|fill|filter|marker|marker-end|marker-mid|marker-start|mask|stroke';
