<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Upload\UploadControl;
use Quayside\Blocks\Forms\Schema\Field;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Validation\Messages;

/**
 * A field as the server prints it: label, help, control and place of the error. Works without JavaScript.
 */
final class FieldView {
	private string $id;
	private string $error = '';

	/** @var string|array<int, string> */
	private string|array $value;

	public function __construct( private Field $field, private ?RenderedForm $rendered ) {
		$this->id    = $rendered ? $rendered->id( "srfm-{$field->type}-{$field->id}" ) : "srfm-{$field->type}-{$field->id}";
		$form        = $rendered?->form->id() ?? 0;
		$this->value = Initial::value( $form, $field );
		$this->error = NativeSubmit::outcome( $form )->field_errors[ $field->id ] ?? '';
	}

	/**
	 * The field's HTML.
	 */
	public function html(): string {
		$field   = $this->field;
		$content = match ( $field->type ) {
			'multi-choice', 'rating' => $this->group( 'rating' === $field->type ? Choices::rating( $field, $this->id, $this->text() ) : Choices::boxes( $field, $this->id, $this->value ) ),
			'checkbox', 'gdpr'       => $this->box(),
			'email', 'password'      => $this->with_confirm(),
			default                  => $this->label( $this->id ) . $this->help() . '<div class="srfm-block-wrap">' . $this->control() . '</div>' . $this->error(),
		};
		$width   = (int) $field->text( 'fieldWidth', '100' );
		$classes = [ 'srfm-block-single', 'srfm-block', "srfm-{$field->type}-block", "srfm-slug-{$field->slug}", $width < 100 ? "srfm-block-width-$width" : '', '' === $this->error ? '' : 'srfm-error', $this->rendered?->hides( $field->id ) ? 'hide-element' : '', $field->text( 'className' ) ];
		return '<div' . Html::attributes(
			[
				'class'         => implode( ' ', array_filter( $classes ) ),
				'data-block-id' => $field->id,
				'data-type'     => $field->type,
				'data-slug'     => $field->slug,
				'data-if'       => self::conditions( $field->attributes['conditional'] ?? null ),
			]
		) . ">$content</div>";
	}

	/**
	 * The conditions of a field or a group for its attribute data-if; null without any.
	 */
	public static function conditions( mixed $conditional ): ?string {
		return is_array( $conditional ) && ! empty( $conditional['rules'] ) ? (string) wp_json_encode( $conditional ) : null;
	}

	private function text(): string {
		return is_array( $this->value ) ? implode( ' | ', $this->value ) : $this->value;
	}

	private function label( string $for, string $text = '' ): string {
		return '<label class="srfm-block-label" for="' . esc_attr( $for ) . '">' . esc_html( '' === $text ? $this->field->label : $text ) . $this->star() . '</label>';
	}

	/**
	 * The star of a required field, with words for those who don't see it where no attribute says so.
	 */
	private function star(): string {
		if ( ! $this->field->flag( 'required' ) ) {
			return '';
		}
		$words = 'words' === $this->required_by() ? '<span class="screen-reader-text"> ' . esc_html__( '(required)', 'quayside-blocks' ) . '</span>' : '';
		return "<span class=\"srfm-required\" aria-hidden=\"true\"> *</span>$words";
	}

	/**
	 * Returns how assistive technology learns that the field is required: by the attribute "required", which makes the
	 * browser insist on a value; by "aria-required"; or, where a control has neither, by words.
	 */
	private function required_by(): string {
		$field = $this->field;
		if ( 'rating' === $field->type || ( 'multi-choice' === $field->type && $field->is_single() ) ) {
			return 'aria-required';
		}
		if ( in_array( $field->type, [ 'multi-choice', 'slider' ], true ) ) {
			return 'words';
		}
		// The browser itself would not send a form with an empty field that it can't show.
		if ( null === self::conditions( $field->attributes['conditional'] ?? null ) && ! $this->rendered?->hides( $field->id ) ) {
			return 'required';
		}
		return in_array( $field->type, [ 'upload', 'datepicker' ], true ) ? 'words' : 'aria-required';
	}

	private function help(): string {
		$help = $this->field->text( 'help' );
		$html = '' === $help ? '' : '<div class="srfm-description" id="' . esc_attr( "$this->id-help" ) . '">' . esc_html( $help ) . '</div>';
		$rule = 'upload' === $this->field->type ? '' : RuleHint::text( $this->field );
		return $html . ( '' === $rule ? '' : '<div class="srfm-description" id="' . esc_attr( "$this->id-rule" ) . '">' . esc_html( $rule ) . '</div>' );
	}

	/**
	 * Ids of what describes the control.
	 */
	private function described(): ?string {
		$ids = array_filter( [ '' === $this->field->text( 'help' ) ? '' : "$this->id-help", '' === RuleHint::text( $this->field ) ? '' : "$this->id-rule", '' === $this->error ? '' : "$this->id-error" ] );
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

	/**
	 * Attributes of every control.
	 *
	 * @return array<string, string|bool|float|int|null>
	 */
	private function common( bool $named = true ): array {
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

	private function control(): string {
		if ( 'upload' === $this->field->type ) {
			return UploadControl::html( $this->field, $this->common() );
		}
		return 'dropdown' === $this->field->type ? Choices::select( $this->field, $this->common(), $this->value ) : Control::html( $this->field, $this->common(), $this->text() );
	}

	private function box(): string {
		$text = 'gdpr' === $this->field->type ? wp_kses( (string) preg_replace( '/\s*<br[^>]*>\s*/i', ' ', $this->field->text( 'label' ) ), [
			'a'      => [ 'href' => true ],
			'strong' => [],
			'em'     => [],
		] ) : esc_html( $this->field->label );
		return '<div class="srfm-block-wrap"><input' . Html::attributes( [
			'type'    => 'checkbox',
			'value'   => 'on',
			'checked' => 'on' === $this->text(),
		] + $this->common() )
			. '><label class="srfm-block-label srfm-cbx" for="' . esc_attr( $this->id ) . "\"><span>$text</span>" . $this->star() . '</label></div>' . $this->help() . $this->error();
	}

	private function group( string $choices ): string {
		return '<fieldset' . Html::attributes( [
			'class'            => 'srfm-block-wrap',
			// Groups of check boxes have no such role, radio buttons do.
			'role'             => 'aria-required' === $this->required_by() ? 'radiogroup' : null,
			'aria-required'    => $this->field->flag( 'required' ) && 'aria-required' === $this->required_by() ? 'true' : null,
			'aria-describedby' => $this->described(),
		] ) . '><legend class="srfm-block-label">' . esc_html( $this->field->label ) . $this->star()
			. '</legend>' . $this->help() . $choices . '</fieldset>' . $this->error();
	}

	private function with_confirm(): string {
		$html = $this->label( $this->id ) . $this->help() . '<div class="srfm-block-wrap">' . $this->control() . '</div>' . $this->error();
		if ( ! $this->field->flag( 'isConfirm' ) ) {
			return $html;
		}
		$label = $this->field->text( 'confirmLabel', 'email' === $this->field->type ? __( 'Confirm email', 'quayside-blocks' ) : __( 'Confirm password', 'quayside-blocks' ) );
		// Without a name: confirmations are not sent (spec section 5).
		$control = '<input' . Html::attributes( [
			'type'             => $this->field->type,
			'id'               => "$this->id-confirm",
			'class'            => "srfm-input-common srfm-input-{$this->field->type}-confirm",
			'aria-describedby' => null,
		] + $this->common( false ) ) . '>';
		return $html . "<div class=\"srfm-{$this->field->type}-confirm-block\">" . $this->label( "$this->id-confirm", $label ) . "<div class=\"srfm-block-wrap\">$control</div>" . $this->error( '-confirm' ) . '</div>';
	}
}
