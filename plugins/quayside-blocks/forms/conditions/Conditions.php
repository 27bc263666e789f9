<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions;

use Quayside\Blocks\Forms\Schema\Schema;

/**
 * Determines which fields of a form are hidden by conditional logic. The script has the same rules in conditions.ts.
 * contracts/forms/cases/conditions.json tests both.
 *
 * Hidden fields count as empty in the rules of other fields. If fields depend on each other in a circle, the value of the
 * one that is evaluated first counts.
 */
final class Conditions {
	/** @var array<string, bool> Whether fields are hidden, by field id. */
	private array $results = [];

	/** @var array<string, true> Fields that are being evaluated. */
	private array $pending = [];

	/** @var array<string, string> Lowercase values, cached because many rules can use the same value. */
	private array $lowered = [];

	/**
	 * @param array<string, array{type: string, formatType?: string, within?: string, conditional?: mixed}> $fields
	 *        Fields and groups by id, in page order. contracts/forms/field.conditions.json describes "conditional".
	 * @param array<string, string>                                                                         $values
	 *        Entered values by field id, with choices joined.
	 */
	private function __construct( private array $fields, private array $values ) {}

	/**
	 * Returns the ids of the fields and groups that are hidden.
	 *
	 * @param array<string, array{type: string, formatType?: string, within?: string, conditional?: mixed}> $fields
	 *        Fields and groups by id, in page order.
	 * @param array<string, string>                                                                         $values
	 *        Entered values by field id, with choices joined.
	 * @return array<int, string>
	 */
	public static function hidden( array $fields, array $values ): array {
		$conditions = new self( $fields, $values );
		$ids        = array_map( 'strval', array_keys( $fields ) );
		return array_values( array_filter( $ids, static fn ( string $id ): bool => $conditions->is_hidden( $id ) ) );
	}

	/**
	 * Returns the ids of the fields and groups of a form that are hidden.
	 *
	 * @param array<string, string> $values Entered values by field id, with choices joined.
	 * @return array<int, string>
	 */
	public static function hidden_in( Schema $schema, array $values ): array {
		return self::hidden( $schema->conditional(), $values );
	}

	private function is_hidden( string $id ): bool {
		if ( isset( $this->results[ $id ] ) || isset( $this->pending[ $id ] ) ) {
			return $this->results[ $id ] ?? false;
		}
		$this->pending[ $id ] = true;
		$field                = $this->fields[ $id ];
		$group                = $field['within'] ?? '';
		$hidden               = ( isset( $this->fields[ $group ] ) && $this->is_hidden( $group ) ) || ! $this->is_visible( $field['conditional'] ?? null );
		unset( $this->pending[ $id ] );
		$this->results[ $id ] = $hidden;
		return $hidden;
	}

	/**
	 * Determines whether the conditions of a field show it. Incomplete rules and rules with missing fields are ignored.
	 */
	private function is_visible( mixed $conditional ): bool {
		$rules  = is_array( $conditional ) && is_array( $conditional['rules'] ?? null ) ? $conditional['rules'] : [];
		$match  = is_array( $conditional ) ? $conditional['match'] ?? 'all' : 'all';
		$groups = [];
		foreach ( $rules as $index => $rule ) {
			$result = is_array( $rule ) ? $this->matches( $rule ) : null;
			if ( null !== $result ) {
				// All rules of a group have to match. With "any", each rule is a group of its own.
				$group = match ( $match ) {
					'any'    => "rule-$index",
					'groups' => is_numeric( $rule['group'] ?? null ) ? (string) $rule['group'] : '1',
					default  => '',
				};
				$groups[ $group ] = $result && ( $groups[ $group ] ?? true );
			}
		}
		if ( [] === $groups || ! is_array( $conditional ) ) {
			return true;
		}
		$met = in_array( true, $groups, true );
		return 'hide' === ( $conditional['action'] ?? 'show' ) ? ! $met : $met;
	}

	/**
	 * Determines whether a rule matches. Returns null if the rule must be ignored.
	 *
	 * @param array<mixed> $rule Rule with field, operator and value.
	 */
	private function matches( array $rule ): ?bool {
		$id       = is_string( $rule['field'] ?? null ) ? $rule['field'] : '';
		$operator = is_string( $rule['operator'] ?? null ) ? $rule['operator'] : '';
		$expected = is_scalar( $rule['value'] ?? '' ) ? trim( (string) ( $rule['value'] ?? '' ) ) : '';
		$subject  = $this->fields[ $id ] ?? null;
		if ( null === $subject ) {
			return null;
		}
		$value = $this->is_hidden( $id ) ? '' : $this->lowered[ $id ] ??= mb_strtolower( trim( $this->values[ $id ] ?? '' ) );
		return Rule::matches( $subject['type'], $subject['formatType'] ?? 'us-style', $operator, $value, $expected );
	}
}
