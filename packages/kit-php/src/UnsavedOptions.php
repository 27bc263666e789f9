<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;

/**
 * Makes Quayside's REST routes respond with an error if the database refuses an option that they save, which WordPress does not report.
 * Tables of older sites accept no emoji, for example.
 */
final class UnsavedOptions implements Module {
	/** @var array<string, mixed> Values of the options that this request saves and that WordPress has not confirmed. */
	private array $unsaved = [];

	public function register(): void {
		if ( FirstPart::claims( 'unsaved_options' ) ) {
			add_filter( 'rest_request_before_callbacks', [ $this, 'begin' ], 10, 3 );
		}
	}

	/**
	 * Observes the options that a user's request saves. Those of visitors save no settings, and must not fail for what another plugin saves.
	 *
	 * @param mixed $response Response of an earlier filter, or null.
	 * @param mixed $handler  Handler of the route.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function begin( $response, $handler = null, $request = null ) {
		$saves = $request instanceof WP_REST_Request && 'GET' !== $request->get_method() && UncachedRoutes::has( $request->get_route() );
		if ( $saves && is_user_logged_in() ) {
			add_action( 'add_option', [ $this, 'expect' ], 10, 2 );
			add_action( 'update_option', fn ( $option, $old, $value ) => $this->expect( $option, $value ), 10, 3 );
			add_action( 'added_option', [ $this, 'confirm' ] );
			add_action( 'updated_option', [ $this, 'confirm' ] );
			add_filter( 'rest_request_after_callbacks', [ $this, 'end' ], 10, 3 );
		}
		return $response;
	}

	/**
	 * Notes that an option is about to be stored.
	 *
	 * @param mixed $option Name of the option.
	 * @param mixed $value  Its value.
	 */
	public function expect( $option, $value ): void {
		if ( is_string( $option ) && ! str_starts_with( $option, '_' ) ) {
			$this->unsaved[ $option ] = $value;
		}
	}

	/**
	 * Notes that an option was stored.
	 *
	 * @param mixed $option Name of the option.
	 */
	public function confirm( $option ): void {
		if ( is_string( $option ) ) {
			unset( $this->unsaved[ $option ] );
		}
	}

	/**
	 * Replaces a successful response if an option was not stored.
	 *
	 * @param mixed $response Response of the route.
	 * @param mixed $handler  Handler of the route.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function end( $response, $handler = null, $request = null ) {
		if ( ! $request instanceof WP_REST_Request || ! UncachedRoutes::has( $request->get_route() ) ) {
			return $response;
		}
		$unsaved = [];
		foreach ( $this->unsaved as $option => $value ) {
			// Another process may have stored the same value, which WordPress does not confirm.
			if ( maybe_serialize( PrimaryReads::option( $option ) ) !== maybe_serialize( $value ) ) {
				$unsaved[] = $option;
			}
		}
		$this->unsaved = [];
		if ( [] === $unsaved || ! $response instanceof WP_HTTP_Response && ! is_array( $response ) ) {
			return $response;
		}
		Log::write( 'error', 'site', 'The database refused to store an option.', [ 'options' => implode( ', ', $unsaved ) ] );
		return new WP_Error(
			'quayside_not_saved',
			__( 'The settings could not be saved. If they contain an emoji, remove it, because the database of this site may not accept it.', 'quayside' ),
			[ 'status' => 500 ]
		);
	}
}
