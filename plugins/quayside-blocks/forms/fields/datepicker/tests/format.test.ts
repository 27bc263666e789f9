import { formatDate } from '../format';

it.each( [
	[ '2026-03-05', 'F j, Y', 'en-US', 'March 5, 2026' ],
	[ '2026-03-05', 'd.m.Y', 'de-DE', '05.03.2026' ],
	[ '2026-03-05', 'l, j. F Y', 'de-DE', 'Donnerstag, 5. März 2026' ],
	[ '2026-03-05', 'j F Y', 'pl-PL', '5 marca 2026' ],
	[ '2026-03-22', 'D jS M y', 'en-US', 'Sun 22nd Mar 26' ],
	[ '2026-03-11', 'jS', 'en-US', '11th' ],
	[ '2026-03-05T17:05', 'n/j/Y g:i a', 'en-US', '3/5/2026 5:05 pm' ],
	[ '2026-03-05T00:30', 'Y-m-d h:i A', 'en-US', '2026-03-05 12:30 AM' ],
	[ '09:30', 'G \\U\\h\\r i', 'de-DE', '9 Uhr 30' ],
	[ '0099-03-05', 'Y', 'en-US', '99' ],
	[ '2026-03-01', 'jS', 'en-US', '1st' ],
	[ '2026-03-03', 'jS', 'en-US', '3rd' ],
	[ '2026-03-04', 'jS', 'en-US', '4th' ],
	[ '2026-03-12', 'jS', 'en-US', '12th' ],
	[ '2026-03-20', 'jS', 'en-US', '20th' ],
	[ '2026-03-21', 'jS', 'en-US', '21st' ],
	[ '2026-03-30', 'jS', 'en-US', '30th' ],
	[ '12:00', 'g a A', 'en-US', '12 pm PM' ],
	[ '11:59', 'h:i:s a A', 'en-US', '11:59:00 am AM' ],
	[ '13:05', 'h g H G', 'en-US', '01 1 13 13' ],
	[ '2026-03-05', 'H:i', 'en-US', '00:00' ],
	[ '2026-03-05', ' Y T ', 'en-US', '2026' ],
	[ 'on 2026-03-05', 'Y-m-d', 'en-US', '2000-01-01' ],
	[ '2026-03-05 or later', 'Y-m-d', 'en-US', '2000-01-01' ],
] )( '%s in the format %s (%s) is %s', ( value, format, language, text ) => {
	expect( formatDate( value, format, language ) ).toBe( text );
} );
