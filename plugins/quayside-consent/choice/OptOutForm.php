<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice;

use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * "Do Not Sell or Share My Personal Information" at the foot of every page, where the law has an opt-out. With scripts its
 * button opens the preference centre; without, it opts out.
 */
final class OptOutForm {
	public function __construct( private Settings $settings, private Texts $texts ) {}

	/**
	 * The form, '' where the law asks visitors to opt in. The same for every visitor.
	 *
	 * @return string Escaped HTML.
	 */
	public function html(): string {
		if ( ! $this->settings->offers_opt_out() ) {
			return '';
		}
		// It says so in the page's address: pages are cached.
		$is_done = isset( $_GET[ OptOutRoute::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
		$form    = sprintf(
			'<form id="%1$s" class="quayside-consent-opt-out" method="post" action="%2$s">%3$s<button type="submit" data-cky-tag="donotsell-button" data-island-for="quayside-consent-preferences">%4$s</button></form>',
			OptOutRoute::ARGUMENT,
			esc_url( OptOutRoute::url() ),
			$is_done ? '<p role="status">' . esc_html__( 'You have opted out of the sale and sharing of your personal information on this site.', 'quayside-consent' ) . '</p>' : '',
			esc_html( $this->texts->get( 'doNotSell' ) )
		);
		/**
		 * Whether everybody sees the opt-out at the foot of pages. Themes that have a link of their own in their footer
		 * say no: then it is there for visitors without scripts alone.
		 *
		 * @param bool $is_shown Whether it is shown.
		 */
		return false === apply_filters( 'quayside_consent_footer_opt_out', true ) ? "<noscript>$form</noscript>" : $form;
	}
}
