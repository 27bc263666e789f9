<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Notifications\SmartTags;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Validation\Messages;
use Quayside\Blocks\Kit\Assets;

/**
 * A form as the server prints it: complete, and the same for every visitor. Names, classes and attributes are those that
 * clients of the original routes know.
 */
final class FormView {
	public function __construct( private Assets $assets ) {}

	/**
	 * The form's HTML.
	 */
	public function html( Form $form ): string {
		// A form in a form's content would never end.
		if ( RenderedForm::current() ) {
			return '';
		}
		$this->assets->style( 'forms' );
		$rendered = RenderedForm::begin( $form );
		$fields   = do_blocks( $form->post->post_content );
		RenderedForm::end();
		$id       = $form->id();
		$outcome  = NativeSubmit::outcome( $id );
		$done     = NativeSubmit::done( $id );
		$settings = $form->settings();
		$inner    = '<form' . Html::attributes(
			[
				'id'                => $rendered->instance > 1 ? "srfm-form-$id-$rendered->instance" : "srfm-form-$id",
				'class'             => 'srfm-form',
				'method'            => 'post',
				'enctype'           => 'multipart/form-data',
				'form-id'           => $id,
				'message-type'      => $settings['submitType'],
				'success-url'       => $form->redirect(),
				'ajaxurl'           => admin_url( 'admin-ajax.php' ),
				'data-nonce'        => wp_create_nonce( 'wp_rest' ),
				'data-submit-token' => Token::make( $id ),
				'after-submission'  => $settings['afterSubmission'],
				'aria-label'        => $form->title(),
				'hidden'            => $done && 'hide form' === $settings['afterSubmission'],
			]
		) . '>' . $this->hidden( $id )
			. self::error( 'head', '' )
			. "<div class=\"srfm-form-fields\">$fields</div>"
			. self::error( 'footer', $outcome ? $outcome->message : '' )
			. '<div class="srfm-submit-container"><button class="srfm-submit-button wp-element-button" type="submit"><span class="srfm-submit-label">' . esc_html( $settings['submitLabel'] ) . '</span><span class="srfm-loader" aria-hidden="true"></span></button></div></form>'
			. '<div class="srfm-single-form srfm-success-box in-page' . ( $done ? ' srfm-active' : '' ) . '"' . ( $done ? '' : ' hidden' ) . ' tabindex="-1"><div class="srfm-success-box-description" role="status">'
			. ( $done ? wp_kses_post( SmartTags::html( $settings['successMessage'], $form, [], 0 ) ) : '' ) . '</div></div>';
		return $this->assets->island(
			'form',
			$inner,
			// A form that nobody touches costs nothing: until then it works as HTML does.
			'interaction',
			[
				'messages' => Messages::all(),
				'rest'     => rest_url( 'sureforms/v1/' ),
			],
			[
				'id'    => $rendered->instance > 1 ? "quayside-form-$id-$rendered->instance" : "quayside-form-$id",
				'class' => "srfm-form-container srfm-form-container-$id",
			]
		);
	}

	private function hidden( int $id ): string {
		$trap = Token::trap( $id );
		$html = '';
		foreach ( [
			'form-id'        => (string) $id,
			'quayside-token' => Token::make( $id ),
		] as $name => $value ) {
			$html .= '<input' . Html::attributes( [
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			] ) . '>';
		}
		return $html . '<div class="quayside-form__more" aria-hidden="true"><label>' . esc_html__( 'Leave this empty', 'quayside-blocks' ) . ' <input' . Html::attributes( [
			'type'         => 'text',
			'name'         => $trap,
			'value'        => '',
			'tabindex'     => '-1',
			'autocomplete' => 'off',
		] ) . '></label></div>';
	}

	private static function error( string $place, string $message ): string {
		return "<p class=\"srfm-common-error-message srfm-$place-error\" tabindex=\"-1\"" . ( '' === $message ? ' hidden' : '' ) . '><span class="srfm-error-content">' . esc_html( $message ) . '</span></p>';
	}
}
