import type { Consent, ConsentAction } from '../boot/consent';
import { formatRecord, cookieLine, mintId } from '../record/write';
import { readRecord } from '../record/record';
import { deleteCookies } from './delete-cookies';

/*
 * Fetched at the visitor's first choice: writes the record, deletes the cookies of what was refused, logs, and lets go
 * of what was allowed.
 */

/** Tells the site's own log. The choice holds whether or not the log hears of it. */
const log = ( { config, record, granted }: Consent, action: ConsentAction ): void => {
	if ( config.log && record ) {
		void fetch( config.log, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
			body: JSON.stringify( { id: record.id, action, categories: granted, revision: record.revision, law: config.law, time: record.time, language: config.language } ),
		} ).catch( () => undefined );
	}
};

/**
 * Carries out the answers that are in force on the page.
 *
 * @param consent The page's consent, with the new answers.
 * @param action  What the visitor did.
 */
export async function choose( consent: Consent, action: ConsentAction ): Promise< void > {
	const { config, record: old } = consent;
	const record = {
		id: old?.id ?? mintId(),
		decided: true,
		categories: { ...consent.granted },
		revision: config.revision,
		time: Math.floor( Date.now() / 1000 ),
		extra: old?.extra ?? {},
	};
	const secure = location.protocol === 'https:';
	consent.record = record;
	const value = formatRecord( record, config.law );
	document.cookie = cookieLine( value, config.domain, secure );
	if ( readRecord( document.cookie, config.categories )?.id !== record.id && config.domain ) {
		// The browser refused the domain that the site asks for: better a record for this host than none.
		document.cookie = cookieLine( value, '', secure );
	}
	log( consent, action );
	// The click paints before the work begins.
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	await deleteCookies( consent );
	await ( await consent.release() ).apply( consent );
}
