<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\NinjaForms;

use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Converts the conditional logic of a form, which an add-on stores as a list of rules and of what they do, into that of each field.
 */
final class Conditions {
	private const OPERATORS = [
		'equal'       => 'equal',
		'notequal'    => 'notEqual',
		'contains'    => 'contains',
		'notcontains' => 'notContains',
		'greater'     => 'greater',
		'less'        => 'less',
	];

	/** Maximum number of rules; contract forms/field.conditions. */
	private const MAX_RULES = 50;

	/** @var array<string, array<string, mixed>> Conditions by key of the field. */
	private array $conditions = [];

	/**
	 * @param array<string, array<string, mixed>> $fields Fields by key.
	 */
	private function __construct( private FormDraft $draft, private array $fields ) {}

	/**
	 * Returns the conditions.
	 *
	 * @param array<int, array<string, mixed>>    $given  Conditions of the form.
	 * @param array<string, array<string, mixed>> $fields Fields by key.
	 * @return array<string, array<string, mixed>> Conditions by key of the field.
	 */
	public static function get( FormDraft $draft, array $given, array $fields ): array {
		$all = new self( $draft, $fields );
		foreach ( $given as $condition ) {
			$all->add( $condition );
		}
		return $all->conditions;
	}

	/**
	 * Returns the block ID of a field.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public static function block_id( array $field ): string {
		return 'nf' . substr( md5( Given::text( $field, 'unique' ) ), 0, 12 );
	}

	/**
	 * @param array<string, mixed> $condition Rules, and what they do.
	 */
	private function add( array $condition ): void {
		$rules = $this->rules( Given::list( $condition, 'when' ) );
		foreach ( Given::list( $condition, 'then' ) as $action ) {
			$key     = Given::text( $action, 'key' );
			$trigger = Given::text( $action, 'trigger' );
			$label   = Given::text( $this->fields[ $key ] ?? [], 'label', $key );
			if ( ! in_array( $trigger, [ 'show_field', 'hide_field' ], true ) || ! isset( $this->fields[ $key ] ) ) {
				/* translators: %s: label of a field */
				$this->draft->note_on( __( 'Conditional logic changes “%s” only in its visibility.', 'quayside-blocks' ), $label );
			} elseif ( [] === $rules || isset( $this->conditions[ $key ] ) ) {
				unset( $this->conditions[ $key ] );
				$this->draft->note_visible( $label );
			} else {
				$this->conditions[ $key ] = [
					'action' => 'hide_field' === $trigger ? 'hide' : 'show',
					'match'  => 'groups',
					'rules'  => $rules,
				];
			}
		}
	}

	/**
	 * Returns the rules in groups that "or" separates; an empty list if one can't be evaluated.
	 *
	 * @param array<int, array<string, mixed>> $given Rules.
	 * @return array<int, array<string, mixed>>
	 */
	private function rules( array $given ): array {
		$rules = [];
		$group = 1;
		foreach ( $given as $number => $rule ) {
			$key      = Given::text( $rule, 'key' );
			$field    = $this->fields[ $key ] ?? null;
			$operator = self::OPERATORS[ Given::text( $rule, 'comparator' ) ] ?? '';
			$value    = mb_substr( Given::text( $rule, 'value' ), 0, 1000 );
			$group   += $number > 0 && 'OR' === strtoupper( Given::text( $rule, 'connector' ) ) ? 1 : 0;
			if ( null === $field || '' === $operator || $group > self::MAX_RULES || count( $rules ) >= self::MAX_RULES ) {
				return [];
			}
			if ( 'checkbox' === Given::text( $field, 'type' ) ) {
				$is_checked = in_array( strtolower( $value ), [ '1', 'checked', strtolower( Given::text( $field, 'checked_value', 'checked' ) ) ], true );
				$operator   = ( 'equal' === $operator ) === $is_checked ? 'checked' : 'notChecked';
				$value      = '';
			} elseif ( '' === $value ) {
				$operator = 'equal' === $operator ? 'empty' : ( 'notEqual' === $operator ? 'notEmpty' : '' );
				if ( '' === $operator ) {
					return [];
				}
			}
			$rules[] = [
				'field'    => self::block_id( $field ),
				'operator' => $operator,
				'value'    => $value,
				'group'    => $group,
			];
		}
		return $rules;
	}
}
