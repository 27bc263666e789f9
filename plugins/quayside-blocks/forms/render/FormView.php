<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\ButtonClass;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Neighbors\SharedPage;
use Quayside\Blocks\Forms\Notifications\PageTags;
use Quayside\Blocks\Forms\Notifications\SmartTags;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\Captcha\CaptchaView;
use Quayside\Blocks\Forms\Submission\Closed;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Sureforms\FormMeta;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\RequestOrigin;

/**
 * Renders a form: complete, and the same for every visitor. Names, classes, and attributes are those that clients of the
 * original routes expect.
 */
final class FormView {
	public function __construct( private Assets $assets, private RenderedForms $forms ) {}

	/**
	 * Returns the form's HTML, or why it is closed.
	 *
	 * @param bool                 $preview Whether to render a preview without a token, whose script submits nothing.
	 * @param array<string, mixed> $style   Style that differs from the form's own, as in its group of settings "style".
	 */
	public function html( Form $form, bool $preview = false, array $style = [] ): string {
		// A form in a form's content would recurse infinitely.
		if ( $this->forms->current() ) {
			return '';
		}
		$this->assets->style( 'forms' );
		$closed = $preview ? '' : Closed::message( $form );
		if ( '' !== $closed ) {
			return Closed::html( $closed );
		}
		$style    = $style + $form->group( 'style' );
		$rendered = $this->forms->begin( $form );
		$fields   = SharedPage::remove_field_classes( ForeignControls::remove_names( $rendered, do_blocks( $form->content() ) ) );
		$this->forms->end();
		$id       = $form->id();
		$done     = NativeSubmit::is_done( $id );
		$preview  = $preview || Preview::is_on();
		$settings = $form->settings();
		$look     = FormStyle::get( $style );
		$user     = RequestOrigin::is_own() ? get_current_user_id() : 0;
		$success  = $done ? wp_kses_post( SmartTags::html( PageTags::html( $settings['successMessage'], '' ), $form, [], 0, $user ) ) : '';
		$inner    = '<form' . Html::attributes(
			[
				'id'                => $rendered->instance > 1 ? "srfm-form-$id-$rendered->instance" : "srfm-form-$id",
				'class'             => SharedPage::form_class(),
				'method'            => 'post',
				'enctype'           => 'multipart/form-data',
				'form-id'           => $id,
				'message-type'      => $settings['submitType'],
				'success-url'       => $form->redirect(),
				'ajaxurl'           => admin_url( 'admin-ajax.php' ),
				'data-nonce'        => wp_create_nonce( 'wp_rest' ),
				'data-submit-token' => $preview ? '' : Token::make( $id ),
				'data-preview'      => $preview ? Preview::text() : null,
				'after-submission'  => $settings['afterSubmission'],
				// Repeated forms need different names.
				'aria-label'        => $form->title() . ( $rendered->instance > 1 ? " ($rendered->instance)" : '' ),
				'hidden'            => $done && 'hide form' === $settings['afterSubmission'],
			]
		) . '>' . $this->hidden( $id, $preview )
			. self::error( 'head', '' )
			. ErrorSummary::html( $rendered )
			. ( str_contains( $fields, 'srfm-required' ) ? self::star_note() : '' )
			. "<div class=\"srfm-form-fields\">$fields</div>"
			. ( 'none' === $settings['captcha'] ? '' : CaptchaView::html( $form, $settings['captcha'], $rendered->id( 'captcha-error' ) ) )
			. self::error( 'footer', '' )
			. '<div class="srfm-submit-container"><button class="srfm-submit-button ' . ButtonClass::get() . '" type="submit"><span class="srfm-submit-label">'
			. esc_html( $settings['submitLabel'] )
			. '</span><span class="srfm-loader" aria-hidden="true"></span></button></div></form>'
			. '<div class="srfm-single-form srfm-success-box in-page' . ( $done ? ' srfm-active' : '' ) . '"' . ( $done ? '' : ' hidden' )
			. " tabindex=\"-1\"><div class=\"srfm-success-box-description\">$success</div></div>"
			. ( $settings['branding'] ? Branding::html( $this->assets ) : '' );
		$themed   = '' === FormStyle::color( $style['accent'] ?? '' ) ? ThemedButton::style() : '';
		// Also after a conversion of the form.
		$classes = FormMeta::classes( $id );
		$css     = FormMeta::css( $id );
		$inner  .= '' === $css ? '' : "<style>$css</style>";
		return $this->assets->island(
			'form',
			$inner,
			// The script loads on first interaction. Until then, the form works as plain HTML.
			'interaction',
			[
				// Messages that all forms of a page share are printed once.
				'messages' => (object) ( PageSettings::are_on_the_page() ? $settings['messages'] : $form->messages() ),
				'rest'     => rest_url( 'sureforms/v1/' ),
				// Relative, so that it has the page's origin even if the admin has another host.
				'ajax'     => admin_url( 'admin-ajax.php', 'relative' ),
			] + $this->widgets( $form ) + CaptchaView::props( $form, $settings['captcha'] ),
			array_filter( [
				'id'    => $rendered->instance > 1 ? "quayside-form-$id-$rendered->instance" : "quayside-form-$id",
				'class' => trim(
					"srfm-form-container srfm-form-container-$id {$look['class']} $classes"
						. ( '' === $themed ? '' : ' has-themed-button' )
						. ' '
						. FormStyle::scheme()
				),
				'style' => trim( "{$look['style']};$themed", ';' ),
			] )
		);
	}

	/**
	 * Returns the URL of the widgets' stylesheet, for forms with widgets. Browsers load it when the form is first used.
	 *
	 * @return array<string, string>
	 */
	private function widgets( Form $form ): array {
		foreach ( $form->schema()->fields() as $field ) {
			if ( $field->type()->has_widget( $field ) ) {
				return [ 'widgets' => $this->assets->url( 'build/form-widgets.css' ) . '?ver=' . $this->assets->manifest( 'form-widgets' )['version'] ];
			}
		}
		return [];
	}

	private function hidden( int $id, bool $preview ): string {
		$honeypot = Token::honeypot( $id );
		$html     = '';
		foreach ( [
			'form-id'        => (string) $id,
			'quayside-token' => $preview ? '' : Token::make( $id ),
		] as $name => $value ) {
			$html .= '<input' . Html::attributes( [
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			] ) . '>';
		}
		$label = esc_html__( 'Leave this field empty', 'quayside-blocks' );
		return "$html<div class=\"quayside-form__more\" aria-hidden=\"true\"><label>$label <input" . Html::attributes( [
			'type'         => 'text',
			'name'         => $honeypot,
			'value'        => '',
			'tabindex'     => '-1',
			'autocomplete' => 'off',
		] ) . '></label></div>';
	}

	/**
	 * Returns the note that explains the asterisk of required fields.
	 */
	private static function star_note(): string {
		/* translators: %s: an asterisk */
		$text = esc_html__( 'Required fields are marked %s', 'quayside-blocks' );
		return '<p class="srfm-required-note">' . sprintf( $text, '<span class="srfm-required">*</span>' ) . '</p>';
	}

	private static function error( string $place, string $message ): string {
		$hidden = '' === $message ? ' hidden' : '';
		return "<p class=\"srfm-common-error-message srfm-$place-error\" tabindex=\"-1\"$hidden>"
			. '<span class="srfm-error-content">' . esc_html( $message ) . '</span></p>';
	}
}
