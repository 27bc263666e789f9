import type { Page } from '@playwright/test';
import { php } from './store-contract';

const ASKS =
	'law:"gdpr",defaults:{necessary:true,functional:false,analytics:false,performance:false,advertisement:false}';

/** What the boot script is told under each law. */
const TOLD = {
	ccpa:
		ASKS.replace( 'gdpr', 'ccpa' ).replaceAll(
			'false',
			'!navigator.globalPrivacyControl'
		) + ',gpc:!!navigator.globalPrivacyControl',
	'gdpr, third policy': ASKS + ',revision:3',
};

/**
 * Gives one page another law or policy, because other tests share the site's settings.
 *
 * @param page    The tab.
 * @param address Address of the page.
 * @param told    What its boot script is told.
 * @param change  Changes the page further.
 */
export async function tellBoot(
	page: Page,
	address: string,
	told: keyof typeof TOLD,
	change = ( html: string ): string => html
): Promise< void > {
	await page.route( address, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		if ( ! html.includes( ASKS ) ) {
			throw new Error( 'The boot script is told something else.' );
		}
		await route.fulfill( {
			response,
			body: change( html.replace( ASKS, TOLD[ told ] ) ),
		} );
	} );
}

/**
 * Sets the site's law. Every test that does so takes it back, by "gdpr".
 */
export function setLaw( law: 'gdpr' | 'ccpa' | 'both' ): void {
	php(
		`update_option( 'quayside_consent_settings', [ 'law' => '${ law }' ] + (array) get_option( 'quayside_consent_settings', [] ) );`
	);
}
