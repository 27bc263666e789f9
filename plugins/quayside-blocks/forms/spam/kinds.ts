import { __ } from '@wordpress/i18n';
import type { SpamSettings } from '@quayside/contracts/forms/spam.settings';
import type { SpamShown } from '@quayside/contracts/forms/spam.shown';

/** CAPTCHA types that a form can use. */
export type Kind = keyof SpamSettings[ 'keys' ] & string;

/** The settings as the server returns them to owners. */
export type SpamData = Required< SpamShown >;

interface Service {
	kind: Kind;
	name: string;
	/** What the visitor has to do. */
	what: string;
	/** URL where the owner gets the keys. */
	console: string;
}

/** Returns the services with their descriptions for owners. */
export const services = (): Service[] => [
	{
		kind: 'v2-checkbox',
		name: __( 'reCAPTCHA v2 (checkbox)', 'quayside-blocks' ),
		what: __(
			'Visitors check a box and may have to solve a challenge.',
			'quayside-blocks'
		),
		console: 'https://www.google.com/recaptcha/admin',
	},
	{
		kind: 'v2-invisible',
		name: __( 'reCAPTCHA v2 (invisible)', 'quayside-blocks' ),
		what: __(
			'Only suspicious traffic has to solve a challenge.',
			'quayside-blocks'
		),
		console: 'https://www.google.com/recaptcha/admin',
	},
	{
		kind: 'v3-reCAPTCHA',
		name: __( 'reCAPTCHA v3', 'quayside-blocks' ),
		what: __(
			'Runs in the background and scores each visitor. No challenge is shown.',
			'quayside-blocks'
		),
		console: 'https://www.google.com/recaptcha/admin',
	},
	{
		kind: 'hcaptcha',
		name: 'hCaptcha',
		what: __(
			'Visitors check a box and may have to solve a challenge.',
			'quayside-blocks'
		),
		console: 'https://dashboard.hcaptcha.com',
	},
	{
		kind: 'cf-turnstile',
		name: 'Cloudflare Turnstile',
		what: __(
			'Verifies most visitors without a challenge.',
			'quayside-blocks'
		),
		console: 'https://dash.cloudflare.com/?to=/:account/turnstile',
	},
];
