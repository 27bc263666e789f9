import { __ } from '@wordpress/i18n';
import type { SpamSettings } from '@quayside/contracts/forms/spam.settings';
import type { SpamShown } from '@quayside/contracts/forms/spam.shown';

/** Kinds of captcha that a form can choose. */
export type Kind = keyof SpamSettings[ 'keys' ] & string;

/** What the server tells owners of its settings. */
export type Shown = Required< SpamShown >;

interface Service {
	kind: Kind;
	name: string;
	/** What a visitor meets. */
	what: string;
	/** Where an owner gets the keys. */
	console: string;
}

/** The services, as an owner reads them. */
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
