/**
 * Exports that a script module must have to be an island.
 */
export interface Island {
	/**
	 * Mounts the island. Called once for each host.
	 *
	 * @param host  Element with `data-island` and the seal.
	 * @param props Props from PHP, `{}` if there are none.
	 */
	mount: ( host: HTMLElement, props: unknown ) => void | Promise< void >;
}

/** Value of `data-island-state`. The attribute is missing until the island starts to load. */
export type IslandState = 'loading' | 'mounted' | 'failed';
