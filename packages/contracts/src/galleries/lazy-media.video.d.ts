// Made from contracts/galleries/lazy-media.video.json by npm run contracts.

/**
 * Props of a video's facade. The title of the iframe is that of the iframe in its markup.
 */
export interface LazyVideo {
	/**
	 * URL of the iframe. Requested only when a visitor plays the video.
	 */
	frame: string;
	/**
	 * Whether the video autoplays muted when in view.
	 */
	autoplay: boolean;
	/**
	 * Query that makes the provider play immediately.
	 */
	play: string;
	/**
	 * Query that makes the provider play without sound.
	 */
	mute: string;
	/**
	 * Category of the WP Consent API that must be allowed; '' for none.
	 */
	category: string;
	words: {
		needsConsent: string;
		allow: string;
		watch: string;
	};
}
