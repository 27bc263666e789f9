import type { Consent, ReleaseModule } from '../boot/consent';

/** What addresses of other hosts wait under until the provider list is there. */
const PENDING = '?';

const isHeld = ( host: Element ): boolean => host.getAttributeNames().some( ( name ) => /^data-held-(?!by$)/.test( name ) );

/** Sets again what waits: the guard now knows whose it is. */
function judgeElement( host: Element ): void {
	for ( const { name, value } of [ ...host.attributes ] ) {
		if ( /^data-held-(?!by$)/.test( name ) ) {
			host.setAttribute( name.slice( 10 ), value );
		}
	}
	if ( ! isHeld( host ) ) {
		host.removeAttribute( 'data-held' );
	}
}

/**
 * Lets everything go that waits and that nobody holds, and shows the placeholder in frames that stay held.
 *
 * @param consent The page's consent.
 * @param pending Elements that wait, and trees with such elements in them; empty afterwards.
 */
export function judge( { config }: Consent, pending: unknown[] ): void {
	let frame: Element | undefined;
	for ( const root of [ document, ...pending.splice( 0 ) ] as Partial< Element >[] ) {
		for ( const host of [ root as Element, ...( root?.querySelectorAll?.( `[data-held="${ PENDING }"]` ) ?? [] ) ] ) {
			const category = host?.getAttribute?.( 'data-held' );
			if ( category === PENDING ) {
				judgeElement( host );
			} else if ( category && host.localName === 'iframe' ) {
				frame = host;
			}
		}
	}
	frame ??= document.querySelector( 'iframe[data-held]:not([srcdoc])' ) ?? undefined;
	if ( frame ) {
		const held = frame;
		void import( /* webpackIgnore: true */ config.modules.replace( '*', 'release' ) ).then( ( { placehold }: ReleaseModule ) => placehold( held ) );
	}
}
