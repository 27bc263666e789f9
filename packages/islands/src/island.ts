/**
 * What a script module must export to be an island.
 */
export interface Island {
	/**
	 * Takes the host over. Called once for each host.
	 *
	 * @param host  The element that carries `data-island` and the seal.
	 * @param props What PHP gave the island; `{}` without it.
	 */
	mount: ( host: HTMLElement, props: unknown ) => void | Promise< void >;
}

/** Value of `data-island-state`; no attribute before the visitor wants the island. */
export type IslandState = 'loading' | 'mounted' | 'failed';
