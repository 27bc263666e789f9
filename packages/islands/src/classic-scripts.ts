import { moduleData, pageNonce } from '@quayside/boundary/globals';
import { trustedScriptUrl } from '@quayside/trusted-types';

/**
 * Runs WordPress's own classic scripts from a script module.
 *
 * Their addresses come from the JSON that PHP prints for the module, so that page and island share one copy.
 *
 * @param id Id of the script module whose data names the scripts.
 * @throws {Error} When a script does not load.
 */
export async function runClassicScripts( id: string ): Promise< void > {
	const { scripts = [] } = moduleData< { scripts: string[] } >( id );
	const nonce = pageNonce();
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
				// In the order of the list, each after the one it needs.
				script.async = false;
				// A content policy that names a nonce lets no other script in; those of the page have it.
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
