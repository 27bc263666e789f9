<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Hints;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;
use Quayside\Blocks\Forms\Schema\Messages;

/**
 * Renders a field: label, help text, control, and error container. The result works without JavaScript.
 */
final class FieldView implements Markup {
	private string $id;
	private string $error = '';
	private ?string $hint = null;

	/** @var string|array<int, string> */
	private string|array $value;

	public function __construct( private Field $field, private ?RenderedForm $rendered ) {
		$this->id    = $rendered ? $rendered->id( "srfm-{$field->type}-{$field->id}" ) : "srfm-{$field->type}-{$field->id}";
		$this->value = Initial::value( $rendered, $field );
		$this->error = $rendered?->error( $field ) ?? '';
	}

	/**
	 * Returns the field's HTML.
	 */
	public function html(): string {
		$field   = $this->field;
		$content = $field->type()->html( $this );
		$width   = (int) $field->text( 'fieldWidth', '100' );
		$classes = [
			'srfm-block-single',
			'srfm-block',
			"srfm-{$field->type}-block",
			"srfm-slug-{$field->slug}",
			$width < 100 ? "srfm-block-width-$width" : '',
			'' === $this->error ? '' : 'srfm-error',
			$this->rendered?->hides( $field->id ) ? 'hide-element' : '',
			$field->text( 'className' ),
		];
		return '<div' . Html::attributes(
			[
				'class'         => implode( ' ', array_filter( $classes ) ),
				'hidden'        => $field->flag( 'isHidden' ),
				'data-block-id' => $field->id,
				'data-type'     => $field->type,
				'data-slug'     => $field->slug,
				'data-if'       => Html::conditions( $field->attributes['conditional'] ?? null ),
			]
		) . ">$content</div>";
	}

	public function field(): Field {
		return $this->field;
	}

	public function id(): string {
		return $this->id;
	}

	public function hint(): string {
		return $this->hint ??= Hints::join(
			$this->field->type()->hint( $this->field ),
			$this->field->type()->relative_hint( $this->field, $this->rendered?->labels() ?? [] )
		);
	}

	public function value(): string|array {
		return $this->value;
	}

	public function text(): string {
		return is_array( $this->value ) ? implode( Choices::SEPARATOR, $this->value ) : $this->value;
	}

	public function row( string $control ): string {
		return $this->label( $this->id ) . $this->help() . "<div class=\"srfm-block-wrap\">$control</div>" . $this->error();
	}

	private function label( string $for, string $text = '' ): string {
		$text = '' === $text ? $this->field->label : $text;
		return '<label class="srfm-block-label" for="' . esc_attr( $for ) . '">' . esc_html( $text ) . $this->star() . '</label>';
	}

	/**
	 * Returns the asterisk of a required field, with text for screen readers if no attribute announces it.
	 */
	private function star(): string {
		if ( ! $this->field->flag( 'required' ) ) {
			return '';
		}
		$text = 'text' === $this->required_by() ? '<span class="screen-reader-text"> ' . esc_html__( '(required)', 'quayside-blocks' ) . '</span>' : '';
		return "<span class=\"srfm-required\" aria-hidden=\"true\"> *</span>$text";
	}

	private function required_by(): string {
		$is_conditional = null !== Html::conditions( $this->field->attributes['conditional'] ?? null ) || $this->rendered?->hides( $this->field->id );
		return $this->field->type()->required_by( $this->field, ! $is_conditional );
	}

	private function help(): string {
		$help = $this->field->text( 'help' );
		// The description of the control joins both with a space.
		$stop = '' === $help || '' === $this->hint() || 1 === preg_match( '/\p{P}\s*$/u', $help ) ? '' : '<span class="srfm-stop">.</span>';
		$html = '' === $help ? '' : '<div class="srfm-description" id="' . esc_attr( "$this->id-help" ) . '">' . esc_html( $help ) . "$stop</div>";
		$rule = $this->field->type()->has_own_hint() ? '' : $this->hint();
		return $html . ( '' === $rule ? '' : '<div class="srfm-description" id="' . esc_attr( "$this->id-rule" ) . '">' . esc_html( $rule ) . '</div>' );
	}

	/**
	 * Returns the ids of the elements that describe the control; null for none.
	 */
	private function described(): ?string {
		$ids = array_filter( [
			// First what is new to those who have heard the rest.
			'' === $this->error ? '' : "$this->id-error",
			'' === $this->field->text( 'help' ) ? '' : "$this->id-help",
			'' === $this->hint() ? '' : "$this->id-rule",
		] );
		return [] === $ids ? null : implode( ' ', $ids );
	}

	private function error( string $suffix = '' ): string {
		$messages = $this->rendered?->form->messages() ?? Messages::all();
		return '<div class="srfm-error-wrap"><div' . Html::attributes(
			[
				'class'           => 'srfm-error-message',
				'id'              => "$this->id$suffix-error",
				'data-srfm-id'    => "$this->id$suffix",
				'data-error-msg'  => $this->field->text( 'errorMsg', $messages['srfm_required'] ),
				'data-unique-msg' => $this->field->text( 'duplicateMsg', $messages['srfm_unique'] ),
			]
		) . '>' . ( '' === $suffix ? esc_html( $this->error ) : '' ) . '</div></div>';
	}

	public function common( bool $named = true ): array {
		$field = $this->field;
		return [
			'id'               => $this->id,
			'class'            => "srfm-input-common srfm-input-{$field->type}",
			'name'             => $named ? $field->name() : null,
			'data-required'    => $field->flag( 'required' ) ? 'true' : 'false',
			'data-unique'      => $field->flag( 'isUnique' ) ? 'true' : 'false',
			'required'         => $field->flag( 'required' ) && 'required' === $this->required_by(),
			'aria-required'    => $field->flag( 'required' ) && 'aria-required' === $this->required_by() ? 'true' : null,
			'aria-describedby' => $this->described(),
			'aria-invalid'     => '' === $this->error ? null : 'true',
		];
	}

	/**
	 * Returns the attribute that keeps a required box, which is not checked yet, from being read as invalid.
	 *
	 * @return array<string, string>
	 */
	private function stays_valid(): array {
		return $this->field->flag( 'required' ) && '' === $this->error ? [ 'aria-invalid' => 'false' ] : [];
	}

	public function box( string $label ): string {
		return '<div class="srfm-block-wrap"><input' . Html::attributes( [
			'type'    => 'checkbox',
			'value'   => 'on',
			'checked' => 'on' === $this->text(),
		] + $this->stays_valid() + $this->common() )
			. '><label class="srfm-block-label srfm-cbx" for="' . esc_attr( $this->id ) . "\"><span>$label</span>" . $this->star() . '</label></div>'
			. $this->help() . $this->error();
	}

	public function group( string $controls ): string {
		return '<fieldset' . Html::attributes( [
			'class'            => 'srfm-block-wrap',
			// Only groups of radio buttons have a role that supports aria-required.
			'role'             => 'aria-required' === $this->required_by() ? 'radiogroup' : null,
			'aria-required'    => $this->field->flag( 'required' ) && 'aria-required' === $this->required_by() ? 'true' : null,
			'aria-describedby' => $this->described(),
		] ) . '><legend class="srfm-block-label">' . esc_html( $this->field->label ) . $this->star()
			. '</legend>' . $this->help() . $controls . '</fieldset>' . $this->error();
	}

	public function confirmation( string $control, string $label ): string {
		return "<div class=\"srfm-{$this->field->type}-confirm-block\">" . $this->label( "$this->id-confirm", $label )
			. "<div class=\"srfm-block-wrap\">$control</div>" . $this->error( '-confirm' ) . '</div>';
	}
}
