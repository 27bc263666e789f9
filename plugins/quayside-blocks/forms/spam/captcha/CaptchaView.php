<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Captcha;

use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\SpamSettings;

/**
 * Renders the container of a form's CAPTCHA. Nothing is loaded from the service until the form is used and the visitor
 * has consented.
 */
final class CaptchaView {
	/**
	 * Returns the CAPTCHA's HTML.
	 *
	 * @param string $kind  CAPTCHA type.
	 * @param string $error ID of the error element.
	 */
	public static function html( Form $form, string $kind, string $error ): string {
		$service = CaptchaService::get( $kind );
		if ( ! $service ) {
			return '';
		}
		$keys = SpamSettings::keys( $kind );
		$note = __( 'This form is protected against spam. Please enable JavaScript to submit it.', 'quayside-blocks' );
		/* translators: %s: name of a service such as Google reCAPTCHA */
		$loads = sprintf( __( 'Protected against spam by %s, which loads when you start using this form.', 'quayside-blocks' ), $service->name );
		if ( null === $keys && current_user_can( 'edit_post', $form->id() ) ) {
			return '<p class="quayside-form__missing">' . esc_html__(
				'The CAPTCHA keys for this form are missing, so visitors can’t submit it. Only editors can see this message.',
				'quayside-blocks'
			) . '</p>';
		}
		return '<div' . Html::attributes( [
			'class'      => 'srfm-captcha-container' . ( $service->is_visible() ? ' is-visible' : '' ),
			'role'       => 'group',
			'aria-label' => $service->name,
			'tabindex'   => '-1',
		] ) . '><div' . Html::attributes( [
			'class'          => $service->node,
			'recaptcha-type' => 'g-recaptcha' === $service->node ? $kind : null,
			'data-sitekey'   => $keys['site'] ?? '',
		] ) . '></div>' . (
			$service->is_visible()
			|| '' !== $service->consent() ? '<p class="srfm-captcha-note" role="status">' . esc_html( $loads ) . '</p>' : ''
		) . '<noscript>' . esc_html( $note ) . '</noscript><div class="srfm-error-wrap"><div' . Html::attributes( [
			'class' => 'srfm-error-message srfm-captcha-error',
			'id'    => $error,
		] ) . '></div></div></div>';
	}

	/**
	 * Returns the CAPTCHA settings for the form's script, as part of the form's sealed props.
	 *
	 * @param string $kind CAPTCHA type.
	 * @return array<string, array<string, mixed>>
	 */
	public static function props( Form $form, string $kind ): array {
		$service = CaptchaService::get( $kind );
		if ( ! $service ) {
			return [];
		}
		return [
			'captcha' => [
				'kind'     => $kind,
				'name'     => $service->name,
				'script'   => $service->script,
				'key'      => SpamSettings::keys( $kind )['site'] ?? '',
				'field'    => $service->field,
				'action'   => $service->action( $form->id() ),
				'category' => $service->consent(),
				'words'    => [
					'unsolved' => $form->messages()[ $service->text ],
					'consent'  => sprintf(
						/* translators: %s: name of a service such as Google reCAPTCHA */
						__(
							'This form is protected by %s, which requires your consent. To submit the form, please allow it in your cookie preferences.',
							'quayside-blocks'
						),
						$service->name
					),
					'allow'    => __( 'Allow', 'quayside-blocks' ),
					'missing'  => sprintf(
						/* translators: %s: name of a service such as Google reCAPTCHA */
						__( '%s could not be loaded. Nothing you entered was lost. Please check your connection and try again.', 'quayside-blocks' ),
						$service->name
					),
				],
			],
		];
	}
}
