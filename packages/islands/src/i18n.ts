/**
 * The script module `@quayside/i18n`: WordPress's own wp.i18n, with the translations of modules loaded on demand.
 */
import type * as I18nNamespace from '@wordpress/i18n';
import { fileAddress } from '@quayside/boundary/addresses';
import { globalNamed } from '@quayside/boundary/globals';
import { runClassicScripts } from './classic-scripts';

declare global {
	interface Window {
		wp?: { i18n?: typeof I18nNamespace };
	}
}

const ofPage = (): typeof I18nNamespace | undefined =>
	globalNamed< NonNullable< Window[ 'wp' ] > >( 'wp' )?.i18n;

if ( ! ofPage() ) {
	await runClassicScripts( '@quayside/i18n' );
}

const i18n = ofPage() as typeof I18nNamespace;

export const { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } = i18n;

const loaded = new Map< string, Promise< void > >();

/** A translation file as WordPress writes them for scripts. */
interface TranslationFile {
	locale_data: Record< string, Parameters< typeof setLocaleData >[ 0 ] >;
}

/**
 * Loads a module's translations once. A file that does not load leaves the words in English.
 *
 * @param source Text domain and address, parted by a space, as a seal gives them.
 */
export function load( source: string ): Promise< void > {
	let done = loaded.get( source );
	if ( ! done ) {
		const [ domain = 'default', address = '' ] = source.split( ' ' );
		done = Promise.resolve()
			.then( () => fetch( fileAddress( address ) ) )
			.then( ( answer ) => answer.json() as Promise< TranslationFile > )
			.then( ( { locale_data: data } ) =>
				setLocaleData( data[ domain ] ?? data.messages ?? {}, domain )
			)
			.catch( () => undefined );
		loaded.set( source, done );
	}
	return done;
}
