<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Converts conditional logic. That of a section or a page applies to the fields in it.
 */
final class Conditions {
	private const OPERATORS = [
		'is'           => 'equal',
		'isnot'        => 'notEqual',
		'<>'           => 'notEqual',
		'>'            => 'greater',
		'greater_than' => 'greater',
		'<'            => 'less',
		'less_than'    => 'less',
		'contains'     => 'contains',
		'starts_with'  => 'startsWith',
		'ends_with'    => 'endsWith',
	];

	/** Maximum number of rules; contract forms/field.conditions. */
	private const MAX_RULES = 50;

	/** @var array<string, mixed> Condition of the section. */
	private array $section = [];

	/**
	 * @param array<string, array<string, mixed>> $fields All fields by ID.
	 */
	public function __construct( private FormDraft $draft, private array $fields ) {}

	/**
	 * Begins a section or a page, which ends the one before.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public function begin_section( array $field ): void {
		$this->section = $this->get( $field );
	}

	/**
	 * Returns the attribute of a field with its own condition and that of its section; empty for none.
	 *
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	public function attribute( array $field ): array {
		$own = $this->get( $field );
		if ( [] === $own || [] === $this->section ) {
			$condition = [] === $own ? $this->section : $own;
			return [] === $condition ? [] : [ 'conditional' => $condition ];
		}
		$rules = [ ...Given::list( $this->section, 'rules' ), ...Given::list( $own, 'rules' ) ];
		$joins = static fn ( array $condition ): bool => 'show' === $condition['action']
			&& ( 'all' === $condition['match'] || 1 === count( Given::list( $condition, 'rules' ) ) );
		if ( ! $joins( $own ) || ! $joins( $this->section ) || count( $rules ) > self::MAX_RULES ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” has its own conditional logic, but not that of its section.', 'quayside-blocks' ), Given::text( $field, 'label' ) );
			return [ 'conditional' => $own ];
		}
		return [
			'conditional' => [
				'action' => 'show',
				'match'  => 'all',
				'rules'  => $rules,
			],
		];
	}

	/**
	 * Returns the condition of a field; empty for none.
	 *
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	public function get( array $field ): array {
		$logic = Given::map( $field, 'conditionalLogic' );
		if ( [] === $logic || ( array_key_exists( 'enabled', $logic ) && ! Given::is_on( $logic, 'enabled' ) ) ) {
			return [];
		}
		$rules = [];
		foreach ( Given::list( $logic, 'rules' ) as $rule ) {
			$converted = $this->rule( $rule );
			if ( null === $converted || count( $rules ) >= self::MAX_RULES ) {
				$this->draft->note_visible( Given::text( $field, 'label' ) );
				return [];
			}
			$rules[] = $converted;
		}
		return [] === $rules ? [] : [
			'action' => 'hide' === Given::text( $logic, 'actionType' ) ? 'hide' : 'show',
			'match'  => 'any' === Given::text( $logic, 'logicType' ) ? 'any' : 'all',
			'rules'  => $rules,
		];
	}

	/**
	 * @param array<string, mixed> $rule A rule.
	 * @return array<string, string>|null
	 */
	private function rule( array $rule ): ?array {
		$id       = Given::text( $rule, 'fieldId' );
		$value    = Given::text( $rule, 'value' );
		$operator = self::OPERATORS[ Given::text( $rule, 'operator', 'is' ) ] ?? '';
		$field    = $this->fields[ $id ] ?? $this->fields[ strtok( $id, '.' ) ] ?? null;
		$block    = null === $field ? '' : FieldIds::compared_block( $id, $field );
		if ( '' === $operator || '' === $block ) {
			return null;
		}
		if ( 'consent' === FieldIds::type( (array) $field ) ) {
			$operator = ( 'equal' === $operator ) === ( '1' === $value ) ? 'checked' : 'notChecked';
			$value    = '';
		} elseif ( '' === $value ) {
			$operator = [
				'equal'    => 'empty',
				'notEqual' => 'notEmpty',
			][ $operator ] ?? '';
			if ( '' === $operator ) {
				return null;
			}
		}
		return [
			'field'    => $block,
			'operator' => $operator,
			'value'    => mb_substr( $value, 0, 1000 ),
		];
	}
}
