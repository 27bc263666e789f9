/**
 * Renders the screen Appearance > Colors and fonts.
 */
import { createRoot } from 'react-dom/client';
import { Screen } from './screen';
import type { DesignState } from '@quayside/contracts/theme/design.state';

const root = document.getElementById( 'quayside-design' );
if ( root ) {
	createRoot( root ).render(
		<Screen
			site={
				( window as unknown as { quaysideDesign: DesignState } )
					.quaysideDesign
			}
		/>
	);
}
