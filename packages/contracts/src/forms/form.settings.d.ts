// Made from contracts/forms/form.settings.json by npm run contracts.

/**
 * Settings of a form, stored as one post meta value. Spec sections 2 to 4. Texts without a default here have a translated default.
 */
export interface FormSettings {
	/**
	 * What happens after a submission.
	 */
	submitType?: 'same page' | 'different page' | 'custom url';
	/**
	 * Redirect URL, http or https.
	 */
	successUrl?: string;
	/**
	 * ID of the page to redirect to.
	 */
	successPage?: number;
	afterSubmission?: 'hide form' | 'reset form';
	/**
	 * HTML with smart tags.
	 */
	successMessage?: string;
	submitLabel?: string;
	/**
	 * Whether to save entries.
	 */
	store?: boolean;
	/**
	 * Minimum submission time in seconds. Faster submissions are spam.
	 */
	minFillSeconds?: number;
	/**
	 * Custom validation messages, by the keys of the page's settings (spec section 5). Empty messages use the default. %s is the limit.
	 */
	messages?: {
		[k: string]: string;
	};
	/**
	 * Whether a submission with a value in the honeypot is spam.
	 */
	honeypot?: boolean;
	/**
	 * Whether to limit the number of submissions per IP address.
	 */
	rateLimit?: boolean;
	/**
	 * Retention period in days. Older entries are deleted. 0 for no limit.
	 */
	retentionDays?: number;
	/**
	 * Confirmation email to the visitor.
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
	 * Standalone page of the form, without the theme's header and footer. Spec section 2.
	 */
	instant?: {
		enabled?: boolean;
		/**
		 * Whether the page displays the form's title.
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
		 * Color of the banner that the form overlaps. Empty for no banner.
		 */
		banner?: string;
		background?: string;
	};
	/**
	 * Style settings that differ from the theme.
	 */
	style?: {
		/**
		 * Background of the button and color of selected choices: a color, or the slug of a theme color.
		 */
		accent?: string;
		/**
		 * Text of the button.
		 */
		accentText?: string;
		fields?: 'outlined' | 'filled' | 'underlined';
		/**
		 * Border radius of fields and button, in px.
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
	 * Whether to show a line below the form that credits the form plugin.
	 */
	branding?: boolean;
	/**
	 * CAPTCHA service. Its keys are settings of the site.
	 */
	captcha?: 'none' | 'v2-checkbox' | 'v2-invisible' | 'v3-reCAPTCHA' | 'hcaptcha' | 'cf-turnstile';
	/**
	 * Notifications: emails to the site owner. One with default values if none is set. The default subject is translated.
	 *
	 * @maxItems 10
	 */
	notifications?:
		| []
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ]
		| [
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				},
				{
					enabled?: boolean;
					/**
					 * Email addresses, separated by commas. {admin_email} is allowed.
					 */
					to: string;
					subject: string;
					body: string;
					/**
					 * Smart tag of an email field, for example {form:email}.
					 */
					replyTo?: string;
					/**
					 * Whether uploaded files are attached to the email.
					 */
					attach?: boolean;
					/**
					 * Recipients of copies, as in to.
					 */
					cc?: string;
					/**
					 * Recipients of blind copies, as in to.
					 */
					bcc?: string;
					/**
					 * Name of the sender. {site_title} is allowed.
					 */
					fromName?: string;
					/**
					 * Email address of the sender. Empty for the site's.
					 */
					fromEmail?: string;
				}
		  ];
}
