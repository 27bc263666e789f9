import { __, sprintf } from '@wordpress/i18n';
import { EMAIL } from '../../fields/validation-table';

/** Any smart tag. What it can be replaced with is checked by unfilledTags(). */
const TAG = /\{(?:(?:form|field):)?[\p{L}\p{N}_-]+\}/gu;

/**
 * Returns the items of a list of email addresses that receive nothing, because they are not one address. Reads the list as
 * Addresses::parse() does: separated by commas, each with or without a name.
 *
 * @param list Such as "Ada <ada@example.com>, {admin_email}".
 */
export const invalidAddresses = ( list: string ): string[] =>
	list
		.split( ',' )
		.map( ( item ) => item.trim() )
		.filter( ( item ) => {
			const filled = item.replace( TAG, 'tag@example.com' );
			const [ , address = filled ] = /<([^<>]*)>$/.exec( filled ) ?? [];
			return item && ! EMAIL.test( address.trim().toLowerCase() );
		} );

/** Returns the warning about items that are not email addresses. */
export const addressWarning = ( invalid: string ): string =>
	sprintf(
		/* translators: %s: what was entered instead of an email address */
		__(
			'%s is not an email address. Please separate addresses and smart tags with commas.',
			'quayside-blocks'
		),
		invalid
	);
