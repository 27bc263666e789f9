// Where things are, for every script under bin/.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Everything that is made and can be made again: WordPress copies, sites, pictures. */
export const CACHE = join( ROOT, '.quayside' );

/** The plugins and the theme that every site gets, as folders below ROOT. */
export const PLUGINS = [
	'quayside-shop',
	'quayside-consent',
	'quayside-blocks',
];
export const THEME = 'quayside';

/** A folder for each type of field. */
export const FIELDS = join( ROOT, 'plugins/quayside-blocks/forms/fields' );
