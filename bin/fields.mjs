// npm run fields: writes the lists of what the types of fields bring along, from their folders. With --check it only says which are stale.
import { writeLists } from './field-lists.mjs';
import { FIELDS } from './paths.mjs';

const check = process.argv.includes( '--check' );
const stale = writeLists( FIELDS, check );
stale.forEach( ( file ) =>
	console.log(
		check
			? `forms/fields/${ file } is stale: run npm run fields.`
			: `forms/fields/${ file } written.`
	)
);
process.exit( check && stale.length ? 1 : 0 );
