/**
 * Mounts order attribution: counts the visit, fills hidden inputs and checkout data, and stops when consent is
 * withdrawn.
 */
import { getGlobal } from '@quayside/boundary/globals';
import type { OrderAttributionFirstTouch } from '@quayside/contracts/shop/order-attribution.first-touch';
import type { OrderAttributionSettings } from '@quayside/contracts/shop/order-attribution.settings';
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

/** Namespace of the Store API extension that receives the first touch. */
const EXTENSION = 'quayside/order-attribution';

/** Path of each value of the first touch. */
const FIRST_TOUCH: Record< keyof OrderAttributionFirstTouch, string > = {
	first_source_type: 'first.typ',
	first_utm_source: 'first.src',
	first_utm_medium: 'first.mdm',
	first_utm_campaign: 'first.cmp',
	first_session_entry: 'first_add.ep',
	first_session_start_time: 'first_add.fd',
};

type HasConsent = ( category: string ) => boolean;

/**
 * Starts attribution if the visitor and the site allow it.
 *
 * @param _host Host of the island.
 * @param props Settings of the page. Without them, only WooCommerce's fields are filled, exactly as its own script does.
 */
export function mount( _host?: HTMLElement, props: unknown = {} ): void {
	const attribution = getGlobal< OrderAttribution >( 'wc_order_attribution' );
	if ( ! attribution ) {
		return;
	}
	const { detect_sources: detect = false, first_touch: hasFirstTouch } =
		props as Partial< OrderAttributionSettings >;
	const { params, fields } = attribution;
	const category = params.consentCategory ?? CATEGORY;
	const jar = new CookieJar( location.hostname, !! params.base64 );
	const settings = {
		prefix: params.prefix,
		fields: Object.keys( {
			...fields,
			...( hasFirstTouch && FIRST_TOUCH ),
		} ),
	};
	let isCounted = false;

	const getValues = ( paths: Record< string, string > ): Values => {
		const tracked = params.allowTracking ? readTracked( jar ) : {};
		return Object.fromEntries(
			Object.entries( paths ).map( ( [ field, path ] ) => {
				const [ cookie = '', name = '' ] = path.split( '.' );
				return [ field, tracked[ cookie ]?.[ name ] ?? null ];
			} )
		);
	};
	const getData = (): Values => getValues( fields );
	const getFirstTouch = (): Values => getValues( FIRST_TOUCH );

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
				{ ...params, detect }
			);
		}
		const values = getData();
		const first = getFirstTouch();
		fillInputs( settings, { ...first, ...values } );
		if ( hasFirstTouch ) {
			setCheckoutData( first, EXTENSION );
		}
		setCheckoutData( values );
	};

	attribution.getAttributionData = getData;
	attribution.setOrderTracking = setTracking;
	const decide = (): void => {
		const has = getGlobal< HasConsent >( 'wp_has_consent' );
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
	if ( hasFirstTouch ) {
		watchCheckout( getFirstTouch, EXTENSION );
	}
}
