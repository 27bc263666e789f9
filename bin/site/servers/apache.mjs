// Starts Apache with a private configuration in front of PHP-FPM. WordPress's own .htaccess files apply.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './process.mjs';

/** User of Apache's processes if root starts them, which Apache refuses to use itself. */
const USER = 'www-data';

const MODULES = [
	'mpm_event',
	'authz_core',
	'alias',
	'dir',
	'mime',
	'rewrite',
	'headers',
	'setenvif',
	'proxy',
	'proxy_fcgi',
];

/**
 * Starts Apache.
 *
 * @param {Object} options           Options.
 * @param {string} options.folder    Folder for the configuration and everything that Apache writes.
 * @param {number} options.port      TCP port on 127.0.0.1.
 * @param {string} options.documents Root folder of the documents.
 * @param {string} options.socket    Socket of PHP-FPM.
 * @return {import('./process.mjs').Server} The server.
 */
export function startApache( { folder, port, documents, socket } ) {
	const config = join( folder, 'apache.conf' );
	writeFileSync(
		config,
		`ServerRoot ${ folder }
${ MODULES.map( ( name ) => `LoadModule ${ name }_module /usr/lib/apache2/modules/mod_${ name }.so` ).join( '\n' ) }
${ process.getuid?.() === 0 ? `User ${ USER }\nGroup ${ USER }` : '' }
DefaultRuntimeDir ${ folder }
PidFile ${ folder }/apache.pid
ErrorLog ${ folder }/apache.log
ServerName 127.0.0.1
Listen 127.0.0.1:${ port }
TypesConfig /etc/mime.types
DocumentRoot ${ documents }
DirectoryIndex index.php
AcceptPathInfo On
<Directory />
	Require all denied
</Directory>
<Directory ${ documents }>
	Options FollowSymLinks
	AllowOverride All
	Require all granted
</Directory>
<FilesMatch "\\.php$">
	<If "-f %{REQUEST_FILENAME}">
		SetHandler "proxy:unix:${ socket }|fcgi://localhost/"
	</If>
</FilesMatch>
`
	);
	return startProcess(
		'apache2',
		[ '-f', config, '-D', 'FOREGROUND' ],
		join( folder, 'apache.out' )
	);
}
