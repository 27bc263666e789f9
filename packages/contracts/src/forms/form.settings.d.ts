// Made from contracts/forms/form.settings.json by npm run contracts.

/**
 * Settings of a form, kept as one post meta. Spec sections 2 to 4.
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
				}
		  ];
}
