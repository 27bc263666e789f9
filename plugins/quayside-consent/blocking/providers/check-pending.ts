import type { Consent, ReleaseModule } from '../../page/consent';
import { BLOCKED_PREFIX } from '../blocked';
import { page } from '../../page/page';
import {
	unblockCss,
	blockedAttributes,
	canRestore,
	restoreAttribute,
} from '../release/restore';

/** Category of addresses of other hosts until the provider list is loaded. */
const PENDING = '?';

/** Sets waiting attributes again, now that the guard can look up their provider. */
function checkElement(
	{ documents, categoryOf, has }: Consent,
	host: Element
): void {
	for ( const attribute of blockedAttributes( host ) ) {
		// The guard checks the hosts, also those in documents that scripts have set.
		if (
			documents.has( attribute[ 1 ] ) ||
			canRestore( host, attribute, documents, () => true )
		) {
			host.removeAttribute( BLOCKED_PREFIX + attribute[ 0 ] );
			restoreAttribute( host, attribute );
		}
	}
	let refused = '';
	const isAllowed = ( url: URL ): boolean => {
		const category = categoryOf( url );
		refused = category && ! has( category ) ? category : refused;
		return ! category || has( category );
	};
	const isWhole = unblockCss( host, ( address ) =>
		canRestore( host, [ 'src', address ], documents, isAllowed )
	);
	if ( ! isWhole ) {
		host.setAttribute( 'data-held', refused );
	} else if ( ! blockedAttributes( host ).length ) {
		host.removeAttribute( 'data-held' );
	}
}

/** Returns a tree's root and what may wait in it, also in its open shadow trees. */
const findWaiting = ( root: unknown ): Element[] =>
	[
		root as Element,
		...( ( root as Partial< ParentNode > )?.querySelectorAll?.(
			// Only what a script has set may contain a shadow tree that waits.
			root === page ? '[data-held="' + PENDING + '"]' : '*'
		) ?? [] ),
	].flatMap( ( host ) =>
		host?.shadowRoot
			? [ host, ...findWaiting( host.shadowRoot ) ]
			: [ host ]
	);

/**
 * Unblocks pending elements that no provider blocks, and shows the placeholder in iframes that stay blocked.
 *
 * @param consent Consent of the page.
 * @param pending Elements that wait, and trees that contain such elements. Emptied by this function.
 */
export function checkPending( consent: Consent, pending: unknown[] ): void {
	let iframe: Element | undefined;
	for ( const root of [ page, ...pending.splice( 0 ) ] ) {
		for ( const host of findWaiting( root ) ) {
			const category = host?.getAttribute?.( 'data-held' );
			if ( category === PENDING ) {
				checkElement( consent, host );
			} else if ( category && host.localName === 'iframe' ) {
				iframe = host;
			}
		}
	}
	iframe ??=
		page.querySelector( 'iframe[data-held]:not([srcdoc])' ) ?? undefined;
	if ( iframe ) {
		const blocked = iframe;
		void import(
			/* webpackIgnore: true */ consent.config.modules.replace(
				'*',
				'release'
			)
		).then( ( { placehold }: ReleaseModule ) => placehold( blocked ) );
	}
}
