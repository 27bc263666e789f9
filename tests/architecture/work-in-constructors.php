<?php
/**
 * Prints what constructors, and the methods of their class that they call, do beyond creating and storing values, as "file:
 * call", each once: calls of functions that are not part
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

/** Returns the constructor of a class, and the methods of the class that it calls. */
$constructed = static function ( Node\Stmt\ClassLike $of ) use ( $finder ): array {
	$methods = [];
	$names   = [ '__construct' ];
	while ( [] !== $names ) {
		$method = $of->getMethod( (string) array_pop( $names ) );
		if ( null === $method || in_array( $method, $methods, true ) ) {
			continue;
		}
		$methods[] = $method;
		foreach (
			$finder->find(
				(array) $method->stmts,
				static fn ( Node $node ): bool => $node instanceof Node\Expr\MethodCall || $node instanceof Node\Expr\StaticCall
			) as $call
		) {
			$is_own = $call instanceof Node\Expr\MethodCall && $call->var instanceof Node\Expr\Variable && 'this' === $call->var->name;
			$is_own = $is_own || (
				$call instanceof Node\Expr\StaticCall
				&& $call->class instanceof Node\Name
				&& in_array( $call->class->toString(), [ 'self', 'static' ], true )
			);
			if ( $is_own && ( $call instanceof Node\Expr\MethodCall || $call instanceof Node\Expr\StaticCall ) && $call->name instanceof Node\Identifier ) {
				$names[] = $call->name->name;
			}
		}
	}
	return $methods;
};
foreach ( array_diff( $files, [ '--whole' ] ) as $file ) {
	$nodes = (array) $parser->parse( (string) file_get_contents( $file ) );
	if ( ! $is_whole ) {
		$nodes = array_merge( ...array_map( $constructed, $finder->findInstanceOf( $nodes, Node\Stmt\ClassLike::class ) ) );
	}
	$found = [];
	foreach ( $finder->find( $nodes, static fn ( Node $node ): bool => $node instanceof Node\Expr\FuncCall || $node instanceof Node\Expr\Variable ) as $node ) {
		if ( $node instanceof Node\Expr\Variable && in_array( $node->name, SUPERGLOBALS, true ) ) {
			$found[] = '$' . $node->name;
		}
		if ( ! $is_whole && $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name ) {
			$name = $node->name->getLast();
			// A function can be called by its name.
			$text = in_array( $name, [ 'call_user_func', 'call_user_func_array', 'array_map', 'array_walk' ], true )
				? $node->getArgs()[0]->value ?? null
				: null;
			$name = $text instanceof Node\Scalar\String_ ? $text->value : $name;
			if ( ! function_exists( $name ) || 1 === preg_match( INPUT_OUTPUT, $name ) ) {
				$found[] = $name;
			}
		}
	}
	foreach ( array_unique( $found ) as $name ) {
		echo "$file: $name\n";
	}
}
