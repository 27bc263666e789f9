<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A message of the log, limited in size and without the data of persons that can be recognized.
 */
final class LogEntry {
	/** Levels of PSR-3, with the severities of RFC 5424: the lower, the more severe. */
	public const LEVELS = [
		'emergency' => 0,
		'alert'     => 1,
		'critical'  => 2,
		'error'     => 3,
		'warning'   => 4,
		'notice'    => 5,
		'info'      => 6,
		'debug'     => 7,
	];

	/** Maximum length of a message in characters. */
	public const MESSAGE = 500;

	/** Maximum length of a text in the context in characters. */
	private const TEXT = 200;

	/** Maximum number of values in the context. */
	private const VALUES = 20;

	/** Maximum size of a line in bytes. */
	private const BYTES = 4096;

	/**
	 * @param int                        $time    Unix time.
	 * @param string                     $level   Level, see LEVELS.
	 * @param string                     $source  Part that logged it.
	 * @param string                     $message Message.
	 * @param array<string, scalar|null> $context Values by name.
	 */
	public function __construct(
		public readonly int $time,
		public readonly string $level,
		public readonly string $source,
		public readonly string $message,
		public readonly array $context
	) {}

	/**
	 * Returns the entry of an event that happens now.
	 *
	 * @param array<string, mixed> $context Values by name. Null is left out, and what is neither scalar nor an exception becomes its type.
	 */
	public static function make( string $level, string $source, string $message, array $context ): self {
		$clean = [];
		foreach ( array_slice( array_filter( $context, static fn ( mixed $value ): bool => null !== $value ), 0, self::VALUES ) as $name => $value ) {
			$clean[ self::text( (string) $name, 40 ) ] = match ( true ) {
				$value instanceof \Throwable => self::text( self::describe( $value ), self::TEXT ),
				is_string( $value )          => self::text( $value, self::TEXT ),
				is_scalar( $value )          => $value,
				default                      => get_debug_type( $value ),
			};
		}
		return new self(
			time(),
			isset( self::LEVELS[ $level ] ) ? $level : 'error',
			1 === preg_match( '/^[a-z][a-z-]{0,19}$/D', $source ) ? $source : 'site',
			self::text( $message, self::MESSAGE ),
			$clean
		);
	}

	/**
	 * Returns the entry of a line in the file, or null if the line is damaged.
	 */
	public static function parse( string $line ): ?self {
		$data = json_decode( $line, true );
		return self::from( is_array( $data ) ? $data : [] );
	}

	/**
	 * Returns the entry that was stored, or null if its time or its level is damaged.
	 *
	 * @param array<mixed> $data Time as a text, level, source, message, and context.
	 */
	public static function from( array $data ): ?self {
		$time    = is_string( $data['time'] ?? null ) ? strtotime( $data['time'] ) : false;
		$text    = static fn ( string $name ): string => is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		$context = [];
		foreach ( is_array( $data['context'] ?? null ) ? $data['context'] : [] as $name => $value ) {
			$context[ (string) $name ] = is_scalar( $value ) ? $value : null;
		}
		return false === $time || ! isset( self::LEVELS[ $text( 'level' ) ] )
			? null
			: new self( $time, $text( 'level' ), $text( 'source' ), $text( 'message' ), $context );
	}

	/**
	 * Returns the entry as a line of JSON with a line break. The time is first, and has always the same length.
	 */
	public function line(): string {
		$data = [
			'time'    => gmdate( 'c', $this->time ),
			'level'   => $this->level,
			'source'  => $this->source,
			'message' => $this->message,
			'context' => (object) $this->context,
		];
		$line = self::json( $data );
		return ( strlen( $line ) < self::BYTES ? $line : self::json( [ 'context' => [ 'cut' => true ] ] + $data ) ) . "\n";
	}

	/**
	 * Returns an exception as its class, file, and line. Its message may contain data of persons, such as the recipient of an email.
	 */
	public static function describe( \Throwable $error ): string {
		$file = str_replace( [ WP_CONTENT_DIR . '/', ABSPATH ], '', $error->getFile() );
		return get_class( $error ) . " in $file:{$error->getLine()}";
	}

	/**
	 * Returns a text on one line, without email addresses, IP addresses, and the arguments of URLs. WooCommerce's logger breaks JSON with
	 * quotes and backslashes, so these are replaced.
	 *
	 * @param int $length Maximum length in characters.
	 */
	private static function text( string $text, int $length ): string {
		$text = mb_scrub( substr( $text, 0, self::BYTES ), 'UTF-8' );
		$text = (string) preg_replace(
			[ '/[\p{C}\s]++/u', '~(https?://[^\s?#]*+)[?#]\S*+~i', '/[^\s@<>"\',;:()]++@[^\s@<>"\',;:()]++/u' ],
			[ ' ', '$1', '[email]' ],
			$text
		);
		$text = (string) preg_replace_callback(
			'/(?<![\w.:])[0-9a-f:][0-9a-f:.]{1,43}[0-9a-f:](?![\w:])/i',
			static fn ( array $found ): string => false === filter_var( $found[0], FILTER_VALIDATE_IP ) ? $found[0] : '[ip]',
			$text
		);
		return mb_substr( trim( strtr( $text, [
			'\\' => '/',
			'"'  => "'",
		] ) ), 0, $length );
	}

	/**
	 * @param array<string, mixed> $data Data.
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR );
	}
}
