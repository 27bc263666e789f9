import { addressWith, fragmentOf } from './fragment';
import type { Pages } from './pages';

/** Spec section 9: the button goes 2 s after it fades; items appear 10 ms after each other. */
const HIDE_AFTER = 2000;
const STAGGER = 10;

/** The page loads by itself so many times; then the visitor decides, and can reach what comes after the gallery. */
const LOADS_UNASKED = 3;

/**
 * A masonry that grows: by its button, or while the visitor scrolls. Spec section 4: the next page is 2, a load waits for
 * the one before, and after the last page there is nothing left to press.
 *
 * @param host  The gallery.
 * @param list  Its items.
 * @param pager Its button and loader.
 * @param pages Its pages.
 * @param fail  Says that a page could not be had, null for one that the server has refused, and offers to ask again.
 * @return {Function} Follows the button.
 */
export function more(
	host: HTMLElement,
	list: HTMLElement,
	pager: HTMLElement,
	pages: Pages,
	fail: ( error: unknown, again: () => void ) => void
): ( link: HTMLElement ) => void {
	const { mode, page: first, pages: count } = pages.settings;
	const button = pager.querySelector< HTMLElement >(
		'.quayside-gallery__more'
	);
	const loader = pager.querySelector< HTMLElement >(
		'.quayside-gallery__loader'
	);
	let next = first + 1;
	let isLoading = false;
	let unasked = mode === 'scroll' ? LOADS_UNASKED : 0;

	// Spec section 9: viewport height / 1.25 from the last item, which is 20% above the lower edge.
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				// Who walks through with the keyboard wants to arrive somewhere.
				if ( list.querySelector( ':focus-visible' ) ) {
					unasked = 0;
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
		const scrolls = unasked > 0 && next <= count;
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

	/** Loads the next page; false when there is none or one is on its way. */
	const load = async (): Promise< boolean > => {
		if ( isLoading || next > count ) {
			return false;
		}
		isLoading = true;
		pager.ariaBusy = 'true';
		loader?.removeAttribute( 'hidden' );
		try {
			const items = await pages.get( next );
			if ( ! items ) {
				unasked = 0;
				watch();
				fail( null, again );
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
					addressWith( `${ host.id }-page-${ next }` )
				);
			}
			next++;
			unasked--;
			if ( next > count ) {
				end();
			} else {
				watch();
			}
			return true;
		} catch ( error ) {
			unasked = 0;
			watch();
			fail( error, again );
			return false;
		} finally {
			isLoading = false;
			pager.ariaBusy = 'false';
			loader?.setAttribute( 'hidden', '' );
		}
	};
	const loadOn = ( known: number ): Promise< void > =>
		load().then( ( came ) => {
			if ( came ) {
				const item = list.children[ known ] as HTMLElement;
				const target = item.querySelector< HTMLElement >( 'a' ) ?? item;
				target.tabIndex = 0;
				target.focus( { preventScroll: true } );
			}
		} );
	const again = (): void => void loadOn( list.children.length );
	const loadUpTo = async ( page: number ): Promise< void > => {
		while ( next <= Math.min( page, count ) && ( await load() ) ) {
			// Each load brings the next one nearer.
		}
	};

	pages.show = loadUpTo;
	watch();
	void loadUpTo( fragmentOf( host.id, 'page' ) ?? 0 );
	return again;
}
