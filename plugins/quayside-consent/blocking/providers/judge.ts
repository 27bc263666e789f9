import type { Consent, ReleaseModule } from '../../boot/consent';
import { HELD } from '../held';
import { page } from '../../boot/page';
import { freeCss, heldOf, mayReturn, put } from '../release/restore';

/** What addresses of other hosts wait under until the provider list is there. */
const PENDING = '?';

/** Sets again what waits: the guard now knows whose it is. */
function judgeElement(
	{ documents, categoryOf, has }: Consent,
	host: Element
): void {
	for ( const attribute of heldOf( host ) ) {
		// The guard judges the hosts.
		if ( mayReturn( host, attribute, documents, () => true ) ) {
			host.removeAttribute( HELD + attribute[ 0 ] );
			put( host, attribute );
		}
	}
	let refused = '';
	const isAllowed = ( url: URL ): boolean => {
		const category = categoryOf( url );
		refused = category && ! has( category ) ? category : refused;
		return ! category || has( category );
	};
	const isWhole = freeCss( host, ( address ) =>
		mayReturn( host, [ 'src', address ], documents, isAllowed )
	);
	if ( ! isWhole ) {
		host.setAttribute( 'data-held', refused );
	} else if ( ! heldOf( host ).length ) {
		host.removeAttribute( 'data-held' );
	}
}

/**
 * Lets everything go that waits and that nobody holds, and shows the placeholder in frames that stay held.
 *
 * @param consent The page's consent.
 * @param pending Elements that wait, and trees with such elements in them; empty afterwards.
 */
export function judge( consent: Consent, pending: unknown[] ): void {
	let frame: Element | undefined;
	for ( const root of [
		page,
		...pending.splice( 0 ),
	] as Partial< Element >[] ) {
		for ( const host of [
			root as Element,
			...( root?.querySelectorAll?.( `[data-held="${ PENDING }"]` ) ??
				[] ),
		] ) {
			const category = host?.getAttribute?.( 'data-held' );
			if ( category === PENDING ) {
				judgeElement( consent, host );
			} else if ( category && host.localName === 'iframe' ) {
				frame = host;
			}
		}
	}
	frame ??=
		page.querySelector( 'iframe[data-held]:not([srcdoc])' ) ?? undefined;
	if ( frame ) {
		const held = frame;
		void import(
			/* webpackIgnore: true */ consent.config.modules.replace(
				'*',
				'release'
			)
		).then( ( { placehold }: ReleaseModule ) => placehold( held ) );
	}
}
