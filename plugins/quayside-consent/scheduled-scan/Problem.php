<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

/**
 * A reason why a page could not be scanned. Stored as a code, so that the text is in the language of the reader.
 */
final class Problem extends \RuntimeException {
	public const ERROR     = 'error';
	public const TIMEOUT   = 'timeout';
	public const STATUS    = 'status';
	public const LOGIN     = 'login';
	public const ELSEWHERE = 'elsewhere';
	public const LOOP      = 'loop';
	public const NOT_HTML  = 'not-html';
	public const PARTIAL   = 'partial';
	public const LARGE     = 'large';
	public const STOPPED   = 'stopped';

	/**
	 * @param string $reason One of the constants.
	 * @param string $detail HTTP status code or host, '' for reasons without one.
	 */
	public function __construct( public readonly string $reason, public readonly string $detail = '' ) {
		parent::__construct( $reason );
	}

	/**
	 * Returns the reason for the site owner.
	 *
	 * @param string $reason One of the constants.
	 * @param string $detail HTTP status code or host.
	 */
	public static function describe( string $reason, string $detail ): string {
		return match ( $reason ) {
			self::TIMEOUT   => __( 'It did not respond within 10 seconds.', 'quayside-consent' ),
			/* translators: %s: HTTP status code. */
			self::STATUS    => sprintf( __( 'It responds with the error %s.', 'quayside-consent' ), $detail ),
			self::LOGIN     => __( 'It requires a login.', 'quayside-consent' ),
			/* translators: %s: host name. */
			self::ELSEWHERE => sprintf( __( 'It redirects to %s.', 'quayside-consent' ), $detail ),
			self::LOOP      => __( 'It redirects too many times.', 'quayside-consent' ),
			self::NOT_HTML  => __( 'It is not an HTML page.', 'quayside-consent' ),
			self::PARTIAL   => __( 'It is not a complete page of this site, or its template has no footer.', 'quayside-consent' ),
			self::LARGE     => __( 'It is larger than 5 MB.', 'quayside-consent' ),
			self::STOPPED   => __( 'The server stopped while scanning it.', 'quayside-consent' ),
			default         => __( 'The server could not reach it.', 'quayside-consent' ),
		};
	}
}
