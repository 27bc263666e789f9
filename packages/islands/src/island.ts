/**
 * Exports that a script module must have to be an island.
 */
export interface Island {
	/**
	 * Mounts the island. Called once for each host.
	 *
	 * @param host  Element with `data-island` and the seal.
	 * @param props Props from PHP, `{}` if there are none.
	 * @param load  Imports another shared module. Use it instead of import(), which WebKit can't run twice at a time.
	 */
	mount: (
		host: HTMLElement,
		props: unknown,
		load: ImportModule
	) => void | Promise< void >;
}

/** Imports a module by its ID in the import map. */
export type ImportModule = < Module >( id: string ) => Promise< Module >;

/** Value of `data-island-state`. The attribute is missing until the island starts to load. */
export type IslandState = 'loading' | 'mounted' | 'failed';
