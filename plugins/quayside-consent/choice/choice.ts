import { ownAddress } from '@quayside/boundary/addresses';
import type { ConsentRecord } from '@quayside/contracts/consent/record';
import type { Consent, ConsentAction } from '../boot/consent';
import { siteOfPage } from '../preferences/site';
import type { Site } from '../preferences/site';
import { parseRecord } from '../record/parse';
import { writeRecord } from '../record/store';
import { formatRecord, mintId } from '../record/cookie';
import { serviceKey } from '../blocking/release/services';
import { deleteCookies } from './delete-cookies';

/*
 * Fetched at the visitor's first choice: writes the record, deletes the cookies of what was refused, logs, and lets go
 * of what was allowed.
 */

/** Time in ms after which a log that did not store a choice is told once more. */
const AGAIN = 5000;

/**
 * Tells the site's own log, a second time where it did not store the choice: a proof is lost otherwise. The log takes the
 * same choice once. The choice holds whether or not the log hears of it.
 */
const log = async (
	law: string,
	{ id, categories, revision, time }: ConsentRecord,
	action: ConsentAction,
	service: string | undefined,
	{ rest, language }: Site
): Promise< void > => {
	const body = JSON.stringify( {
		id,
		action,
		categories,
		...( service && { service } ),
		revision,
		law,
		time,
		language,
	} );
	const isDone = (): Promise< boolean > =>
		fetch( ownAddress( rest ) + 'log', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
			body,
		} ).then(
			// What it refuses for good it refuses again.
			( { status } ) => status < 429,
			() => false
		);
	if ( ! ( await isDone() ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve, AGAIN ) );
		await isDone();
	}
};

/**
 * What else the record keeps: pairs that other plugins left in it, and services that are allowed alone. Whoever answers
 * for the categories answers for these, too: nothing stays allowed that the preference centre shows as off.
 */
const extraOf = (
	old: ConsentRecord | null,
	action: ConsentAction,
	service?: string
): Record< string, string > => {
	const isPartial = action === 'placeholder' || action === 'api';
	const kept = Object.entries( old?.extra ?? {} ).filter(
		( [ key ] ) => isPartial || ! key.startsWith( serviceKey( '' ) )
	);
	return {
		...Object.fromEntries( kept ),
		...( service && { [ serviceKey( service ) ]: 'yes' } ),
	};
};

/**
 * Records a choice and carries it out.
 *
 * @param consent The page's consent.
 * @param action  What the visitor did.
 * @param wanted  The answers; categories that are not named are refused. For "api" those in force count.
 * @param service Id of a provider that is allowed alone.
 */
export async function run(
	consent: Consent,
	action: ConsentAction,
	wanted: Consent[ 'granted' ],
	service?: string
): Promise< void > {
	const { config } = consent;
	const { domain = '', revision = 1 } = config;
	const categories = Object.keys( config.defaults );
	const old = parseRecord( consent.record ?? '', categories );
	if ( action === 'api' ) {
		// All that is set in one go is one choice: what is in force by now.
		wanted = consent.granted;
		if (
			old?.decided &&
			categories.every(
				( slug ) => old.categories[ slug ] === consent.has( slug )
			)
		) {
			return;
		}
	}
	consent.set(
		Object.fromEntries(
			categories.map( ( slug ) => [
				slug,
				slug === 'necessary' || !! wanted[ slug ],
			] )
		),
		false
	);
	const record = {
		id: old?.id ?? mintId(),
		decided: true,
		categories: { ...consent.granted },
		revision,
		time: Math.floor( Date.now() / 1000 ),
		extra: extraOf( old, action, service ),
	};
	const value = formatRecord( record, config.law );
	consent.record = value;
	writeRecord( value, domain );
	// The click paints before the work begins.
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	// In force first, whatever fails behind it.
	const applied = consent.apply();
	const site = await siteOfPage();
	if ( site?.log ) {
		void log( config.law, record, action, service, site );
	}
	if ( site ) {
		await deleteCookies( consent, site );
	}
	await applied;
}
