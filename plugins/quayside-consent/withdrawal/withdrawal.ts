import { ownAddress } from '@quayside/boundary/addresses';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { Consent } from '../page/consent';
import { hasTyped } from '../page/typing';
import { readSite } from '../page/site';
import { preferencesAddress } from '../preferences/address';
import { isOptional, matchesPattern } from './names';
import { getCookieNames, SOURCES } from './traces';
import { hasWithdrawn } from '../page/withdrawn';

/*
 * Loaded on every page of a visitor who has rejected something, and after a choice: deletes what rejected providers have
 * stored in the browser, and reloads the page if one of them still runs.
 */

/** Time in ms after which the page reloads even if something does not respond. */
const PATIENCE = 2000;

/**
 * Returns a function that tells whether a name belongs to a rejected category.
 */
async function findRejected(
	consent: Consent
): Promise< ( name: string ) => boolean > {
	const site = await readSite();
	// Without the names, nothing is deleted until the next page. The rejection applies anyway.
	const response =
		site &&
		( await fetch( preferencesAddress( site, consent.config.revision ) ) );
	const { categories } = ( await response?.json() ) as ConsentPreferences;
	const patterns = categories.flatMap( ( { slug, deletes } ) =>
		consent.has( slug ) ? [] : deletes
	);
	return ( name ) =>
		isOptional( name ) &&
		patterns.some( ( pattern ) => matchesPattern( name, pattern ) );
}

/** Waits for promises, of which some may reject or never settle. */
const settle = (
	promises: ( Promise< unknown > | undefined )[]
): Promise< unknown > =>
	Promise.race( [
		Promise.allSettled( promises ),
		new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) ),
	] );

/** Asks the server to delete the cookies that scripts can't see. */
async function deleteOnServer(): Promise< void > {
	const site = await readSite();
	if ( site ) {
		await fetch( ownAddress( site.rest ) + 'withdrawal', {
			method: 'POST',
			keepalive: true,
		} );
	}
}

/**
 * Deletes what is rejected, and reloads the page if that is needed to end it.
 *
 * @param consent Consent of the page.
 * @param isStale Whether something that is now rejected runs in this page.
 */
export async function run(
	consent: Consent,
	isStale?: unknown
): Promise< void > {
	if (
		// Undefined until an unusual cookie has been read.
		consent.asks !== false ||
		Object.keys( consent.config.defaults ).every( consent.has )
	) {
		return;
	}
	// The names are only requested if there is anything to delete.
	let rejected: ReturnType< typeof findRejected > | undefined;
	let isLeft = false;
	await settle( [
		// On later pages, the server does this by itself.
		consent.logged && deleteOnServer(),
		...SOURCES.map( async ( list ) => {
			const traces = ( await list() ).filter( ( { name } ) =>
				isOptional( name )
			);
			if ( traces.length ) {
				const isRejected = await ( rejected ??=
					findRejected( consent ) );
				traces
					.filter( ( { name } ) => isRejected( name ) )
					.forEach( ( { remove } ) => remove() );
				isLeft ||= getCookieNames().some( isRejected );
			}
		} ),
	] );
	// Only a choice may reload the page for what is left, or it would reload forever.
	if ( ( isStale || ( isLeft && consent.logged ) ) && ! hasTyped() ) {
		await settle( [ Promise.resolve( consent.logged ) ] );
		location.reload();
	} else if ( ! isStale && hasWithdrawn() ) {
		await consent.ask( 'opt-outs' ).catch( String );
	}
}
