import type { GalleryPaging } from '@quayside/contracts/galleries/gallery.paging';
import { announce } from '@quayside/ui';
import { grid } from './grid';
import { more } from './more';
import { getPages } from './pages';

/**
 * Makes a paged gallery's links change the page in place.
 *
 * @param host  The gallery.
 * @param props contracts/galleries/gallery.paging.json.
 */
export function mount( host: HTMLElement, props: unknown ): void {
	const { mode, words } = props as GalleryPaging;
	const pages = getPages( host );
	const list = host.querySelector< HTMLElement >(
		'.quayside-gallery__items'
	);
	const pager = host.querySelector< HTMLElement >(
		'.quayside-gallery__pager'
	);
	if ( ! pages || ! list || ! pager ) {
		return;
	}
	const notice = document.createElement( 'div' );
	notice.className = 'quayside-gallery__failed';
	const retry = Object.assign( document.createElement( 'button' ), {
		type: 'button',
		className: 'wp-element-button',
		textContent: words.retry,
	} );
	notice.append(
		Object.assign( document.createElement( 'p' ), {
			textContent: words.failed,
		} ),
		retry
	);
	const fail = ( error: unknown, onRetry: () => void ): void => {
		if ( ( error as Error | null )?.name === 'AbortError' ) {
			return;
		}
		announce( words.failed );
		retry.onclick = () => {
			notice.remove();
			// The button that had the focus has been removed.
			(
				pager.querySelector< HTMLElement >(
					'[aria-current], .quayside-gallery__more:not([hidden])'
				) ?? list.querySelector( 'a' )
			)?.focus( { preventScroll: true } );
			onRetry();
		};
		list.after( notice );
	};
	const go =
		mode === 'grid'
			? grid( host, list, pager, pages, fail )
			: more( host, list, pager, pages, fail );
	const follow = ( event: Event ): void => {
		const link = ( event.target as Element ).closest< HTMLElement >( 'a' );
		const mouse = event as MouseEvent;
		notice.remove();
		if (
			link &&
			! (
				mouse.metaKey ||
				mouse.ctrlKey ||
				mouse.shiftKey ||
				mouse.button
			)
		) {
			event.preventDefault();
			if ( ! link.ariaDisabled || link.ariaDisabled === 'false' ) {
				go( link );
			}
		}
	};
	pager.addEventListener( 'click', follow );
	// Spec section 5: Enter and Space activate. The browser handles Enter for
	// links with an href.
	pager.addEventListener( 'keydown', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLElement >( 'a' );
		if (
			link &&
			( event.key === ' ' ||
				( event.key === 'Enter' && ! link.hasAttribute( 'href' ) ) )
		) {
			event.preventDefault();
			link.click();
		}
	} );
}
