import { moduleData, getPageNonce } from '@quayside/boundary/globals';
import { trustedScriptUrl } from '@quayside/trusted-types';

/**
 * Runs WordPress's classic scripts from a script module.
 *
 * Their URLs come from the JSON that PHP prints for the module, so that page and island share one copy.
 *
 * @param id ID of the script module whose data lists the scripts.
 * @throws {Error} If a script fails to load.
 */
export async function runClassicScripts( id: string ): Promise< void > {
	const { scripts = [] } = moduleData< { scripts: string[] } >( id );
	const nonce = getPageNonce();
	await Promise.all(
		scripts.map( ( src ) => {
			if (
				[ ...document.querySelectorAll( 'script' ) ].some(
					( script ) => script.src === src
				)
			) {
				return undefined;
			}
			return new Promise< void >( ( resolve, reject ) => {
				const script = document.createElement( 'script' );
				// Scripts run in the order of the list, after their dependencies.
				script.async = false;
				// A content security policy with a nonce blocks scripts without it.
				script.nonce = nonce;
				script.src = trustedScriptUrl( src );
				script.onload = () => resolve();
				script.onerror = () =>
					reject( new Error( `${ src } did not load.` ) );
				document.head.append( script );
			} );
		} )
	);
}
