import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg, removeQueryArgs } from '@wordpress/url';

const read = (): number => Number( getQueryArg( location.href, 'entry' ) ) || 0;

/** The address of the screen with an entry; 0 is the list. */
export const addressOf = ( entry: number ): string =>
	entry
		? addQueryArgs( location.href, { entry } )
		: removeQueryArgs( location.href, 'entry' );

/** The entry that the page's address names, so that Back works and an entry can be linked to; 0 is the list. */
export function useAddress(): [ number, ( entry: number ) => void ] {
	const [ entry, setEntry ] = useState( read );
	useEffect( () => {
		const follow = (): void => setEntry( read() );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );
	return [
		entry,
		( next ) => {
			history.pushState( null, '', addressOf( next ) );
			setEntry( next );
		},
	];
}
