// npm run oldest-php: compiles all PHP files with PHP 8.1, the oldest version that Quayside supports, in WordPress Playground's build. What
// newer versions allow, such as null as a return type, would end every request there, and PHPStan does not report it.
import { spawnSync } from 'node:child_process';
import { PLAYGROUND } from './site/playground.mjs';
import { ROOT } from './paths.mjs';

const { status } = spawnSync(
	process.execPath,
	[
		PLAYGROUND,
		'php',
		'--php=8.1',
		'--verbosity=quiet',
		'--intl=false',
		`--mount-before-install=${ ROOT }:/quayside`,
		'--wordpress-install-mode=do-not-attempt-installing',
		'--skip-sqlite-setup',
		'--',
		'/quayside/bin/oldest-php/compile.php',
	],
	{ stdio: 'inherit' }
);
process.exit( status ?? 1 );
