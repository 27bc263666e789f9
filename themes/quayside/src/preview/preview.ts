import { read } from './message';
import { show } from './show';
import { clear, load, save } from './storage';

/** Service::ADDRESS of inc/Fonts/Service.php. */
const SERVICE = 'https://fonts.googleapis.com/css2';

/**
 * Starts the starter-template preview: the parent frame says by messages which logo, colours and fonts to show.
 *
 * @param origins Origins whose messages count.
 * @param service Address of a fonts service's style sheets, or '' for none.
 */
export function start( origins: string[], service: string = SERVICE ): void {
	let shown = load();
	show( shown, service );

	addEventListener( 'message', ( { data, origin, source } ) => {
		const message =
			source === parent && origins.includes( origin )
				? read( data )
				: null;
		if ( ! message ) {
			return;
		}
		if ( message.kind === 'complete' ) {
			clear();
			return;
		}
		shown = message.kind === 'reset' ? {} : { ...shown, ...message.shown };
		show( shown, service );
		if ( message.kind === 'reset' ) {
			clear();
		} else {
			save( shown );
		}
	} );
	// A parent of the same origin may wait for this.
	document.documentElement.dataset.quaysidePreview = 'ready';
}
