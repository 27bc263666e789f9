import type { Consent } from '../../page/consent';
import { page } from '../../page/page';
import { countImpression } from '../impression';

const fetch = jest.fn( () => Promise.resolve() );
const set = ( name: string, value: unknown ): void => {
	Object.defineProperty( Document.prototype, name, {
		configurable: true,
		get: () => value,
	} );
};
const consent = () => ( { page, asks: true } ) as Consent;

beforeEach( () => {
	fetch.mockClear();
	Object.assign( globalThis, { fetch } );
	set( 'referrer', '' );
	set( 'hidden', false );
	document.body.innerHTML =
		'<div class="cky-consent-container" data-impressions="wp-json/impressions?layout=bar-top"></div>';
} );

it( 'counts without cookies', () => {
	countImpression( consent() );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( fetch ).toHaveBeenCalledWith(
		`${ location.origin }/wp-json/impressions?layout=bar-top`,
		{ method: 'POST', credentials: 'omit', keepalive: true }
	);
} );

it( 'counts the first page of a visit only', () => {
	set( 'referrer', `${ location.origin }/shop/` );
	countImpression( consent() );
	expect( fetch ).not.toHaveBeenCalled();
	set( 'referrer', `${ location.origin }.example/` );
	countImpression( consent() );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits until the page is visible', () => {
	set( 'hidden', true );
	countImpression( consent() );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( fetch ).not.toHaveBeenCalled();
	set( 'hidden', false );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not count what is not shown, or not counted', () => {
	countImpression( { ...consent(), asks: false } );
	document.body.innerHTML = '<div class="cky-consent-container"></div>';
	countImpression( consent() );
	expect( fetch ).not.toHaveBeenCalled();
} );

it.each( [
	'https://elsewhere.example/',
	'//elsewhere.example/',
	'@elsewhere.example',
] )( 'never leaves the site: %s', ( path ) => {
	document.querySelector< HTMLElement >(
		'.cky-consent-container'
	)!.dataset.impressions = path;
	countImpression( consent() );
	const [ url ] = ( fetch.mock.calls as unknown[][] )[ 0 ]!;
	expect( new URL( String( url ) ).origin ).toBe( location.origin );
} );
