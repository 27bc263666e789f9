import { parseMessage } from './message';
import { applyPreview } from './show';
import { clear, load, save } from './storage';

/** Keep in sync with Service::URL in inc/Fonts/Service.php. */
const SERVICE = 'https://fonts.googleapis.com/css2';

/**
 * Starts the starter-template preview: the parent frame sends the logo, colors, and fonts to display.
 *
 * @param origins Origins from which messages are accepted.
 * @param service URL of a font service, or '' for none.
 */
export function start( origins: string[], service: string = SERVICE ): void {
	let current = load();
	applyPreview( current, service );

	addEventListener( 'message', ( { data, origin, source } ) => {
		const message =
			source === parent && origins.includes( origin )
				? parseMessage( data )
				: null;
		if ( ! message ) {
			return;
		}
		if ( message.kind === 'complete' ) {
			clear();
			return;
		}
		current =
			message.kind === 'reset' ? {} : { ...current, ...message.data };
		applyPreview( current, service );
		if ( message.kind === 'reset' ) {
			clear();
		} else {
			save( current );
		}
	} );
	// Signals to a parent of the same origin that the preview is ready.
	document.documentElement.dataset.quaysidePreview = 'ready';
}
