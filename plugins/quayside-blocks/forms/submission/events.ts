import { getGlobal } from '@quayside/boundary/globals';

/** The global with WordPress's hooks, if loaded. */
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
 * Dispatches an event of a form on the document. Returns false if a listener
 * has canceled it.
 *
 * @param name       Event name that other software listens to.
 * @param detail     Detail of the event.
 * @param cancelable Whether the event can be canceled.
 */
export const fire = (
	name: string,
	detail: object,
	cancelable = false
): boolean =>
	document.dispatchEvent( new CustomEvent( name, { detail, cancelable } ) );

/** Applies a filter if WordPress's hooks are loaded. */
export const applyFilter = < T >(
	name: string,
	value: T,
	...more: unknown[]
): T => {
	const hooks = getGlobal< WithHooks >( 'wp' )?.hooks;
	return hooks ? ( hooks.applyFilters( name, value, ...more ) as T ) : value;
};
