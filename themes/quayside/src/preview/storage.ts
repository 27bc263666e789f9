import { sanitize } from './message';
import type { PreviewData } from './message';

/** Storage key of starter templates (spec section 7). */
const KEY = 'starter-templates-iframe-preview-data';

/** Loads the data of the previous page. Storage may be blocked in a frame. */
export function load(): PreviewData {
	try {
		const { url, data } = JSON.parse( localStorage.getItem( KEY ) ?? '' );
		return url === location.origin ? sanitize( data ) : {};
	} catch {
		return {};
	}
}

export function save( data: PreviewData ): void {
	try {
		localStorage.setItem(
			KEY,
			JSON.stringify( { url: location.origin, data } )
		);
	} catch {
		// Without storage, the preview lasts until the next page.
	}
}

export function clear(): void {
	try {
		localStorage.removeItem( KEY );
	} catch {
		// Nothing was stored.
	}
}
