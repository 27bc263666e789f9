<?php
/**
 * Prints the functions of PHP that files call, as JSON: file, name, and extension of PHP for each, without those that the same file passes to
 * function_exists().
 *
 * @package Quayside
 */

declare( strict_types=1 );

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

$parser = ( new ParserFactory() )->createForHostVersion();
$found  = [];
foreach ( array_slice( $argv, 1 ) as $file ) {
	$called  = [];
	$checked = [];
	foreach ( ( new NodeFinder() )->findInstanceOf( (array) $parser->parse( (string) file_get_contents( $file ) ), Node\Expr\FuncCall::class ) as $call ) {
		$name  = $call->name instanceof Node\Name ? $call->name->getLast() : '';
		$first = 'function_exists' === $name && ! $call->isFirstClassCallable() ? $call->getArgs()[0]->value ?? null : null;
		if ( $first instanceof Node\Scalar\String_ ) {
			$checked[] = $first->value;
		}
		if ( '' !== $name && function_exists( $name ) && ( new ReflectionFunction( $name ) )->isInternal() ) {
			$called[] = $name;
		}
	}
	foreach ( array_diff( array_unique( $called ), $checked ) as $name ) {
		$found[] = [ $file, $name, (string) ( new ReflectionFunction( $name ) )->getExtensionName() ];
	}
}
echo json_encode( $found );
