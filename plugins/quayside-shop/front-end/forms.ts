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
export function mount( _host: HTMLElement, props: unknown ): void {
	const { user, ...words } = props as PasswordWords & { user?: string };
	raiseQuantities( document );
	attachPasswords( document, words );
	focusNotice();
	announceCount();
	if ( user ) {
		attachComingSoon( user );
	}
	serveCartScripts( focusNotice );
}
