import type { Consent } from '../page/consent';
import { findRecord } from './parse';
import { COOKIE } from './record';
import { writeRecord } from './store';
import { formatRecord } from './cookie';
import { page } from '../page/page';

/*
 * Loaded if the cookie is in an unusual order, or if there are two of them: left by the plugin that the site
 * migrated from, by another domain setting, or edited by hand. Nothing is allowed before it is read.
 */

/**
 * Reads the cookies that the boot script could not read.
 *
 * @param consent Consent of the page.
 */
export function run( consent: Consent ): void {
	const { cookie = COOKIE, days, defaults, domain = '' } = consent.config;
	const record = findRecord( page.cookie, Object.keys( defaults ), cookie );
	const value = record ? formatRecord( record, consent.config.law ) : '';
	const isNew = consent.read( value && `${ cookie }=${ value }` );
	if ( value && page.cookie.split( `${ cookie }=` ).length > 2 ) {
		// From now on, the server reads this one, too.
		writeRecord( value, domain, cookie, days );
	}
	const [ navigation ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	// Before that event, the boot script continues on its own with the new consent.
	if ( isNew && navigation?.domContentLoadedEventStart ) {
		void ( consent.asks ? consent.ask( 'banner' ) : consent.apply() );
	}
}
