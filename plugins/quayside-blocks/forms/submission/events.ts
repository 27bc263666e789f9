import { globalNamed } from '@quayside/boundary/globals';

/** WordPress's hooks, where the page has them. */
interface WithHooks {
	hooks?: {
		applyFilters: (
			name: string,
			value: unknown,
			...more: unknown[]
		) => unknown;
	};
}

/**
 * Fires an event of a form on the document.
 *
 * @param name   Name that other software listens to.
 * @param detail What it is told.
 * False when a listener of a cancelable event has cancelled it.
 */
export const fire = (
	name: string,
	detail: object,
	cancelable = false
): boolean =>
	document.dispatchEvent( new CustomEvent( name, { detail, cancelable } ) );

/** A value that other software may change, where WordPress's hooks are on the page. */
export const filtered = < T >(
	name: string,
	value: T,
	...more: unknown[]
): T => {
	const hooks = globalNamed< WithHooks >( 'wp' )?.hooks;
	return hooks ? ( hooks.applyFilters( name, value, ...more ) as T ) : value;
};
