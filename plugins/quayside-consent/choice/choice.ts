import { ownAddress } from '@quayside/boundary/addresses';
import type { ConsentRecord } from '@quayside/contracts/consent/record';
import type { ConsentSite } from '@quayside/contracts/consent/site';
import type { Consent, ConsentAction } from '../page/consent';
import { readSite } from '../page/site';
import { parseRecord } from '../record/parse';
import { writeRecord } from '../record/store';
import { formatRecord, generateId } from '../record/cookie';
import { storeWithdrawn } from '../page/withdrawn';
import { serviceKey } from '../blocking/release/services';

export { act } from './actions';

/*
 * Loaded on the visitor's first choice: writes the record, applies the choice, and logs it. Whatever fails after the
 * record is written does not undo the choice.
 */

/** Time in ms after which a failed log request is sent again. */
const RETRY_DELAY = 5000;

/**
 * Sends a choice to the log of this site, and retries once if it was not stored, because the proof would be lost. The
 * log stores the same choice only once. The choice applies even if it is not logged.
 */
const log = async (
	law: string,
	{ id, categories, revision, time }: ConsentRecord,
	action: ConsentAction,
	service: string | undefined,
	{ rest, language, layout }: ConsentSite
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
		layout,
	} );
	const send = (): Promise< boolean > =>
		// The fetch() of an extension may throw.
		( async () =>
			fetch( ownAddress( rest ) + 'log', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				credentials: 'omit',
				keepalive: true,
				body,
			} ) )().then(
			// A request that was rejected for good would be rejected again.
			( { status } ) => status < 429,
			() => false
		);
	if ( ! ( await send() ) ) {
		await new Promise( ( resolve ) => {
			setTimeout( resolve, RETRY_DELAY );
			// There is no later on a page that the visitor leaves, or that reloads.
			addEventListener( 'pagehide', resolve );
		} );
		await send();
	}
};

/**
 * Returns the other entries of the record: pairs of other plugins, services that are allowed one by one, and whether the
 * browser sent Global Privacy Control, because a signal that starts later overrides the choice. A choice of categories
 * removes the services, so that nothing stays allowed that the preference center shows as off.
 */
const getExtra = (
	old: ConsentRecord | null,
	action: ConsentAction,
	service?: string,
	gpc?: boolean
): Record< string, string > => {
	const isPartial = action === 'placeholder' || action === 'api';
	const preserved = Object.entries( old?.extra ?? {} ).filter(
		( [ key ] ) =>
			key !== 'gpc' &&
			( isPartial || ! key.startsWith( serviceKey( '' ) ) )
	);
	return {
		...Object.fromEntries( preserved ),
		...( gpc && { gpc: 'yes' } ),
		...( service && { [ serviceKey( service ) ]: 'yes' } ),
	};
};

/**
 * Records a choice and applies it.
 *
 * @param consent   Consent of the page.
 * @param action    What the visitor did.
 * @param requested The requested categories. Missing ones are rejected. Ignored for "api", which uses the current consent.
 * @param service   ID of a single provider to allow.
 */
export async function run(
	consent: Consent,
	action: ConsentAction,
	requested: Consent[ 'granted' ],
	service?: string
): Promise< void > {
	const { config } = consent;
	const { cookie, days, domain = '', revision = 1 } = config;
	const categories = Object.keys( config.defaults );
	const old = parseRecord( consent.record ?? '', categories );
	if ( action === 'api' ) {
		// Changes that are made at the same time count as one choice: the consent that is current by now.
		requested = consent.granted;
		if (
			old?.decided &&
			categories.every(
				( slug ) => old.categories[ slug ] === consent.has( slug )
			)
		) {
			return;
		}
	}
	// Also under an older policy.
	const before = categories.filter(
		( slug ) => consent.has( slug ) || old?.categories[ slug ]
	);
	consent.set(
		Object.fromEntries(
			categories.map( ( slug ) => [
				slug,
				slug === 'necessary' || !! requested[ slug ],
			] )
		),
		false
	);
	const record = {
		id: old?.id ?? generateId(),
		decided: true,
		categories: { ...consent.granted },
		revision,
		time: Math.floor( Date.now() / 1000 ),
		extra: getExtra( old, action, service, config.gpc ),
	};
	const value = formatRecord( record, config.law );
	consent.record = value;
	try {
		writeRecord( value, domain, cookie, days );
	} catch {
		// A sandboxed page can't store cookies. The choice applies until the visitor leaves.
	}
	storeWithdrawn( before.filter( ( slug ) => ! consent.has( slug ) ) );
	// The focused button of the banner is hidden now, so return the focus to where it was. Without an earlier focus, it continues at
	// the position of the banner, which is the start of the page.
	if ( consent.page.activeElement?.closest( '.cky-consent-container' ) ) {
		consent.lastFocus?.focus( { preventScroll: true } );
	}
	// Let the browser paint the click first.
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	consent.logged = readSite()
		.then( ( site ) =>
			site?.log
				? log( config.law, record, action, service, site )
				: undefined
		)
		.catch( () => undefined );
	// The next page applies what can't be applied here.
	await consent.apply().catch( String );
}

// From now on without import(), which takes several tasks each time, so that the banner is gone in the next frame.
window.quaysideConsent.choose = ( ...choice ) =>
	run( window.quaysideConsent, ...choice );
