<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account;

use Quayside\Shop\Settings\Settings;
use Quayside\Shop\Speculation\Module as Speculation;
use Quayside\Shop\StorePages\StorePages;

/**
 * The link to the account page, for headers. It contains no customer data, because guests get cached pages.
 */
final class AccountLink {
	/**
	 * Element ID of the popup's host.
	 */
	public const POPUP_ID = 'quayside-account';

	/**
	 * Name of the popup's wc-ajax route. See AccountFormsRoute.
	 */
	public const ROUTE = 'quayside_account';

	/**
	 * Determines whether the link opens the popup on this page: not for logged-in customers, and not on pages that
	 * already have the forms.
	 */
	public static function has_popup(): bool {
		return Settings::is_on( 'account_popup' ) && ! is_user_logged_in() && ! is_account_page() && ! is_checkout();
	}

	/**
	 * Prints the link.
	 */
	public function print(): void {
		echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
	}

	/**
	 * Returns the link.
	 */
	public function html(): string {
		return sprintf(
			'<a class="quayside-account-link %5$s" href="%1$s"%2$s>%3$s<span class="screen-reader-text">%4$s</span></a>',
			esc_url( StorePages::page( 'myaccount' ) ),
			self::has_popup() ? sprintf( ' data-island-for="%s" aria-haspopup="dialog"', esc_attr( self::POPUP_ID ) ) : '',
			'<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true" focusable="false"><circle cx="12" cy="8" r="3.6"/><path d="M4.8 20c.6-3.8 3.5-6 7.2-6s6.6 2.2 7.2 6"/></svg>',
			esc_html__( 'Account', 'quayside-shop' ),
			esc_attr( Speculation::LINK_CLASS )
		);
	}
}
