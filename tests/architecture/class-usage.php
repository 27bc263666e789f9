<?php
/**
 * Prints what PHP files declare and use, as JSON: for each file the classes and functions that it declares, the classes that its
 * code uses, those that it only mentions in types and ::class, and the functions that it calls. Names of classes in strings count as
 * used, because a class can be created from one.
 *
 * @package Quayside
 */

declare( strict_types=1 );

use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

$visitor = new class() extends NodeVisitorAbstract {
	/** @var array<string, array<string, true>> Names by kind. */
	public array $found = [];

	public function enterNode( Node $node ): ?int {
		if ( $node instanceof Node\Stmt\Use_ || $node instanceof Node\Stmt\GroupUse ) {
			return NodeTraverser::DONT_TRAVERSE_CHILDREN;
		}
		if ( $node instanceof Node\Stmt\ClassLike && null !== $node->namespacedName ) {
			$this->add( 'classes', $node->namespacedName->toString() );
		}
		if ( $node instanceof Node\Stmt\Function_ ) {
			$this->add( 'functions', $node->namespacedName?->toString() ?? '' );
		}
		if ( $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name ) {
			$this->add( 'calls', $node->name->getLast() );
		}
		if (
			$node instanceof Node\Expr\ClassConstFetch
			&& $node->class instanceof Node\Name
			&& $node->name instanceof Node\Identifier
			&& 'class' === $node->name->name
		) {
			$this->add( 'mentions', $node->class->toString() );
			return NodeTraverser::DONT_TRAVERSE_CHILDREN;
		}
		foreach ( [ $node->type ?? null, $node->returnType ?? null ] as $type ) {
			if ( $type instanceof Node ) {
				foreach ( ( new PhpParser\NodeFinder() )->findInstanceOf( [ $type ], Node\Name::class ) as $name ) {
					$name->setAttribute( 'is_type', true );
				}
			}
		}
		if ( $node instanceof Node\Name && ! $node instanceof Node\Name\Relative ) {
			$this->add( $node->getAttribute( 'is_type' ) ? 'mentions' : 'uses', $node->toString() );
		}
		if ( $node instanceof Node\Scalar\String_ && 1 === preg_match( '/^\\\\?(Quayside(?:\\\\\w+)+)(?:::\w+)?$/D', $node->value, $match ) ) {
			$this->add( 'uses', $match[1] );
		}
		if ( $node instanceof Node\Scalar\String_ && 1 === preg_match( '/^quayside_\w+$/D', $node->value ) ) {
			$this->add( 'strings', $node->value );
		}
		return null;
	}

	private function add( string $kind, string $name ): void {
		$this->found[ $kind ][ $name ] = true;
	}
};

$parser = ( new ParserFactory() )->createForHostVersion();
$usage  = [];
foreach ( array_filter( explode( "\n", (string) stream_get_contents( STDIN ) ) ) as $file ) {
	$visitor->found = array_fill_keys( [ 'classes', 'functions', 'uses', 'mentions', 'calls', 'strings' ], [] );
	$traverser      = new NodeTraverser( new NameResolver(), $visitor );
	$traverser->traverse( (array) $parser->parse( (string) file_get_contents( $file ) ) );
	$usage[ $file ] = array_map( 'array_keys', $visitor->found );
}
echo json_encode( $usage, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES );
