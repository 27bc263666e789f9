<?php
declare( strict_types=1 );

namespace Quayside\Mutants;

use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;
use PhpParser\PrettyPrinter\Standard;

/**
 * Generates the mutants of a file.
 */
final class Mutants {
	/** Nodes with text for people or tools, which tests should not check literally. */
	private const TEXTS = [ '__', '_n', '_x', '_nx', 'esc_html__', 'esc_attr__', 'declare' ];

	/**
	 * @return list<array{line: int, mutator: string, becomes: string, code: string}>
	 */
	public static function of( string $code ): array {
		$tree    = ( new ParserFactory() )->createForHostVersion()->parse( $code ) ?? [];
		$printer = new Standard();
		$found   = self::places( $tree );
		$mutants = [];
		foreach ( $found as [ $place, $node ] ) {
			foreach ( Mutator::of( $node ) as $kind => $other ) {
				$changed = self::put( $tree, $place, $other );
				try {
					$text = $printer->prettyPrintFile( $changed );
				} catch ( \Throwable $fault ) {
					// The node is not allowed in this position.
					continue;
				}
				$mutants[ $text ] ??= [
					'line'    => $node->getStartLine(),
					'mutator' => $kind,
					'becomes' => $other instanceof Node ? $printer->prettyPrint( [ $other ] ) : 'nothing',
					'code'    => $text,
				];
			}
		}
		// Skip duplicates and mutants that print the same code.
		unset( $mutants[ $printer->prettyPrintFile( $tree ) ] );
		return array_values( $mutants );
	}

	/**
	 * Returns the nodes that may change, each with its index in traversal order.
	 *
	 * @param array<Node> $tree File.
	 * @return list<array{int, Node}>
	 */
	private static function places( array $tree ): array {
		$visitor = new class() extends NodeVisitorAbstract {
			/** @var list<array{int, Node}> */
			public array $found = [];
			private int $at     = 0;
			private int $fixed  = 0;
			/** @var list<string> */
			private array $returns = [];

			public function enterNode( Node $node ) {
				++$this->at;
				if ( $node instanceof Node\FunctionLike ) {
					$type            = $node->getReturnType();
					$this->returns[] = $type instanceof Node\NullableType ? 'null' : ( $type instanceof Node\Identifier ? $type->toString() : '' );
				}
				if ( $node instanceof Node\Stmt\Return_ ) {
					$node->setAttribute( 'returns', end( $this->returns ) );
				}
				$this->fixed += (int) Mutants::is_fixed( $node );
				if ( ! $this->fixed ) {
					$this->found[] = [ $this->at, $node ];
				}
				return null;
			}

			public function leaveNode( Node $node ) {
				$this->fixed -= (int) Mutants::is_fixed( $node );
				if ( $node instanceof Node\FunctionLike ) {
					array_pop( $this->returns );
				}
				return null;
			}
		};
		( new NodeTraverser( $visitor ) )->traverse( $tree );
		return $visitor->found;
	}

	/**
	 * Determines whether a node and its children must not change.
	 */
	public static function is_fixed( Node $node ): bool {
		return $node instanceof Node\Stmt\Declare_ || $node instanceof Node\Stmt\Use_ || $node instanceof Node\Attribute || $node instanceof Node\Expr\List_
			|| ( $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name && in_array( $node->name->toString(), self::TEXTS, true ) );
	}

	/**
	 * Returns the file with a node replaced.
	 *
	 * @param array<Node> $tree  File.
	 * @param int         $place Index of the node.
	 * @param Node|int    $other Replacement, or the visitor's constant for removing the node.
	 * @return array<Node>
	 */
	private static function put( array $tree, int $place, Node|int $other ): array {
		$visitor = new class( $place, $other ) extends NodeVisitorAbstract {
			private int $at = 0;
			/** @var \SplObjectStorage<Node, int> */
			private \SplObjectStorage $numbers;

			public function __construct( private int $place, private Node|int $other ) {
				$this->numbers = new \SplObjectStorage();
			}

			public function enterNode( Node $node ) {
				// The clone belongs to the visitor, so changes do not affect the next mutant.
				$this->numbers[ $node ] = ++$this->at;
				return null;
			}

			public function leaveNode( Node $node ) {
				return $this->numbers[ $node ] === $this->place ? $this->other : null;
			}
		};
		$copy = ( new NodeTraverser( new NodeVisitor\CloningVisitor() ) )->traverse( $tree );
		return ( new NodeTraverser( $visitor ) )->traverse( $copy );
	}
}
