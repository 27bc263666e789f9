<?php
/**
 * Prints what files use that is not part of PHP, as "file: name", each once: functions, also where a callable is named in a string,
 * classes outside of the product, superglobals, and the database.
 *
 * @package Quayside
 */

declare( strict_types=1 );

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

const GLOBALS_OF_REQUESTS = [ '_GET', '_POST', '_REQUEST', '_SERVER', '_COOKIE', '_FILES', '_ENV', 'GLOBALS', 'wpdb' ];

/** Returns the functions that the arguments of a PHP function name as callables. */
$callables = static function ( string $called, array $arguments ): array {
	$names = [];
	foreach ( ( new ReflectionFunction( $called ) )->getParameters() as $place => $parameter ) {
		$value = $arguments[ $place ]->value ?? null;
		if ( $value instanceof Node\Scalar\String_ && str_contains( (string) $parameter->getType(), 'callable' ) && ! str_contains( $value->value, '::' ) ) {
			$names[] = $value->value;
		}
	}
	return $names;
};

$parser = ( new ParserFactory() )->createForHostVersion();
$finder = new NodeFinder();
foreach ( array_slice( $argv, 1 ) as $file ) {
	$nodes     = ( new NodeTraverser( new NameResolver() ) )->traverse( (array) $parser->parse( (string) file_get_contents( $file ) ) );
	$functions = [];
	$classes   = [];
	$found     = [];
	foreach ( $finder->findInstanceOf( $nodes, Node\Expr\FuncCall::class ) as $call ) {
		$name = $call->name instanceof Node\Name ? $call->name->getLast() : ( $call->name instanceof Node\Scalar\String_ ? $call->name->value : '' );
		if ( '' !== $name ) {
			$functions = [
				...$functions,
				$name,
				...( function_exists( $name ) && ! $call->isFirstClassCallable() ? $callables( $name, $call->getArgs() ) : [] ),
			];
		}
	}
	foreach ( $finder->find( $nodes, static fn ( Node $node ): bool => $node instanceof Node\Expr\New_ || $node instanceof Node\Expr\StaticCall ) as $node ) {
		$class     = $node instanceof Node\Expr\New_ || $node instanceof Node\Expr\StaticCall ? $node->class : null;
		$classes[] = $class instanceof Node\Name ? $class->toString() : '';
	}
	foreach ( $finder->findInstanceOf( $nodes, Node\Stmt\Class_::class ) as $class ) {
		$classes[] = $class->extends?->toString() ?? '';
	}
	foreach ( $finder->findInstanceOf( $nodes, Node\Expr\Variable::class ) as $variable ) {
		if ( in_array( $variable->name, GLOBALS_OF_REQUESTS, true ) ) {
			$found[] = '$' . $variable->name;
		}
	}
	$is_foreign = static fn ( string $name ): bool => ! in_array( $name, [ '', 'self', 'static', 'parent' ], true )
		&& ! str_contains( $name, '\\' )
		&& ! class_exists( $name );
	foreach (
		array_unique( [
			...$found,
			...array_filter( $functions, static fn ( string $name ): bool => ! function_exists( $name ) ),
			...array_filter( $classes, $is_foreign ),
		] ) as $name
	) {
		echo "$file: $name\n";
	}
}
