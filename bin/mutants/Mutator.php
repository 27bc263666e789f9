<?php
declare( strict_types=1 );

namespace Quayside\Mutants;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Scalar;
use PhpParser\Node\Stmt;

/**
 * Generates the mutations of a PHP node, one change at a time, of the kinds that Infection and Stryker make.
 */
final class Mutator {
	/** Operators and their replacements. */
	private const OPERATORS = [
		'Identical'       => [ 'NotIdentical' ],
		'NotIdentical'    => [ 'Identical' ],
		'Equal'           => [ 'NotEqual' ],
		'NotEqual'        => [ 'Equal' ],
		'Smaller'         => [ 'SmallerOrEqual', 'GreaterOrEqual' ],
		'SmallerOrEqual'  => [ 'Smaller', 'Greater' ],
		'Greater'         => [ 'GreaterOrEqual', 'SmallerOrEqual' ],
		'GreaterOrEqual'  => [ 'Greater', 'Smaller' ],
		'BooleanAnd'      => [ 'BooleanOr' ],
		'BooleanOr'       => [ 'BooleanAnd' ],
		'Plus'            => [ 'Minus' ],
		'Minus'           => [ 'Plus' ],
		'Mul'             => [ 'Div' ],
		'Div'             => [ 'Mul' ],
		'Mod'             => [ 'Mul' ],
	];

	/** Functions that can be removed, and the index of the argument that replaces the call. */
	private const UNWRAPPED = [
		'trim' => 0, 'ltrim' => 0, 'rtrim' => 0, 'strtolower' => 0, 'strtoupper' => 0, 'mb_strtolower' => 0, 'ucfirst' => 0, 'array_filter' => 0,
		'array_values' => 0, 'array_unique' => 0, 'array_map' => 1, 'array_diff_key' => 0, 'array_flip' => 0, 'array_merge' => 0, 'array_reverse' => 0,
		'array_keys' => 0, 'abs' => 0, 'sort' => 0, 'max' => 0, 'min' => 0, 'str_replace' => 2, 'preg_replace' => 2,
		'wp_strip_all_tags' => 0, 'wp_unslash' => 0,
	];

	/** Functions and their replacements. */
	private const SWAPPED = [
		'min' => 'max',
		'max' => 'min',
		'str_starts_with' => 'str_ends_with',
		'str_ends_with' => 'str_starts_with',
		'ceil' => 'floor',
		'floor' => 'ceil',
	];

	/**
	 * Generates all mutations of a node.
	 *
	 * @return \Generator<string, Node|int> Replacements by kind of mutation. An int removes the node.
	 */
	public static function of( Node $node ): \Generator {
		$name = substr( (string) strrchr( get_class( $node ), '\\' ), 1 );
		if ( $node instanceof Expr\BinaryOp ) {
			foreach ( self::OPERATORS[ $name ] ?? [] as $other ) {
				$class = "PhpParser\\Node\\Expr\\BinaryOp\\$other";
				yield "Operator $other" => new $class( $node->left, $node->right );
			}
			if (
				$node instanceof Expr\BinaryOp\Concat
				|| $node instanceof Expr\BinaryOp\Coalesce
				|| $node instanceof Expr\BinaryOp\BooleanAnd
				|| $node instanceof Expr\BinaryOp\BooleanOr
			) {
				yield 'Left only' => $node->left;
				yield 'Right only' => $node->right;
			}
		} elseif ( $node instanceof Expr\BooleanNot ) {
			yield 'Without not' => $node->expr;
		} elseif ( $node instanceof Expr\Cast ) {
			yield 'Without cast' => $node->expr;
		} elseif ( $node instanceof Expr\ConstFetch && in_array( strtolower( $node->name->toString() ), [ 'true', 'false' ], true ) ) {
			yield 'Boolean' => self::boolean( 'true' !== strtolower( $node->name->toString() ) );
		} elseif ( $node instanceof Expr\Ternary && $node->if ) {
			yield 'Ternary then' => $node->if;
			yield 'Ternary else' => $node->else;
		} elseif ( $node instanceof Expr\NullsafeMethodCall ) {
			yield 'Without null-safety' => new Expr\MethodCall( $node->var, $node->name, $node->args );
		} elseif ( $node instanceof Expr\Instanceof_ ) {
			yield 'Instance' => self::boolean( true );
			yield 'No instance' => self::boolean( false );
		} elseif ( $node instanceof Scalar\Int_ ) {
			yield 'Number more' => new Scalar\Int_( $node->value + 1 );
			yield 'Number less' => new Scalar\Int_( $node->value - 1 );
		} elseif ( $node instanceof Scalar\String_ ) {
			yield from self::of_text( $node );
		} elseif ( $node instanceof Scalar\InterpolatedString ) {
			yield 'Empty text' => new Scalar\String_( '' );
		} elseif ( $node instanceof Expr\Array_ ) {
			yield from self::of_array( $node );
		} elseif ( $node instanceof Expr\FuncCall && $node->name instanceof Node\Name ) {
			yield from self::of_call( $node, $node->name->toString() );
		} elseif ( $node instanceof Expr\Match_ && count( $node->arms ) > 1 ) {
			foreach ( array_keys( $node->arms ) as $i ) {
				$less = clone $node;
				array_splice( $less->arms, $i, 1 );
				yield 'Match arm removed' => $less;
			}
		} elseif ( $node instanceof Expr\PostInc || $node instanceof Expr\PreInc ) {
			yield 'Decrement' => new Expr\PostDec( $node->var );
		} elseif ( $node instanceof Expr\AssignOp\Plus ) {
			yield 'Minus' => new Expr\AssignOp\Minus( $node->var, $node->expr );
		} elseif ( $node instanceof Expr\AssignOp\Concat || $node instanceof Expr\AssignOp\Coalesce ) {
			yield 'Assignment' => new Expr\Assign( $node->var, $node->expr );
		} elseif ( $node instanceof Stmt ) {
			yield from self::of_statement( $node );
		}
	}

	/**
	 * @return \Generator<string, Node|int>
	 */
	private static function of_statement( Stmt $node ): \Generator {
		if ( $node instanceof Stmt\If_ || $node instanceof Stmt\ElseIf_ || $node instanceof Stmt\While_ ) {
			foreach ( $node instanceof Stmt\While_ ? [ false ] : [ true, false ] as $value ) {
				$other       = clone $node;
				$other->cond = self::boolean( $value );
				yield 'Condition ' . var_export( $value, true ) => $other;
			}
		} elseif ( $node instanceof Stmt\Foreach_ ) {
			$other       = clone $node;
			$other->expr = new Expr\Array_();
			yield 'Loop over nothing' => $other;
		} elseif ( $node instanceof Stmt\Continue_ ) {
			yield 'Break' => new Stmt\Break_( $node->num );
		} elseif ( $node instanceof Stmt\Break_ ) {
			yield 'Continue' => new Stmt\Continue_( $node->num );
		} elseif ( $node instanceof Stmt\Unset_ ) {
			yield 'Statement removed' => \PhpParser\NodeVisitor::REMOVE_NODE;
		} elseif (
			$node instanceof Stmt\Expression
			&& (
				$node->expr instanceof Expr\Throw_
				|| $node->expr instanceof Expr\FuncCall
				|| $node->expr instanceof Expr\MethodCall
				|| $node->expr instanceof Expr\StaticCall
				|| $node->expr instanceof Expr\NullsafeMethodCall
			)
		) {
			yield 'Statement removed' => \PhpParser\NodeVisitor::REMOVE_NODE;
		} elseif ( $node instanceof Stmt\Return_ && $node->expr && ! $node->expr instanceof Expr\ConstFetch ) {
			$type = $node->getAttribute( 'returns' );
			$none = [
				'bool'   => [ self::boolean( true ), self::boolean( false ) ],
				'string' => [ new Scalar\String_( '' ) ],
				'int'    => [ new Scalar\Int_( 0 ) ],
				'array'  => [ new Expr\Array_() ],
				'null'   => [ new Expr\ConstFetch( new Node\Name( 'null' ) ) ],
			];
			foreach ( $none[ $type ] ?? [] as $value ) {
				if ( get_class( $value ) !== get_class( $node->expr ) ) {
					yield "Return $type" => new Stmt\Return_( $value );
				}
			}
		}
	}

	/**
	 * @return \Generator<string, Node|int>
	 */
	private static function of_text( Scalar\String_ $node ): \Generator {
		$text = $node->value;
		if ( 1 !== preg_match( '#^(/|~)(.+)\1([a-zA-Z]*)$#sD', $text, $parts ) ) {
			yield '' === $text ? 'Some text' : 'Empty text' => new Scalar\String_( '' === $text ? 'mutant' : '' );
			return;
		}
		[ , $slash, $pattern, $flags ] = $parts;
		$changes = [];
		foreach ( str_split( $flags ) as $flag ) {
			$changes[ "Pattern without flag $flag" ] = [ $pattern, str_replace( $flag, '', $flags ) ];
		}
		$changes['Pattern without start']     = [ preg_replace( '/^\^/', '', $pattern ), $flags ];
		$changes['Pattern without end']       = [ preg_replace( '/(?<!\\\\)\$$|\\\\z$/D', '', $pattern ), $flags ];
		$changes['Pattern, once for more']    = [ preg_replace( '/(?<=[\])\w])[+*](?![?+])/', '', $pattern, 1 ), $flags ];
		$changes['Pattern, none for some']    = [ preg_replace( '/(?<=[\])\w])\+/', '*', $pattern, 1 ), $flags ];
		$changes['Pattern, other class']      = [ preg_replace( '/(?<!\\\\)\[(?!\^|:)/', '[^', $pattern, 1 ), $flags ];
		$changes['Pattern, class turned']     = [ str_replace( '[^', '[', $pattern ), $flags ];
		$changes['Pattern, not a digit']      = [ preg_replace( '/\\\\d/', '\\D', $pattern, 1 ), $flags ];
		$changes['Pattern, upper bound more'] = [
			preg_replace_callback( '/,(\d+)\}/', static fn ( array $m ): string => ',' . ( $m[1] + 1 ) . '}', $pattern, 1 ),
			$flags,
		];
		$changes['Pattern, upper bound less'] = [
			preg_replace_callback( '/,(\d+)\}/', static fn ( array $m ): string => ',' . ( $m[1] - 1 ) . '}', $pattern, 1 ),
			$flags,
		];
		$changes['Pattern, lower bound more'] = [
			preg_replace_callback( '/\{(\d+),/', static fn ( array $m ): string => '{' . ( $m[1] + 1 ) . ',', $pattern, 1 ),
			$flags,
		];
		foreach ( $changes as $kind => [ $other, $others ] ) {
			if ( $other !== $pattern || $others !== $flags ) {
				yield $kind => new Scalar\String_( "$slash$other$slash$others" );
			}
		}
	}

	/**
	 * @return \Generator<string, Node|int>
	 */
	private static function of_array( Expr\Array_ $node ): \Generator {
		$has_keys = false;
		foreach ( $node->items as $item ) {
			$has_keys = $has_keys || null === $item || null !== $item->key;
		}
		foreach ( $node->items as $i => $item ) {
			// The last item of a list, and each item with a key. Large tables are data.
			if ( count( $node->items ) <= 20 && ( $has_keys || count( $node->items ) - 1 === $i ) ) {
				$less = clone $node;
				array_splice( $less->items, $i, 1 );
				yield 'Array item removed' => $less;
			}
		}
		if ( ! $node->items ) {
			yield 'Array not empty' => new Expr\Array_( [ new Node\ArrayItem( new Scalar\String_( 'mutant' ) ) ] );
		}
	}

	/**
	 * @return \Generator<string, Node|int>
	 */
	private static function of_call( Expr\FuncCall $node, string $name ): \Generator {
		if ( $node->isFirstClassCallable() ) {
			return;
		}
		if ( isset( self::SWAPPED[ $name ] ) ) {
			yield 'Function ' . self::SWAPPED[ $name ] => new Expr\FuncCall( new Node\Name( self::SWAPPED[ $name ] ), $node->args );
		}
		$stays = $node->args[ self::UNWRAPPED[ $name ] ?? 99 ] ?? null;
		if ( $stays instanceof Node\Arg && ! $stays->unpack ) {
			yield "Without $name()" => $stays->value;
		}
	}

	private static function boolean( bool $value ): Expr\ConstFetch {
		return new Expr\ConstFetch( new Node\Name( $value ? 'true' : 'false' ) );
	}
}
