/**
 * The script module `@quayside/i18n`: WordPress's wp.i18n, and the translations of modules that are loaded on demand.
 */
import type * as I18nNamespace from '@wordpress/i18n';
import { fileAddress } from '@quayside/boundary/addresses';
import { getGlobal } from '@quayside/boundary/globals';
import { runClassicScripts } from './classic-scripts';

declare global {
	interface Window {
		wp?: { i18n?: typeof I18nNamespace };
	}
}

const getPageI18n = (): typeof I18nNamespace | undefined =>
	getGlobal< NonNullable< Window[ 'wp' ] > >( 'wp' )?.i18n;

if ( ! getPageI18n() ) {
	await runClassicScripts( '@quayside/i18n' );
}

const i18n = getPageI18n() as typeof I18nNamespace;

export const { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } = i18n;

const loaded = new Map< string, Promise< void > >();

/** Translation file in the format WordPress uses for scripts. */
interface TranslationFile {
	locale_data: Record< string, Parameters< typeof setLocaleData >[ 0 ] >;
}

/**
 * Loads a module's translations once. If the file fails to load, texts stay in English.
 *
 * @param source Text domain and URL, separated by a space, as in a seal.
 */
export function load( source: string ): Promise< void > {
	let done = loaded.get( source );
	if ( ! done ) {
		const [ domain = 'default', address = '' ] = source.split( ' ' );
		done = Promise.resolve()
			.then( () => fetch( fileAddress( address ) ) )
			.then(
				( response ) => response.json() as Promise< TranslationFile >
			)
			.then( ( { locale_data: data } ) =>
				setLocaleData( data[ domain ] ?? data.messages ?? {}, domain )
			)
			.catch( () => undefined );
		loaded.set( source, done );
	}
	return done;
}
