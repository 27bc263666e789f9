import { page } from '../page/page';
import { deleteEverywhere } from '../record/delete-everywhere';

/** Something that is stored in the browser under a name. */
interface Trace {
	name: string;
	remove: () => unknown;
}

/** Returns the names of the cookies that scripts can see. */
export const getCookieNames = (): string[] =>
	page.cookie
		.split( /; */ )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' );

const getKeys = ( storage: Storage ): Trace[] =>
	Object.keys( storage ).map( ( name ) => ( {
		name,
		remove: () => storage.removeItem( name ),
	} ) );

/**
 * Functions that list what is stored. Each of them can throw, reject, or never settle: where storage is denied, in private
 * windows, in sandboxed pages, and without HTTPS.
 */
export const SOURCES: ReadonlyArray< () => Trace[] | Promise< Trace[] > > = [
	() =>
		getCookieNames().map( ( name ) => ( {
			name,
			remove: () => deleteEverywhere( name ),
		} ) ),
	() => getKeys( localStorage ),
	() => getKeys( sessionStorage ),
	async () =>
		( await indexedDB.databases() ).map( ( { name = '' } ) => ( {
			name,
			remove: () => indexedDB.deleteDatabase( name ),
		} ) ),
	async () =>
		( await caches.keys() ).map( ( name ) => ( {
			name,
			remove: () => caches.delete( name ),
		} ) ),
	async () =>
		( await navigator.serviceWorker.getRegistrations() ).map(
			( registration ) => ( {
				// The file of the worker identifies the provider. Its address is always one of this site.
				name:
					/[^/]*$/.exec(
						new URL(
							( registration.active ??
								registration.waiting ??
								registration.installing )!.scriptURL
						).pathname
					)?.[ 0 ] ?? '',
				remove: () => registration.unregister(),
			} )
		),
];
