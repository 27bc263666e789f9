import { runClassicScripts } from '@quayside/islands/classic-scripts';

/**
 * Loads WordPress's script that moves the comment form below the comment that a visitor replies to. Without it, reply links open
 * the page again with the form there.
 *
 * @throws {Error} If the script fails to load.
 */
export const mount = (): Promise< void > =>
	runClassicScripts( '@quayside/theme/comment-reply' );
