/**
 * Enhances WooCommerce's forms and notices on product, cart, checkout, and account pages.
 */
import type { FrontEndSettings } from '@quayside/contracts/shop/front-end.settings';
import { attachComingSoonBanner } from './coming-soon';
import { supportCartScripts } from './legacy-bridge';
import { announceCount, focusNotice, readNoticesOnce } from './notices';
import { attachPasswords } from './password';
import { raiseQuantities } from './quantity';

/**
 * Starts the page's small scripts.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { user, ...labels } = props as FrontEndSettings;
	raiseQuantities( document );
	attachPasswords( document, labels );
	focusNotice();
	readNoticesOnce();
	announceCount();
	if ( user ) {
		attachComingSoonBanner( user );
	}
	supportCartScripts( focusNotice );
}
