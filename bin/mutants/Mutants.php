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
 * All mutants of a file.
 */
final class Mutants {
	/** What their texts say is for people or for tools; no test should hold it letter by letter. */
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
					// Not to be written at that place.
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
		// Two ways to the same change count once; what prints as before is none.
		unset( $mutants[ $printer->prettyPrintFile( $tree ) ] );
		return array_values( $mutants );
	}

	/**
	 * The nodes that may change, each with its number in the order of reading.
	 *
	 * @param array<Node> $tree The file.
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
	 * Whether a node stays as it is, with all in it.
	 */
	public static function is_fixed( Node $node ): bool {
		return $node instanceof Node\Stmt\Declare_ || $node instanceof Node\Stmt\Use_ || $node instanceof Node\Attribute || $node instanceof Node\Expr\List_
			|| ( $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name && in_array( $node->name->toString(), self::TEXTS, true ) );
	}

	/**
	 * The file with another node at a place.
	 *
	 * @param array<Node> $tree  The file.
	 * @param int         $place Number of the node.
	 * @param Node|int    $other Node, or the visitor's word for removing it.
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
				// The clone is the visitor's own: what it puts in does not reach the next mutant.
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
