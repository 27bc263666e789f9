import { __, sprintf } from '@wordpress/i18n';
import type { ConsentChecklistStep } from '@quayside/contracts/consent/checklist.response';

interface Step {
	title: string;
	/** What remains to be done. */
	help: string;
	link: { text: string; url: string };
}

const tab = ( name: string ): string =>
	`options-general.php?page=quayside-consent&tab=${ name }`;

/** Returns the texts of a step. */
export function getStep( { id, detail }: ConsentChecklistStep ): Step {
	switch ( id ) {
		case 'law':
			return {
				title: __( 'Select the privacy law', 'quayside-consent' ),
				help: detail.startsWith( 'gpc:' )
					? sprintf(
							/* translators: %s: country and state, for example US-CA. */
							__(
								'Privacy laws of US states, where your store is (%s) or your customers may be, require that you respect Global Privacy Control. Turn on “Respect Global Privacy Control”.',
								'quayside-consent'
							),
							detail.slice( 4 )
						)
					: detail
						? sprintf(
								/* translators: %s: country code, for example DE. */
								__(
									'The law of your country (%s) requires that visitors opt in. At the moment, all cookies are allowed until they opt out.',
									'quayside-consent'
								),
								detail
							)
						: __(
								'All cookies are allowed until visitors opt out. Most countries require that they opt in.',
								'quayside-consent'
							),
				link: {
					text: __( 'Open the privacy law', 'quayside-consent' ),
					url: tab( 'law' ),
				},
			};
		case 'scan':
			return {
				title: __( 'Scan your site', 'quayside-consent' ),
				help: __(
					'A scan finds the third parties and cookies of your site.',
					'quayside-consent'
				),
				link: {
					text: __( 'Open the scanner', 'quayside-consent' ),
					url: tab( 'scanner' ),
				},
			};
		case 'declare':
			return {
				title: __( 'Give everything a category', 'quayside-consent' ),
				help:
					detail === '0'
						? __(
								'No scan of your site has been completed.',
								'quayside-consent'
							)
						: sprintf(
								/* translators: %s: number of third parties and cookies. */
								__(
									'Third parties and cookies without a category: %s. One click uses the suggested categories for all.',
									'quayside-consent'
								),
								detail
							),
				link: {
					text: __( 'Open the scan results', 'quayside-consent' ),
					url: tab( 'scanner' ),
				},
			};
		case 'policy':
			return {
				title: __( 'Publish a cookie policy', 'quayside-consent' ),
				help:
					detail === 'incomplete'
						? __(
								'Your policy does not list your cookies. Add the block “Cookie table” to its page.',
								'quayside-consent'
							)
						: __(
								'The cookie banner links to no published policy.',
								'quayside-consent'
							),
				link: {
					text: __(
						'Open the privacy policy settings',
						'quayside-consent'
					),
					url: 'options-privacy.php',
				},
			};
		case 'strict':
			return {
				title: __(
					'Check what strict mode blocks',
					'quayside-consent'
				),
				help: sprintf(
					/* translators: %s: number of domains. */
					__(
						'Pages have requested domains that strict mode blocks: %s. Allow those that your site needs, for example for payments.',
						'quayside-consent'
					),
					detail
				),
				link: {
					text: __( 'Open the blocked domains', 'quayside-consent' ),
					url: tab( 'law' ),
				},
			};
		case 'visit':
			return {
				title: __( 'Visit your site', 'quayside-consent' ),
				help: __(
					'Open your site in a private window, and make a choice in the banner. This step is done when the consent log contains a choice.',
					'quayside-consent'
				),
				link: {
					text: __( 'Open the consent log', 'quayside-consent' ),
					url: 'tools.php?page=quayside-consent-log',
				},
			};
	}
}
