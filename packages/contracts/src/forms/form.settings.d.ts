// Made from contracts/forms/form.settings.json by npm run contracts.

/**
 * Settings of a form, kept as one post meta. Spec sections 2 to 4. Words without a default here have a translated one.
 */
export interface FormSettings {
	/**
	 * What follows a submission.
	 */
	submitType?: 'same page' | 'different page' | 'custom url';
	/**
	 * Where to go, http or https.
	 */
	successUrl?: string;
	/**
	 * Id of the page to go to.
	 */
	successPage?: number;
	afterSubmission?: 'hide form' | 'reset form';
	/**
	 * HTML with smart tags.
	 */
	successMessage?: string;
	submitLabel?: string;
	/**
	 * Whether entries are kept.
	 */
	store?: boolean;
	/**
	 * Faster submissions are spam. Seconds.
	 */
	minFillSeconds?: number;
	/**
	 * The owner's own words, by the keys of the page's settings (spec section 5); empty ones leave the default. %s is the limit.
	 */
	messages?: {
		[k: string]: string;
	};
	/**
	 * Whether a submission that fills in the hidden trap is spam.
	 */
	honeypot?: boolean;
	/**
	 * Whether one address may send only so many a minute and an hour.
	 */
	rateLimit?: boolean;
	/**
	 * Entries older than this are deleted. Days; 0 keeps them.
	 */
	retentionDays?: number;
	/**
	 * The mail that the visitor gets.
	 */
	confirmation?: {
		enabled?: boolean;
		/**
		 * Slug of the email field whose value is the recipient.
		 */
		to?: string;
		subject?: string;
		body?: string;
		replyTo?: string;
	};
	/**
	 * The form's own page, without the theme around it. Spec section 2.
	 */
	instant?: {
		enabled?: boolean;
		/**
		 * Whether the page shows the form's title.
		 */
		title?: boolean;
		/**
		 * Whether search engines may list the page.
		 */
		index?: boolean;
		/**
		 * Text above the form.
		 */
		intro?: string;
		/**
		 * Colour of the banner that the form lies over; none without it.
		 */
		banner?: string;
		background?: string;
	};
	/**
	 * How the form differs from the theme.
	 */
	style?: {
		/**
		 * Background of the button and colour of what is chosen: a colour, or one of the theme's.
		 */
		accent?: string;
		/**
		 * Text of the button.
		 */
		accentText?: string;
		fields?: 'outlined' | 'filled' | 'underlined';
		/**
		 * Corners of fields and button, in px.
		 */
		radius?: number;
		/**
		 * Space between fields.
		 */
		spacing?: 'small' | 'medium' | 'large';
		/**
		 * Where the button is.
		 */
		button?: 'start' | 'center' | 'end' | 'full';
	};
	/**
	 * Whether a line below the form says what made it.
	 */
	branding?: boolean;
	/**
	 * Service that tells people from robots; its keys are the site's.
	 */
	captcha?: 'none' | 'v2-checkbox' | 'v2-invisible' | 'v3-reCAPTCHA' | 'hcaptcha' | 'cf-turnstile';
	/**
	 * Mails to the owner; one of the defaults where nobody has chosen any. The subject's default is translated.
	 *
	 * @maxItems 10
	 */
	notifications?:
		| []
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				},
				{
					enabled?: boolean;
					/**
					 * Addresses parted by commas; {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether the visitor's files go with the mail.
					 */
					attach?: boolean;
				}
		  ];
}
