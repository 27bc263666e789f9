// Made from contracts/galleries/lazy-media.video.json by npm run contracts.

/**
 * Props of a video's facade. The frame's title is that of the frame in it.
 */
export interface LazyVideo {
	/**
	 * Address of the frame: nothing of it is asked for before a visitor wants it.
	 */
	frame: string;
	/**
	 * Whether it plays, without sound, once it is in view.
	 */
	autoplay: boolean;
	/**
	 * Query that makes the provider play at once.
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
