<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Markup;

/**
 * Renders only the control of a field.
 */
final class MarkupStub implements Markup {
	/**
	 * @param string|array<int, string> $value Value of the field.
	 */
	public function __construct( private Field $field, private string|array $value ) {}

	public function field(): Field {
		return $this->field;
	}

	public function id(): string {
		return 'srfm-' . $this->field->type . '-' . $this->field->id;
	}

	public function hint(): string {
		return $this->field->type()->hint( $this->field );
	}

	public function value(): string|array {
		return $this->value;
	}

	public function text(): string {
		return is_array( $this->value ) ? implode( Choices::SEPARATOR, $this->value ) : $this->value;
	}

	public function common( bool $named = true ): array {
		return [ 'name' => $named ? $this->field->name() : null ];
	}

	public function row( string $control ): string {
		return $control;
	}

	public function confirmation( string $control, string $label ): string {
		return $label . $control;
	}

	public function box( string $label ): string {
		return $label;
	}

	public function group( string $controls ): string {
		return $controls;
	}
}
