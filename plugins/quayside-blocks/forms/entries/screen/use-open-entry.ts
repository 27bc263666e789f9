import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg, removeQueryArgs } from '@wordpress/url';

const read = (): number => Number( getQueryArg( location.href, 'entry' ) ) || 0;

/** Returns the URL of an entry; 0 is the list. */
export const getEntryUrl = ( entry: number ): string =>
	entry
		? addQueryArgs( location.href, { entry } )
		: removeQueryArgs( location.href, 'entry' );

/**
 * Returns the entry that the page's URL names, and opens another. With it in the URL, the browser's Back button works and entries
 * can be linked. 0 is the list.
 */
export function useOpenEntry(): [ number, ( entry: number ) => void ] {
	const [ entry, setEntry ] = useState( read );
	useEffect( () => {
		const update = (): void => setEntry( read() );
		window.addEventListener( 'popstate', update );
		return () => window.removeEventListener( 'popstate', update );
	}, [] );
	return [
		entry,
		( next ) => {
			history.pushState( null, '', getEntryUrl( next ) );
			setEntry( next );
		},
	];
}
