import { announce } from '@quayside/ui';
import { addressWith, fragmentOf } from './fragment';
import { numbers } from './numbers';
import type { Pages } from './pages';

/**
 * A grid in pages: arrows and numbered dots. Spec section 4: the first page is 1, the arrows end with the pages, the
 * active dot follows. The page is in the address, so that Back and a shared link work.
 *
 * @param host  The gallery.
 * @param list  Its items.
 * @param pager Its arrows and dots.
 * @param pages Its pages.
 * @param fail  Says that a page could not be had, null for one that the server has refused, and offers to ask again.
 * @return {Function} Follows a link of the pager.
 */
export function grid(
	host: HTMLElement,
	list: HTMLElement,
	pager: HTMLElement,
	pages: Pages,
	fail: ( error: unknown, again: () => void ) => void
): ( link: HTMLElement ) => void {
	const { page: first, pages: count, words } = pages.settings;
	const dots = pager.querySelector< HTMLElement >(
		'.quayside-gallery__dots'
	);
	const arrows = [
		...pager.querySelectorAll< HTMLAnchorElement >( '[data-step]' ),
	];
	// Addresses as the server writes them, for new tabs.
	const address = ( page: number ): string => {
		const url = new URL( location.href );
		url.searchParams.set( `page-of-${ host.id }`, String( page ) );
		url.hash = host.id;
		return url.href;
	};
	let shown = first;
	let wanted = first;

	const draw = (): void => {
		for ( const arrow of arrows ) {
			const to = shown + Number( arrow.dataset.step );
			const isThere = to >= 1 && to <= count;
			// The focus stays on an arrow that has come to its end.
			arrow.tabIndex = 0;
			arrow.ariaDisabled = String( ! isThere );
			if ( isThere ) {
				arrow.href = address( to );
			} else {
				arrow.removeAttribute( 'href' );
			}
		}
		const focused = ( document.activeElement as HTMLElement | null )
			?.dataset.goTo;
		dots?.replaceChildren(
			...numbers( shown, count ).map( ( number ) => {
				const item = document.createElement( 'li' );
				const dot = document.createElement( number ? 'a' : 'span' );
				dot.className = number
					? 'quayside-gallery__dot'
					: 'quayside-gallery__gap';
				dot.textContent = number
					? number.toLocaleString(
							document.documentElement.lang || undefined
						)
					: '…';
				if ( number ) {
					( dot as HTMLAnchorElement ).href = address( number );
					dot.dataset.goTo = String( number );
					dot.setAttribute(
						'aria-label',
						words.page.replace( '%d', String( number ) )
					);
				}
				if ( number === shown ) {
					dot.setAttribute( 'aria-current', 'page' );
				}
				item.append( dot );
				return item;
			} )
		);
		if ( focused ) {
			dots?.querySelector< HTMLElement >(
				`[data-go-to="${ focused }"]`
			)?.focus( { preventScroll: true } );
		}
	};

	/** Shows a page; false when it could not be had, or another one is wanted by now. */
	const show = async ( page: number ): Promise< boolean > => {
		wanted = page;
		if ( page === shown ) {
			return false;
		}
		host.ariaBusy = 'true';
		try {
			const items = await pages.get( page, true );
			if ( wanted !== page || ! items ) {
				if ( wanted === page ) {
					wanted = shown;
					fail( null, () => void go( page ) );
				}
				return false;
			}
			list.replaceChildren( ...items );
			shown = page;
			draw();
			return true;
		} catch ( error ) {
			if ( wanted === page ) {
				wanted = shown;
				fail( error, () => void go( page ) );
			}
			return false;
		} finally {
			host.ariaBusy = 'false';
		}
	};
	const go = async ( page: number ): Promise< void > => {
		if ( ! ( await show( page ) ) ) {
			return;
		}
		history.pushState(
			null,
			'',
			addressWith( `${ host.id }-page-${ page }` )
		);
		announce(
			words.shown
				.replace( '%1$d', String( page ) )
				.replace( '%2$d', String( count ) )
		);
		if ( list.getBoundingClientRect().top < 0 ) {
			host.scrollIntoView( { block: 'start' } );
		}
	};

	const followAddress = (): void => {
		const asked = fragmentOf( host.id, 'page' );
		// An image in the lightbox is no other page.
		if (
			asked === undefined
				? ! location.hash.startsWith( `#${ host.id }-image-` )
				: asked <= count
		) {
			void show( asked ?? first );
		}
	};
	addEventListener( 'popstate', followAddress );
	pages.show = async ( page ) => {
		if ( await show( page ) ) {
			history.pushState(
				null,
				'',
				addressWith( `${ host.id }-page-${ page }` )
			);
		}
	};
	draw();
	if ( fragmentOf( host.id, 'page' ) ) {
		followAddress();
	}
	return ( { dataset: { goTo, step } } ) => {
		const page = goTo ? Number( goTo ) : wanted + Number( step );
		if ( page >= 1 && page <= count ) {
			void go( page );
		}
	};
}
