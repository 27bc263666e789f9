/**
 * A host is described by its seal: a script element, the host's first child, that only PHP can print. WordPress lets users
 * without `unfiltered_html` write any attribute that begins with "data-", but no script elements.
 *
 * Attributes of a host are therefore not trusted. They only decide when its module is loaded.
 */

/** Selects the seal when appended to the selector of its host. */
export const SEAL = '>script[data-seal]:first-child';

/** Contents of a seal. */
export interface Sealed {
	/** ID of the script module that mounts the host. */
	module: string;
	/** Passed to the module. Defaults to `{}`. */
	props?: unknown;
	/** Text domain and URL of the module's translations, separated by a space. */
	i18n?: string;
}

/**
 * Returns the contents of a host's seal.
 *
 * @param host Element that may have a seal.
 * @throws {Error} If there is no seal or its JSON is invalid.
 */
export const unseal = ( host: Element ): Sealed =>
	JSON.parse(
		host.querySelector< HTMLScriptElement >( `:scope${ SEAL }` )!.text
	);

/**
 * Returns the sealed host with an ID. Elements with the same ID that an author wrote are skipped.
 *
 * @param id ID of the host.
 */
export const sealedHost = ( id: string ): HTMLElement | null | undefined =>
	document.querySelector( `[id=${ JSON.stringify( id ) }]${ SEAL }` )
		?.parentElement;
