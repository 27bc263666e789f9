<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Submission\NativeResult;

/**
 * A form while it is rendered. Its fields get their values, errors, and IDs that are unique on the page from it.
 */
final class RenderedForm {
	/** @var array<int, string>|null IDs of the fields and groups that conditions hide at first. */
	private ?array $hidden = null;

	/** @var array<string, string>|null Labels of the fields by block ID. */
	private ?array $labels = null;

	/**
	 * @param int               $instance Number of the form on the page, counted per form from 1.
	 * @param NativeResult|null $result   Result of this request's submission; null when the request has none.
	 */
	public function __construct( public readonly Form $form, public readonly int $instance, private ?NativeResult $result ) {}

	/**
	 * Returns why the form was refused.
	 *
	 * @return Outcome|null Null when the form was not submitted.
	 */
	public function outcome(): ?Outcome {
		return $this->result?->outcome( $this->form->id() );
	}

	/**
	 * Returns the error of a field, '' when it has none.
	 */
	public function error( Field $field ): string {
		return $this->outcome()->field_errors[ $field->id ] ?? '';
	}

	/**
	 * Returns what the visitor entered in a field.
	 *
	 * @return string|array<int, string>|null Null when the form was not submitted.
	 */
	public function submitted( Field $field ): string|array|null {
		return $this->result?->value( $this->form->id(), $field );
	}

	/**
	 * Determines whether conditions hide a field or a group at first.
	 *
	 * @param string $id Block ID.
	 */
	public function hides( string $id ): bool {
		$this->hidden ??= Initial::hidden( $this );
		return in_array( $id, $this->hidden, true );
	}

	/**
	 * Returns the labels of the form's fields by block ID.
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		return $this->labels ??= array_column( $this->form->schema()->fields(), 'label', 'id' );
	}

	/**
	 * Returns an ID that is unique on the page, even if the form is on it twice.
	 */
	public function id( string $name ): string {
		return "$name-{$this->form->id()}" . ( $this->instance > 1 ? "-$this->instance" : '' );
	}
}
