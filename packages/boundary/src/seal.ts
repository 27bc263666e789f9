/**
 * What a host is stands in its seal: a script element, the host's first child, that only PHP can have printed. WordPress
 * lets nobody without `unfiltered_html` write a script element, but any attribute that begins with "data-".
 *
 * Everything else that acts on a host goes by its attributes, which may come from anybody: they choose the moment at most.
 */

/** Selector of a seal, behind the selector of its host. */
export const SEAL = '>script[data-seal]:first-child';

/** What a seal says. */
export interface Sealed {
	/** Id of the script module that mounts the host. */
	module: string;
	/** Passed to the module; `{}` without it. */
	props?: unknown;
	/** Text domain and address of the module's translations, parted by a space. */
	i18n?: string;
}

/**
 * What a host's seal says.
 *
 * @param host An element.
 * @throws {Error} Without a seal, or where the seal is no JSON.
 */
export const unseal = ( host: Element ): Sealed =>
	JSON.parse(
		host.querySelector< HTMLScriptElement >( `:scope${ SEAL }` )!.text
	);

/**
 * The sealed host of an id. Elements of the same id that an author wrote are passed over.
 *
 * @param id The host's id.
 */
export const sealedHost = ( id: string ): HTMLElement | null | undefined =>
	document.querySelector( `[id=${ JSON.stringify( id ) }]${ SEAL }` )
		?.parentElement;
