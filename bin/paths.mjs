// Paths for all scripts in bin/.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Folder for generated files that can be deleted: copies of WordPress, sites, images. */
export const CACHE = join( ROOT, '.quayside' );

/** Plugins and theme of every site, as folder names. */
export const PLUGINS = [
	'quayside-shop',
	'quayside-consent',
	'quayside-blocks',
];
export const THEME = 'quayside';

/** Folder that contains a folder for each field type. */
export const FIELDS = join( ROOT, 'plugins/quayside-blocks/forms/fields' );
