<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions;

use Quayside\Blocks\Forms\Schema\Schema;

/**
 * Which fields a form hides for what is in the others. The browser has the same rules in conditions.ts;
 * contracts/forms/cases/conditions.json drives both.
 *
 * A hidden field counts as empty for the rules of others. Of fields that depend on each other in a circle, the one that
 * is asked first counts with what is in it.
 */
final class Conditions {
	/** @var array<string, bool> Verdicts by field id. */
	private array $verdicts = [];

	/** @var array<string, true> Fields whose verdict is being found. */
	private array $asked = [];

	/** @var array<string, string> Values in small letters: many rules may look at a long one. */
	private array $lowered = [];

	/**
	 * @param array<string, array{type: string, formatType?: string, within?: string, conditional?: mixed}> $fields Fields and groups by id, in the order of the page; conditional is what contracts/forms/field.conditions.json describes.
	 * @param array<string, string>                                                                         $values What was entered, by field id; choices joined.
	 */
	private function __construct( private array $fields, private array $values ) {}

	/**
	 * The ids of the fields and groups that are hidden.
	 *
	 * @param array<string, array{type: string, formatType?: string, within?: string, conditional?: mixed}> $fields Fields and groups by id, in the order of the page.
	 * @param array<string, string>                                                                         $values What was entered, by field id; choices joined.
	 * @return array<int, string>
	 */
	public static function hidden( array $fields, array $values ): array {
		$form = new self( $fields, $values );
		return array_values( array_filter( array_map( 'strval', array_keys( $fields ) ), fn ( string $id ): bool => $form->is_hidden( $id ) ) );
	}

	/**
	 * The ids of the fields and groups of a form that are hidden.
	 *
	 * @param array<string, string> $values What was entered, by field id; choices joined.
	 * @return array<int, string>
	 */
	public static function of( Schema $schema, array $values ): array {
		return self::hidden( $schema->conditional(), $values );
	}

	private function is_hidden( string $id ): bool {
		if ( isset( $this->verdicts[ $id ] ) || isset( $this->asked[ $id ] ) ) {
			return $this->verdicts[ $id ] ?? false;
		}
		$this->asked[ $id ] = true;
		$field              = $this->fields[ $id ];
		$group              = $field['within'] ?? '';
		$hidden             = ( isset( $this->fields[ $group ] ) && $this->is_hidden( $group ) ) || ! $this->is_wanted( $field['conditional'] ?? null );
		unset( $this->asked[ $id ] );
		$this->verdicts[ $id ] = $hidden;
		return $hidden;
	}

	/**
	 * Whether the conditions of a field let it be seen. Rules that are half written, or name a field that is gone, don't count.
	 */
	private function is_wanted( mixed $conditional ): bool {
		$rules    = is_array( $conditional ) && is_array( $conditional['rules'] ?? null ) ? $conditional['rules'] : [];
		$verdicts = [];
		foreach ( $rules as $rule ) {
			$verdict = is_array( $rule ) ? $this->holds( $rule ) : null;
			if ( null !== $verdict ) {
				$verdicts[] = $verdict;
			}
		}
		if ( [] === $verdicts || ! is_array( $conditional ) ) {
			return true;
		}
		$met = 'any' === ( $conditional['match'] ?? 'all' ) ? in_array( true, $verdicts, true ) : ! in_array( false, $verdicts, true );
		return 'hide' === ( $conditional['action'] ?? 'show' ) ? ! $met : $met;
	}

	/**
	 * Whether a rule holds; null when it doesn't count.
	 *
	 * @param array<mixed> $rule Rule with field, operator and value.
	 */
	private function holds( array $rule ): ?bool {
		$id       = is_string( $rule['field'] ?? null ) ? $rule['field'] : '';
		$operator = is_string( $rule['operator'] ?? null ) ? $rule['operator'] : '';
		$wanted   = is_scalar( $rule['value'] ?? '' ) ? trim( (string) ( $rule['value'] ?? '' ) ) : '';
		$subject  = $this->fields[ $id ] ?? null;
		if ( null === $subject ) {
			return null;
		}
		$value = $this->is_hidden( $id ) ? '' : $this->lowered[ $id ] ??= mb_strtolower( trim( $this->values[ $id ] ?? '' ) );
		return Rule::holds( $subject['type'], $subject['formatType'] ?? 'us-style', $operator, $value, $wanted );
	}
}
