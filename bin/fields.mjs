// npm run fields: generates the lists of field types, widgets, and editors, and the table of validation. With --check, it only reports
// stale files.
import { writeLists } from './field-lists.mjs';
import { FIELDS } from './paths.mjs';

const check = process.argv.includes( '--check' );
const stale = writeLists( FIELDS, check );
stale.forEach( ( file ) =>
	console.log(
		check
			? `forms/fields/${ file } is stale. Run npm run fields.`
			: `forms/fields/${ file } written.`
	)
);
process.exit( check && stale.length ? 1 : 0 );
