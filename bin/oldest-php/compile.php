<?php
/**
 * Compiles the PHP files of the repository without running them, in the oldest version of PHP that Quayside supports. Prints the
 * number of files, or the file with the first error, which ends PHP.
 *
 * A "return" after the namespace keeps the code from running. It must be compiled all the same.
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- for the command line.

$root = dirname( __DIR__, 2 );
$file = '';
register_shutdown_function(
	static function () use ( &$file ): void {
		echo '' === $file ? '' : "\nFailed: $file\n";
	}
);

$count = 0;
foreach ( [ 'plugins', 'themes', 'packages' ] as $folder ) {
	$entries = new RecursiveIteratorIterator(
		new RecursiveCallbackFilterIterator(
			new RecursiveDirectoryIterator( "$root/$folder", FilesystemIterator::SKIP_DOTS ),
			static fn ( SplFileInfo $entry ): bool => $entry->isDir()
				? ! in_array( $entry->getFilename(), [ 'node_modules', 'build', 'tests' ], true )
				: 'php' === $entry->getExtension()
		)
	);
	foreach ( $entries as $entry ) {
		$file = substr( $entry->getPathname(), strlen( $root ) + 1 );
		// What is evaluated is already PHP.
		$code = (string) preg_replace( '/^<\?php/', '', (string) file_get_contents( $entry->getPathname() ) );
		// After the last of the statements that must be the first.
		$code = (string) preg_replace( '/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*|declare\(.*?\);|namespace [\w\\\\]+;)*/', '$0 return; ', $code, 1 );
		// phpcs:ignore Squiz.PHP.Eval.Discouraged -- nothing of it runs.
		eval( $code );
		++$count;
	}
}
$file = '';
echo "$count files compile in PHP " . PHP_VERSION . "\n";
