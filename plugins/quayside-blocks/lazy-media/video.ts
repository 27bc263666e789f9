import { serviceAddress } from '@quayside/boundary/addresses';
import { getGlobal } from '@quayside/boundary/globals';
import type { LazyVideo } from '@quayside/contracts/galleries/lazy-media.video';
import { setState } from './image';

/**
 * Spec section 9: distance at which a video's iframe may load, and the visible
 * share it needs.
 */
const NEAR = { rootMargin: '200px', threshold: 0.1 };

const AGENT = navigator.userAgent;

/**
 * Browsers in which a tap is lost if the iframe is not loaded yet: mobile
 * browsers and Safari.
 */
const needsFrameBeforeTap =
	/Android|iPhone|iPad|iPod|Mobile/i.test( AGENT ) ||
	/^((?!chrom|crios|fxios|android|edg).)*safari/i.test( AGENT );

const isAllowed = ( category: string ): boolean =>
	category === '' ||
	( getGlobal< ( category: string ) => boolean >( 'wp_has_consent' )?.(
		category
	) ??
		true );

/**
 * Warns developers about missing markup (spec section 8). The video remains a
 * link to its page.
 */
const report = ( missing: string, host: HTMLElement ): void => {
	// eslint-disable-next-line no-console -- the spec's console message.
	console.warn( `Lazy video: ${ missing } is missing.`, host );
};

/**
 * Makes the play button of a video facade load the iframe, if the visitor's
 * consent allows it.
 *
 * @param host  The facade.
 * @param props contracts/galleries/lazy-media.video.json.
 */
export function mount( host: HTMLElement, props: unknown ): void {
	const {
		autoplay,
		category,
		frame: source,
		mute,
		play,
		words,
	} = props as LazyVideo;
	const button = host.querySelector< HTMLAnchorElement >(
		'.quayside-video__play'
	);
	const frame = host.querySelector( 'iframe' );
	if ( ! button ) {
		report( 'the play button', host );
	}
	if ( ! frame ) {
		report( 'the iframe', host );
	} else if ( ! source ) {
		report( 'the source of the frame', host );
	}
	if ( ! button || ! frame || ! source ) {
		return;
	}
	let isLoaded = false;
	/** Whether the visitor has pressed play and consent is pending. */
	let isRequested = false;
	let notice: HTMLElement | null = null;

	const load = ( ...query: string[] ): void => {
		if ( isLoaded ) {
			return;
		}
		isLoaded = true;
		near.disconnect();
		notice?.remove();
		setState( host, 'lazyloading' );
		frame.addEventListener( 'load', () => setState( host, 'lazyloaded' ), {
			once: true,
		} );
		frame.src = [ serviceAddress( source ), ...query ].join(
			source.includes( '?' ) ? '&' : '?'
		);
		frame.hidden = false;
		button.remove();
	};

	const requestConsent = (): void => {
		isRequested = true;
		if ( notice ) {
			return;
		}
		notice = document.createElement( 'div' );
		notice.className = 'quayside-video__notice';
		notice.setAttribute( 'role', 'status' );
		const text = document.createElement( 'p' );
		text.textContent = words.needsConsent;
		const link = Object.assign( document.createElement( 'a' ), {
			href: button.href,
			textContent: words.watch,
		} );
		const setConsent =
			getGlobal< ( category: string, value: string ) => void >(
				'wp_set_consent'
			);
		const allow = Object.assign( document.createElement( 'button' ), {
			type: 'button',
			textContent: words.allow,
		} );
		allow.addEventListener( 'click', () => {
			setConsent?.( category, 'allow' );
			start();
		} );
		notice.append( text, ...( setConsent ? [ allow ] : [] ), link );
		host.append( notice );
		( setConsent ? allow : link ).focus();
	};

	const start = (): void => {
		if ( isAllowed( category ) ) {
			load( play );
			frame.focus();
		} else {
			requestConsent();
		}
	};

	// The link becomes a button once the script has loaded.
	button.setAttribute( 'role', 'button' );
	button.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		start();
	} );
	button.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			start();
		}
	} );

	let isNear = false;
	let isTouched = navigator.userActivation?.hasBeenActive ?? false;
	const maybeLoad = (): void => {
		if ( isNear && isAllowed( category ) ) {
			if (
				autoplay &&
				! matchMedia( '(prefers-reduced-motion: reduce)' ).matches
			) {
				load( play, mute );
			} else if ( needsFrameBeforeTap && isTouched ) {
				load();
			}
		}
	};
	const near = new IntersectionObserver( ( entries ) => {
		isNear = entries.at( -1 )?.isIntersecting ?? false;
		maybeLoad();
	}, NEAR );
	near.observe( host );
	for ( const type of [ 'touchstart', 'pointerdown' ] ) {
		document.addEventListener(
			type,
			( { target } ) => {
				isTouched = true;
				// A tap on the facade itself is followed by a click.
				if ( ! host.contains( target as Node ) ) {
					maybeLoad();
				}
			},
			{ passive: true, once: true }
		);
	}
	document.addEventListener( 'wp_listen_for_consent_change', () => {
		// Consent managers dispatch the event before they store the decision.
		setTimeout( () =>
			isRequested && isAllowed( category ) ? load( play ) : maybeLoad()
		);
	} );
}
