<?php
/**
 * Prints what constructors do beyond creating and storing values, as "file: call", each once: calls of functions that are not part
 * of PHP, of PHP functions that read files or the network, and superglobals. With --whole, it reads whole files.
 *
 * @package Quayside
 */

declare( strict_types=1 );

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

const INPUT_OUTPUT = '/^(?:file|fopen|fread|readfile|scandir|glob|is_file|is_dir|curl_|stream_|fsockopen|header|setcookie|mail|ini_|set_|register_)/';
const SUPERGLOBALS = [ '_GET', '_POST', '_REQUEST', '_SERVER', '_COOKIE', '_FILES', '_ENV', 'wpdb', 'GLOBALS' ];

$files    = array_slice( $argv, 1 );
$is_whole = '--whole' === ( $files[0] ?? '' );
$parser   = ( new ParserFactory() )->createForHostVersion();
$finder   = new NodeFinder();
foreach ( array_diff( $files, [ '--whole' ] ) as $file ) {
	$nodes = (array) $parser->parse( (string) file_get_contents( $file ) );
	if ( ! $is_whole ) {
		$nodes = $finder->find( $nodes, static fn ( Node $node ): bool => $node instanceof Node\Stmt\ClassMethod && '__construct' === $node->name->name );
	}
	$found = [];
	foreach ( $finder->find( $nodes, static fn ( Node $node ): bool => $node instanceof Node\Expr\FuncCall || $node instanceof Node\Expr\Variable ) as $node ) {
		if ( $node instanceof Node\Expr\Variable && in_array( $node->name, SUPERGLOBALS, true ) ) {
			$found[] = '$' . $node->name;
		}
		if ( ! $is_whole && $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name ) {
			$name = $node->name->getLast();
			if ( ! function_exists( $name ) || 1 === preg_match( INPUT_OUTPUT, $name ) ) {
				$found[] = $name;
			}
		}
	}
	foreach ( array_unique( $found ) as $name ) {
		echo "$file: $name\n";
	}
}
