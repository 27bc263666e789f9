/**
 * Mounts order attribution: counts the visit, fills hidden inputs and checkout data, and stops when consent is
 * withdrawn.
 */
import { globalNamed } from '@quayside/boundary/globals';
import { CookieJar } from './cookie-jar';
import { setCheckoutData, watchCheckout } from './checkout-data';
import { fillInputs } from './inputs';
import type { Values } from './inputs';
import { COOKIES, readTracked, track } from './track';

/** The global that WooCommerce prints for its own script. Gateways and consent plugins call its two functions. */
interface OrderAttribution {
	params: {
		lifetime: unknown;
		session: unknown;
		base64: unknown;
		prefix: string;
		allowTracking: unknown;
		consentCategory?: string;
	};
	/** Path of each field's value, such as "current.typ". */
	fields: Record< string, string >;
	getAttributionData?: () => Values;
	setOrderTracking?: ( allow: boolean ) => void;
}

/** Category of the WP Consent API. */
const CATEGORY = 'marketing';

type HasConsent = ( category: string ) => boolean;

/**
 * Starts attribution if the visitor and the site allow it.
 */
export function mount(): void {
	const attribution = globalNamed< OrderAttribution >(
		'wc_order_attribution'
	);
	if ( ! attribution ) {
		return;
	}
	const { params, fields } = attribution;
	const category = params.consentCategory ?? CATEGORY;
	const jar = new CookieJar( location.hostname, !! params.base64 );
	const settings = { prefix: params.prefix, fields: Object.keys( fields ) };
	let isCounted = false;

	const getData = (): Values => {
		const tracked = params.allowTracking ? readTracked( jar ) : {};
		return Object.fromEntries(
			Object.entries( fields ).map( ( [ field, path ] ) => {
				const [ cookie = '', name = '' ] = path.split( '.' );
				return [ field, tracked[ cookie ]?.[ name ] ?? null ];
			} )
		);
	};

	const setTracking = ( allow: boolean ): void => {
		params.allowTracking = allow;
		if ( ! allow ) {
			jar.expire( COOKIES );
			isCounted = false;
		} else if ( ! isCounted ) {
			// Counts each page view only once, even if tracking is allowed again.
			isCounted = true;
			track(
				jar,
				{
					href: location.href,
					referrer: document.referrer,
					userAgent: navigator.userAgent,
					now: new Date(),
				},
				params
			);
		}
		const values = getData();
		fillInputs( settings, values );
		setCheckoutData( values );
	};

	attribution.getAttributionData = getData;
	attribution.setOrderTracking = setTracking;
	const decide = (): void => {
		const has = globalNamed< HasConsent >( 'wp_has_consent' );
		setTracking( has ? has( category ) : !! params.allowTracking );
	};
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const value = (
			event as CustomEvent< Record< string, string > | undefined >
		 ).detail?.[ category ];
		if ( value ) {
			setTracking( value === 'allow' );
		}
	} );
	document.addEventListener( 'wp_consent_type_defined', decide );
	decide();
	watchCheckout( getData );
}
