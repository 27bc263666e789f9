<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Cart\SessionValues;

/**
 * A visitor's session: a signed cookie names a row in the table of sessions.
 * Guests keep it for two days, customers for a week.
 */
class WC_Session_Handler {
	use SessionValues;

	/** Name of the cookie. */
	private string $cookie;

	/** Table of sessions. */
	private string $table;

	/** Session'ser: a customer's number, or t_ and 30 random digits. */
	private string $customer_id = '';

	/** Time the session ends, in seconds since 1970. */
	private int $expires = 0;

	/** @var array<string,mixed> Values by name. */
	private array $values = [];

	private bool $dirty = false;
	private bool $has_cookie = false;

	/** Names cookie and table. */
	public function __construct() {
		global $wpdb;
		$this->cookie = (string) apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
		$this->table  = $wpdb->prefix . 'woocommerce_sessions';
	}

	/** Reads the session and adds hooks. */
	public function init(): void {
		$cookie = $this->get_session_cookie();
		if ( false !== $cookie ) {
			[ $this->customer_id, $this->expires ] = $cookie;
			$this->has_cookie                      = true;
			$this->values                          = $this->read( $this->customer_id );
			$this->follow_login();
		} else {
			$this->customer_id = $this->generate_customer_id();
			$this->expires     = time() + $this->lifetime();
			$this->values      = is_user_logged_in() ? $this->read( $this->customer_id ) : [];
		}
		add_action( 'woocommerce_set_cart_cookies', [ $this, 'set_customer_session_cookie' ] );
		add_action( 'shutdown', [ $this, 'save_data' ], 20 );
		add_action( 'wp_logout', [ $this, 'destroy_session' ] );
		if ( ! is_user_logged_in() ) {
			add_filter( 'nonce_user_logged_out', [ $this, 'nonce_owner' ], 10, 2 );
		}
	}

	/** Gives a guest's session to the customer that just logged in. */
	private function follow_login(): void {
		$user = (string) get_current_user_id();
		if ( ! is_user_logged_in() || $user === $this->customer_id ) {
			return;
		}
		$this->forget_row( $this->customer_id );
		$this->customer_id = $user;
		$this->expires     = time() + $this->lifetime();
		$this->dirty       = true;
		$this->set_customer_session_cookie( true );
	}

	/** Returns the lifetime of a session in seconds. */
	private function lifetime(): int {
		return (int) apply_filters( 'wc_session_expiration', is_user_logged_in() ? WEEK_IN_SECONDS : 2 * DAY_IN_SECONDS );
	}

	/** Returns the owner of a new session. */
	public function generate_customer_id(): string {
		return is_user_logged_in() ? (string) get_current_user_id() : 't_' . substr( bin2hex( random_bytes( 16 ) ), 0, 30 );
	}

	/**
	 * Owner and end as the cookie has them, false when it is missing, expired or not ours.
	 *
	 * @return array{0:string,1:int,2:int,3:string}|false
	 */
	public function get_session_cookie() {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a signature.
		$value = $_COOKIE[ $this->cookie ] ?? '';
		$parts = is_string( $value ) ? explode( '|', wp_unslash( $value ) ) : [];
		if ( 4 !== count( $parts ) || ! hash_equals( $this->sign( $parts[0] . '|' . $parts[1] ), $parts[3] ) || (int) $parts[1] < time() ) {
			return false;
		}
		$guest = str_starts_with( $parts[0], 't_' );
		if ( ! $guest && (string) get_current_user_id() !== $parts[0] ) {
			return false;
		}
		return [ $parts[0], (int) $parts[1], (int) $parts[2], $parts[3] ];
	}

	/** Returns the signature of a text. */
	private function sign( string $text ): string {
		return hash_hmac( 'md5', $text, wp_hash( $text ) );
	}

	/**
	 * Sends the cookie.
	 *
	 * @param bool $set Whether to.
	 */
	public function set_customer_session_cookie( $set ): void {
		if ( ! $set ) {
			return;
		}
		$signed = $this->customer_id . '|' . $this->expires;
		$value  = $signed . '|' . ( $this->expires - HOUR_IN_SECONDS ) . '|' . $this->sign( $signed );
		if ( ( $_COOKIE[ $this->cookie ] ?? '' ) !== $value ) {
			wc_setcookie( $this->cookie, $value, $this->expires, is_ssl(), true );
		}
		$this->has_cookie = true;
	}

	/** Determines whether the visitor has a session. */
	public function has_session(): bool {
		return isset( $_COOKIE[ $this->cookie ] ) || $this->has_cookie || is_user_logged_in();
	}

	/** Returns the session'ser. */
	public function get_customer_id(): string {
		return $this->customer_id;
	}

	/**
	 * A guest's nonces belong to the session for actions of the store, and to nobody otherwise.
	 *
	 * @param mixed      $uid    Owner so far.
	 * @param string|int $action Action.
	 * @return mixed
	 */
	public function nonce_owner( $uid, $action = '' ) {
		return is_string( $action ) && str_starts_with( $action, 'woocommerce' ) && $this->has_session() ? $this->customer_id : $uid;
	}

	/** @return array<string,mixed> What the table holds for an owner. */
	private function read( string $owner ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- the table's name is ours.
		$value = $wpdb->get_var( $wpdb->prepare( "SELECT session_value FROM {$this->table} WHERE session_key = %s AND session_expiry > %d", $owner, time() ) );
		$data  = is_string( $value ) ? maybe_unserialize( $value ) : [];
		return is_array( $data ) ? $data : [];
	}

	/** Writes the values if they changed and the visitor has a session. */
	public function save_data(): void {
		global $wpdb;
		if ( ! $this->dirty || ! $this->has_session() ) {
			return;
		}
		$wpdb->replace( $this->table, [ // phpcs:ignore WordPress.DB
			'session_key'    => $this->customer_id,
			'session_value'  => maybe_serialize( $this->values ),
			'session_expiry' => $this->expires,
		] );
		$this->dirty = false;
	}

	/** Ends the session. */
	public function destroy_session(): void {
		$this->forget_row( $this->customer_id );
		wc_setcookie( $this->cookie, '', time() - YEAR_IN_SECONDS, is_ssl(), true );
		wc_setcookie( 'woocommerce_cart_hash', '', time() - YEAR_IN_SECONDS );
		wc_setcookie( 'woocommerce_items_in_cart', '', time() - YEAR_IN_SECONDS );
		$this->values      = [];
		$this->dirty       = false;
		$this->customer_id = $this->generate_customer_id();
		$this->has_cookie  = false;
	}

	/** Deletes an owner's row. */
	private function forget_row( string $owner ): void {
		global $wpdb;
		$wpdb->delete( $this->table, [ 'session_key' => $owner ] ); // phpcs:ignore WordPress.DB
	}
}
