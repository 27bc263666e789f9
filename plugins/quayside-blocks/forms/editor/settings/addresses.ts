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
