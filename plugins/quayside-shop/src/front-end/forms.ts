/**
 * The store's forms and notices on product, cart, checkout and account pages.
 */
import { attachComingSoon } from './coming-soon';
import { serveCartScripts } from './legacy-bridge';
import { announceCount, focusNotice } from './notices';
import { attachPasswords } from './password';
import type { PasswordWords } from './password';
import { raiseQuantities } from './quantity';

/**
 * Starts the small behaviours of the page.
 */
export function mount( _host: HTMLElement, words: unknown ): void {
	raiseQuantities( document );
	attachPasswords( document, words as PasswordWords );
	focusNotice();
	announceCount();
	attachComingSoon();
	serveCartScripts( focusNotice );
}
