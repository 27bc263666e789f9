import type { Consent } from '../boot/consent';
import { findRecord } from './parse';
import { COOKIE } from './record';
import { writeRecord } from './store';
import { formatRecord } from './cookie';
import { page } from '../boot/page';

/*
 * Fetched where the cookie is not in the order in which it is written, or where there are two of its name: left by the
 * plugin that the site migrated from, by another domain's setting, or by somebody's hand. Nothing is allowed before.
 */

/**
 * Reads what the boot script left.
 *
 * @param consent The page's consent.
 */
export function run( consent: Consent ): void {
	const record = findRecord(
		page.cookie,
		Object.keys( consent.config.defaults )
	);
	const value = record ? formatRecord( record, consent.config.law ) : '';
	const isNew = consent.read( value && `${ COOKIE }=${ value }` );
	if ( value && page.cookie.split( `${ COOKIE }=` ).length > 2 ) {
		// The one that counts from now on for the server, too.
		writeRecord( value, consent.config.domain ?? '' );
	}
	const [ navigation ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	// Until then the boot script itself goes on with what it knows by now.
	if ( isNew && navigation?.domContentLoadedEventStart ) {
		void ( consent.asks ? consent.ask( 'banner' ) : consent.apply() );
	}
}
