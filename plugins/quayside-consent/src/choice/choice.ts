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
		void fetch( config.rest + 'log', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
			body: JSON.stringify( { id: record.id, action, categories: granted, revision: record.revision, law: config.law, time: record.time, language: config.language } ),
		} ).catch( () => undefined );
	}
};

/**
 * Records a choice and carries it out.
 *
 * @param consent The page's consent.
 * @param action  What the visitor did.
 * @param wanted  The answers; categories that are not named are refused.
 */
export async function choose( consent: Consent, action: ConsentAction, wanted: Consent[ 'granted' ] ): Promise< void > {
	const { config, record: old } = consent;
	const { domain = '' } = config;
	const categories = Object.keys( config.defaults );
	consent.set( Object.fromEntries( categories.map( ( slug ) => [ slug, slug === 'necessary' || !! wanted[ slug ] ] ) ), false );
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
	document.cookie = cookieLine( value, domain, secure );
	if ( domain && readRecord( document.cookie, categories )?.id !== record.id ) {
		// The browser refused the domain that the site asks for: better a record for this host than none.
		document.cookie = cookieLine( value, '', secure );
	}
	log( consent, action );
	// The click paints before the work begins.
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	await deleteCookies( consent );
	await ( await consent.release() ).apply( consent );
}
