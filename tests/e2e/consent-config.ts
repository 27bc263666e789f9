import type { Page } from '@playwright/test';
import { php } from './store-contract';

const DEFAULT =
	'law:"gdpr",defaults:{necessary:true,functional:false,analytics:false,performance:false,advertisement:false}';

/** Configuration of the boot script under each law. */
const CONFIGS = {
	ccpa:
		DEFAULT.replace( 'gdpr', 'ccpa' ).replaceAll(
			'false',
			'!navigator.globalPrivacyControl'
		) + ',gpc:!!navigator.globalPrivacyControl',
	'gdpr, third policy': DEFAULT + ',revision:3',
};

/**
 * Overrides the law or policy of one page, because other tests share the site's settings.
 *
 * @param page    The tab.
 * @param address Address of the page.
 * @param config  Key of the configuration.
 * @param change  Optional further changes to the HTML.
 */
export async function overrideConfig(
	page: Page,
	address: string,
	config: keyof typeof CONFIGS,
	change = ( html: string ): string => html
): Promise< void > {
	await page.route( address, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		if ( ! html.includes( DEFAULT ) ) {
			throw new Error(
				'The boot script has an unexpected configuration.'
			);
		}
		await route.fulfill( {
			response,
			body: change( html.replace( DEFAULT, CONFIGS[ config ] ) ),
		} );
	} );
}

/**
 * Sets the site's law. Every test that does so has to reset it to "gdpr".
 */
export function setLaw( law: 'gdpr' | 'ccpa' | 'both' ): void {
	php(
		`update_option( 'quayside_consent_settings', [ 'law' => '${ law }' ] + (array) get_option( 'quayside_consent_settings', [] ) );`
	);
}
