import type { Consent, ConsentAction } from '../boot/consent';
import { formatRecord, cookieLine, mintId } from '../record/write';
import { readRecord } from '../record/record';
import { serviceKey } from '../release/services';
import { deleteCookies } from './delete-cookies';

/*
 * Fetched at the visitor's first choice: writes the record, deletes the cookies of what was refused, logs, and lets go
 * of what was allowed.
 */

/** Tells the site's own log. The choice holds whether or not the log hears of it. */
const log = ( { config, record, granted }: Consent, action: ConsentAction, service?: string ): void => {
	if ( config.log && record ) {
		void fetch( config.rest + 'log', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
			body: JSON.stringify( { id: record.id, action, categories: granted, ...( service && { service } ), revision: record.revision, law: config.law, time: record.time, language: config.language } ),
		} ).catch( () => undefined );
	}
};

/**
 * What else the record keeps: pairs that other plugins left in it, and services that are allowed alone. Whoever answers
 * for the categories answers for these, too: nothing stays allowed that the preference centre shows as off.
 */
const extraOf = ( old: Consent[ 'record' ], action: ConsentAction, service?: string ): Record< string, string > => {
	const isPartial = action === 'placeholder' || action === 'api';
	const kept = Object.entries( old?.extra ?? {} ).filter( ( [ key ] ) => isPartial || ! key.startsWith( serviceKey( '' ) ) );
	return { ...Object.fromEntries( kept ), ...( service && { [ serviceKey( service ) ]: 'yes' } ) };
};

/**
 * Records a choice and carries it out.
 *
 * @param consent The page's consent.
 * @param action  What the visitor did.
 * @param wanted  The answers; categories that are not named are refused. For "api" those in force count.
 * @param service Id of a provider that is allowed alone.
 */
export async function choose( consent: Consent, action: ConsentAction, wanted: Consent[ 'granted' ], service?: string ): Promise< void > {
	const { config, record: old } = consent;
	const { domain = '' } = config;
	const categories = Object.keys( config.defaults );
	if ( action === 'api' ) {
		// All that is set in one go is one choice: what is in force by now.
		wanted = consent.granted;
		if ( old?.decided && categories.every( ( slug ) => old.categories[ slug ] === consent.has( slug ) ) ) {
			return;
		}
	}
	consent.set( Object.fromEntries( categories.map( ( slug ) => [ slug, slug === 'necessary' || !! wanted[ slug ] ] ) ), false );
	const record = {
		id: old?.id ?? mintId(),
		decided: true,
		categories: { ...consent.granted },
		revision: config.revision,
		time: Math.floor( Date.now() / 1000 ),
		extra: extraOf( old, action, service ),
	};
	const secure = location.protocol === 'https:';
	consent.record = record;
	const value = formatRecord( record, config.law );
	document.cookie = cookieLine( value, domain, secure );
	if ( domain && readRecord( document.cookie, categories )?.id !== record.id ) {
		// The browser refused the domain that the site asks for: better a record for this host than none.
		document.cookie = cookieLine( value, '', secure );
	}
	log( consent, action, service );
	// The click paints before the work begins.
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	await deleteCookies( consent );
	await ( await consent.release() ).apply( consent );
}
