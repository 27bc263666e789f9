<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice;

use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Renders "Do Not Sell or Share My Personal Information" at the bottom of every page, if the law allows opting out.
 * With scripts, the button opens the preference center. Without, it submits the form.
 */
final class OptOutForm {
	public function __construct( private Settings $settings, private Texts $texts ) {}

	/**
	 * Returns the form, or '' if visitors opt in. The same for every visitor.
	 *
	 * @return string Escaped HTML.
	 */
	public function html(): string {
		if ( ! $this->settings->offers_opt_out() ) {
			return '';
		}
		// The status is in the URL of the page, because pages are cached.
		$is_done = isset( $_GET[ OptOutRoute::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
		$message = $is_done
			? '<p role="status">' . esc_html__(
				'You have opted out of the sale and sharing of your personal information on this site.',
				'quayside-consent'
			) . '</p>'
			: '';
		// Only the browser knows whether it sends the signal and what is allowed. An earlier consent may have been newer than the signal.
		$honored = 'ccpa' === $this->settings->law() && $this->settings->is_on( 'gpc' ) && ! $is_done
			? sprintf( '<p id="quayside-consent-honored" role="status" hidden>%s</p>', esc_html__( 'Opt-out request honored', 'quayside-consent' ) )
				. wp_get_inline_script_tag(
					"document.getElementById('quayside-consent-honored').hidden=!navigator.globalPrivacyControl||Object.values(window.quaysideConsent?.granted??[1,1]).filter(Boolean).length>1"
				)
			: '';
		$form    = sprintf(
			'<form id="%1$s" class="quayside-consent-opt-out" method="post" action="%2$s">%3$s%5$s'
				. '<button type="submit" data-cky-tag="donotsell-button" data-island-for="quayside-consent-preferences">%4$s</button></form>',
			OptOutRoute::ARGUMENT,
			esc_url( OptOutRoute::url() ),
			$message,
			esc_html( $this->texts->get( 'doNotSell' ) ),
			$honored
		);
		/**
		 * Filters whether the opt-out is visible to everyone at the bottom of pages. Themes with their own link in
		 * the footer return false, so that the form is only visible without scripts.
		 *
		 * @param bool $is_shown Whether it is visible.
		 */
		return false === apply_filters( 'quayside_consent_footer_opt_out', true ) ? "<noscript>$form</noscript>" : $form;
	}
}
