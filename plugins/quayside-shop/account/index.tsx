/**
 * Mounts the account popup.
 */
import { sealedRoot } from '@quayside/boundary/sealed-root';
import type { AccountSettings } from '@quayside/contracts/shop/account.settings';
import { loadStyle } from '@quayside/ui/load-style';
import { Popup } from './popup';

/**
 * Renders the popup into its host.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as AccountSettings;
	await loadStyle( settings.style_url );
	await new Promise< void >( ( ready ) =>
		sealedRoot( host ).render(
			<Popup hostId={ host.id } settings={ settings } onReady={ ready } />
		)
	);
}
