import { getUrlWithFragment, getFragmentNumber } from './fragment';
import type { Pages } from './pages';

/**
 * Spec section 9: the button is hidden 2 s after it fades. Items appear 10 ms
 * apart.
 */
const HIDE_AFTER = 2000;
const STAGGER = 10;

/**
 * Number of automatic loads. After that the visitor decides, so that content
 * after the gallery can be reached.
 */
const AUTO_LOADS = 3;

/**
 * Extends a masonry gallery by button or while the visitor scrolls. Spec
 * section 4: the next page is 2, loads run one at a time, and the button
 * disappears after the last page.
 *
 * @param host  The gallery.
 * @param list  Its items.
 * @param pager Its button and loader.
 * @param pages Its pages.
 * @param fail  Reports that a page could not be loaded and offers to retry. The
 * error is null if the server rejected the request.
 * @return {Function} Handles a click on the button.
 */
export function more(
	host: HTMLElement,
	list: HTMLElement,
	pager: HTMLElement,
	pages: Pages,
	fail: ( error: unknown, retry: () => void ) => void
): ( link: HTMLElement ) => void {
	const { mode, page: first, pages: pageCount } = pages.settings;
	const button = pager.querySelector< HTMLElement >(
		'.quayside-gallery__more'
	);
	const loader = pager.querySelector< HTMLElement >(
		'.quayside-gallery__loader'
	);
	let next = first + 1;
	let isLoading = false;
	let autoLoads = mode === 'scroll' ? AUTO_LOADS : 0;

	// Spec section 9: viewport height / 1.25 from the last item, which is 20%
	// above the bottom edge.
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				// Keyboard users need to be able to reach the end of the
				// gallery.
				if ( list.querySelector( ':focus-visible' ) ) {
					autoLoads = 0;
					watch();
				} else {
					void load();
				}
			}
		},
		{ rootMargin: '0px 0px -20% 0px' }
	);
	const watch = (): void => {
		observer.disconnect();
		const scrolls = autoLoads > 0 && next <= pageCount;
		if ( scrolls && list.lastElementChild ) {
			observer.observe( list.lastElementChild );
		}
		if ( button ) {
			button.hidden = scrolls;
		}
	};
	const end = (): void => {
		observer.disconnect();
		if ( button && ! button.hidden ) {
			button.classList.add( 'is-leaving' );
			setTimeout( () => {
				button.hidden = true;
			}, HIDE_AFTER );
		}
	};

	/**
	 * Loads the next page. Returns false if there is none or a load is in
	 * progress.
	 */
	const load = async (): Promise< boolean > => {
		if ( isLoading || next > pageCount ) {
			return false;
		}
		isLoading = true;
		pager.ariaBusy = 'true';
		loader?.removeAttribute( 'hidden' );
		try {
			const items = await pages.get( next );
			if ( ! items ) {
				autoLoads = 0;
				watch();
				fail( null, retry );
				return false;
			}
			items.forEach( ( item, i ) => {
				item.classList.add( 'is-new' );
				item.style.animationDelay = `${ i * STAGGER }ms`;
			} );
			list.append( ...items );
			if ( ! location.hash.startsWith( `#${ host.id }-image-` ) ) {
				history.replaceState(
					history.state,
					'',
					getUrlWithFragment( `${ host.id }-page-${ next }` )
				);
			}
			next++;
			autoLoads--;
			if ( next > pageCount ) {
				end();
			} else {
				watch();
			}
			return true;
		} catch ( error ) {
			autoLoads = 0;
			watch();
			fail( error, retry );
			return false;
		} finally {
			isLoading = false;
			pager.ariaBusy = 'false';
			loader?.setAttribute( 'hidden', '' );
		}
	};
	const loadAndFocus = ( previousCount: number ): Promise< void > =>
		load().then( ( isLoaded ) => {
			if ( isLoaded ) {
				const item = list.children[ previousCount ] as HTMLElement;
				const target = item.querySelector< HTMLElement >( 'a' ) ?? item;
				target.tabIndex = 0;
				target.focus( { preventScroll: true } );
			}
		} );
	const retry = (): void => void loadAndFocus( list.children.length );
	const loadUpTo = async ( page: number ): Promise< void > => {
		while ( next <= Math.min( page, pageCount ) && ( await load() ) ) {
			// load() increments next.
		}
	};

	pages.show = loadUpTo;
	watch();
	void loadUpTo( getFragmentNumber( host.id, 'page' ) ?? 0 );
	return retry;
}
