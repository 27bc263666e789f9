import type { FormEntry } from '@quayside/contracts/forms/entry';
import { __, sprintf } from '@wordpress/i18n';
import { textOf } from '../../fields/textarea/text-of';

/** Returns a value as one line of plain text. */
const plain = ( { type, value }: FormEntry[ 'fields' ][ number ] ): string =>
	( type === 'richtext' ? textOf( value ) : value )
		.replace( /\s+/g, ' ' )
		.trim();

/** Returns an entry's first value, or its number where all are empty. */
export const getTitle = ( entry: FormEntry ): string =>
	entry.fields.map( plain ).find( ( value ) => value ) ??
	/* translators: %d: number of an entry */
	sprintf( __( 'Entry %d', 'quayside-blocks' ), entry.id );

/** Returns the other values in one line. */
export const getSummary = ( entry: FormEntry ): string =>
	entry.fields
		.map( plain )
		.filter( ( value ) => value )
		.slice( 1 )
		.join( ' · ' );

export const statusLabel = ( status: string ): string =>
	( {
		unread: __( 'Unread', 'quayside-blocks' ),
		read: __( 'Read', 'quayside-blocks' ),
		spam: __( 'Spam', 'quayside-blocks' ),
		trash: __( 'Trash', 'quayside-blocks' ),
	} )[ status ] ?? status;

export const mailLabel = ( mail: string ): string =>
	( {
		none: __( 'None', 'quayside-blocks' ),
		queued: __( 'Queued', 'quayside-blocks' ),
		sending: __( 'Sending', 'quayside-blocks' ),
		sent: __( 'Sent', 'quayside-blocks' ),
		failed: __( 'Failed', 'quayside-blocks' ),
	} )[ mail ] ?? mail;

/** Returns the label of an event in an entry's log. */
export const eventLabel = ( event: string ): string =>
	( {
		mail_sent: __( 'Email sent', 'quayside-blocks' ),
		mail_failed: __( 'Email not sent', 'quayside-blocks' ),
		note: __( 'Note', 'quayside-blocks' ),
	} )[ event ] ?? event;
