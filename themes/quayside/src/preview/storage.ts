import { wellFormed } from './message';
import type { Shown } from './message';

/** The key that starter templates use; spec section 7. */
const KEY = 'starter-templates-iframe-preview-data';

/** What an earlier page of this preview was told to show. Storage may be blocked in a frame. */
export function load(): Shown {
	try {
		const { url, data } = JSON.parse( localStorage.getItem( KEY ) ?? '' );
		return url === location.origin ? wellFormed( data ) : {};
	} catch {
		return {};
	}
}

export function save( shown: Shown ): void {
	try {
		localStorage.setItem(
			KEY,
			JSON.stringify( { url: location.origin, data: shown } )
		);
	} catch {
		// The preview works without, until the next page.
	}
}

export function clear(): void {
	try {
		localStorage.removeItem( KEY );
	} catch {
		// Nothing was stored.
	}
}
