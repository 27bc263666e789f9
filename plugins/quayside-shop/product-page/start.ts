/**
 * Shows the gallery, which WooCommerce hides until its script has run, and one panel of the product's tabs. It is inline below the
 * host of the module "product-page", so that nothing moves after the first paint, and the module itself loads when the visitor
 * is about to use tabs or stars.
 */
import { showFirstPanel } from './tabs';
import { WRAPPER } from './wrapper';

/** Of the host, from OnDemand.php. */
const ID = 'quayside-product-page';

const previous = document.currentScript?.previousElementSibling;
// Optimizers move inline scripts.
const host =
	previous?.id === ID
		? ( previous as HTMLElement )
		: document.getElementById( ID );

/** Elements whose use loads the module. */
const TRIGGERS = '.wc-tabs, ul.tabs, a.woocommerce-review-link';

/** Keys that move the focus between tabs. */
const KEYS = [ 'ArrowLeft', 'ArrowRight', 'Home', 'End' ];

document
	.querySelectorAll< HTMLElement >( '.woocommerce-product-gallery' )
	.forEach( ( gallery ) => ( gallery.style.opacity = '1' ) );
document.querySelectorAll( WRAPPER ).forEach( showFirstPanel );
if ( host ) {
	document
		.querySelectorAll< HTMLElement >( TRIGGERS )
		.forEach( ( trigger ) => {
			trigger.dataset.islandFor = host.id;
			trigger.addEventListener( 'keydown', ( event ) => {
				const { key, target } = event;
				if (
					KEYS.includes( key ) &&
					host.dataset.islandState === 'loading'
				) {
					event.preventDefault();
					host.addEventListener(
						'quayside:island:mounted',
						() =>
							target?.dispatchEvent(
								new KeyboardEvent( 'keydown', {
									key,
									bubbles: true,
								} )
							),
						{ once: true }
					);
				}
			} );
		} );
	const rating = document.querySelector( 'select#rating' );
	const panel = rating?.closest< HTMLElement >( '.wc-tab, .panel' );
	if ( rating && panel?.style.display !== 'none' ) {
		// The list of ratings is visible, and stars replace it.
		host.dataset.when = 'load';
	}
}
