import { announce } from '@quayside/ui';
import { getUrlWithFragment, getFragmentNumber } from './fragment';
import { numbers } from './numbers';
import type { Pages } from './pages';

/**
 * Controls a paginated grid: arrows and numbered dots. Spec section 4: the
 * first page is 1, the arrows stop at the first and last page, the active dot
 * follows. The page is in the URL, so that Back and shared links work.
 *
 * @param host  The gallery.
 * @param list  Its items.
 * @param pager Its arrows and dots.
 * @param pages Its pages.
 * @param fail  Reports that a page could not be loaded and offers to retry. The
 * error is null if the server rejected the request.
 * @return {Function} Handles a click on a pager link.
 */
export function grid(
	host: HTMLElement,
	list: HTMLElement,
	pager: HTMLElement,
	pages: Pages,
	fail: ( error: unknown, onRetry: () => void ) => void
): ( link: HTMLElement ) => void {
	const { page: first, pages: pageCount, words } = pages.settings;
	const dots = pager.querySelector< HTMLElement >(
		'.quayside-gallery__dots'
	);
	const arrows = [
		...pager.querySelectorAll< HTMLAnchorElement >( '[data-step]' ),
	];
	// The same URLs as the server prints, for new tabs.
	const address = ( page: number ): string => {
		const url = new URL( location.href );
		url.searchParams.set( `page-of-${ host.id }`, String( page ) );
		url.hash = host.id;
		return url.href;
	};
	let current = first;
	let requested = first;

	const draw = (): void => {
		for ( const arrow of arrows ) {
			const to = current + Number( arrow.dataset.step );
			const exists = to >= 1 && to <= pageCount;
			// A disabled arrow keeps the focus.
			arrow.tabIndex = 0;
			arrow.ariaDisabled = String( ! exists );
			if ( exists ) {
				arrow.href = address( to );
			} else {
				arrow.removeAttribute( 'href' );
			}
		}
		const focused = ( document.activeElement as HTMLElement | null )
			?.dataset.goTo;
		dots?.replaceChildren(
			...numbers( current, pageCount ).map( ( number ) => {
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
				if ( number === current ) {
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

	/**
	 * Displays a page. Returns false if it could not be loaded or another page
	 * has been requested since.
	 */
	const show = async ( page: number ): Promise< boolean > => {
		requested = page;
		if ( page === current ) {
			return false;
		}
		host.ariaBusy = 'true';
		try {
			const items = await pages.get( page, true );
			if ( requested !== page || ! items ) {
				if ( requested === page ) {
					requested = current;
					fail( null, () => void go( page ) );
				}
				return false;
			}
			list.replaceChildren( ...items );
			current = page;
			draw();
			return true;
		} catch ( error ) {
			if ( requested === page ) {
				requested = current;
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
			getUrlWithFragment( `${ host.id }-page-${ page }` )
		);
		announce(
			words.shown
				.replace( '%1$d', String( page ) )
				.replace( '%2$d', String( pageCount ) )
		);
		if ( list.getBoundingClientRect().top < 0 ) {
			host.scrollIntoView( { block: 'start' } );
		}
	};

	const followAddress = (): void => {
		const page = getFragmentNumber( host.id, 'page' );
		// Opening an image in the lightbox does not change the page.
		if (
			page === undefined
				? ! location.hash.startsWith( `#${ host.id }-image-` )
				: page <= pageCount
		) {
			void show( page ?? first );
		}
	};
	addEventListener( 'popstate', followAddress );
	pages.show = async ( page ) => {
		if ( await show( page ) ) {
			history.pushState(
				null,
				'',
				getUrlWithFragment( `${ host.id }-page-${ page }` )
			);
		}
	};
	draw();
	if ( getFragmentNumber( host.id, 'page' ) ) {
		followAddress();
	}
	return ( { dataset: { goTo, step } } ) => {
		const page = goTo ? Number( goTo ) : requested + Number( step );
		if ( page >= 1 && page <= pageCount ) {
			void go( page );
		}
	};
}
