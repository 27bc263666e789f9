<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use WP_REST_Request;

/**
 * Selects entries for lists, exports, and deletions.
 */
final class Filter {
	/**
	 * @param int    $form    Form id; 0 for all.
	 * @param string $status  unread, read, spam, trash; empty for the inbox (unread and read), "any" for all.
	 * @param string $search  Words that the values must all contain.
	 * @param bool   $starred Whether to include only starred entries.
	 * @param string $mail    State of the email; empty for all.
	 * @param string $from    First day, in the site's time zone: 2026-01-31. Empty for no limit.
	 * @param string $to      Last day; empty for no limit.
	 */
	public function __construct(
		public readonly int $form = 0,
		public readonly string $status = '',
		public readonly string $search = '',
		public readonly bool $starred = false,
		public readonly string $mail = '',
		public readonly string $from = '',
		public readonly string $to = ''
	) {}

	/**
	 * Creates a filter from untyped values, such as those of a request. Invalid values are ignored.
	 *
	 * @param array<mixed> $values Values by the names of the constructor's parameters.
	 */
	public static function from_values( array $values ): self {
		$text = static fn ( string $name ): string => is_scalar( $values[ $name ] ?? null ) ? trim( (string) $values[ $name ] ) : '';
		$day  = static function ( string $name ) use ( $text ): string {
			$value = $text( $name );
			return 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $value ) && false !== strtotime( $value ) ? $value : '';
		};
		return new self(
			absint( $text( 'form' ) ),
			$text( 'status' ),
			$text( 'search' ),
			rest_sanitize_boolean( $text( 'starred' ) ),
			$text( 'mail' ),
			$day( 'from' ),
			$day( 'to' )
		);
	}

	/**
	 * Returns a request parameter as a number. The route's schema has validated it.
	 */
	public static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * Creates a filter from a REST request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function from_request( WP_REST_Request $request ): self {
		return self::from_values( $request->get_params() );
	}

	/**
	 * Returns the SQL condition without the search.
	 *
	 * @return array{0: string, 1: array<int, string|int>} SQL with placeholders, and their values.
	 */
	public function where(): array {
		$parts  = [];
		$values = [];
		$add    = static function ( string $part, string|int ...$more ) use ( &$parts, &$values ): void {
			$parts[] = $part;
			array_push( $values, ...$more );
		};
		$this->form > 0 && $add( 'form_id = %d', $this->form );
		if ( '' === $this->status ) {
			// A single value lets the index provide the order too.
			$add( 'inbox = %d', 1 );
		} elseif ( 'any' !== $this->status ) {
			$add( 'status = %s', $this->status );
		}
		$this->starred && $add( 'starred = %d', 1 );
		'' === $this->mail || $add( 'mail = %s', $this->mail );
		'' === $this->from || $add( 'created_gmt >= %s', get_gmt_from_date( "$this->from 00:00:00" ) );
		'' === $this->to || $add( 'created_gmt < %s', get_gmt_from_date( gmdate( 'Y-m-d 00:00:00', (int) strtotime( "$this->to 00:00:00 UTC +1 day" ) ) ) );
		return [ [] === $parts ? '%d = 1' : implode( ' AND ', $parts ), [] === $parts ? [ 1 ] : $values ];
	}

	/**
	 * Returns the words of the search in lowercase, as the table stores them.
	 *
	 * @return array<int, string>
	 */
	public function words(): array {
		$words = (array) preg_split( '/\s+/u', mb_strtolower( $this->search ) );
		return array_values( array_unique( array_filter( $words, static fn ( mixed $word ): bool => is_string( $word ) && '' !== $word ) ) );
	}

	/**
	 * Returns the SQL condition with the search.
	 *
	 * @return array{0: string, 1: array<int, string|int>}
	 */
	public function where_with_search(): array {
		global $wpdb;
		[ $where, $values ] = $this->where();
		foreach ( $this->words() as $word ) {
			$where   .= ' AND search LIKE %s';
			$values[] = '%' . $wpdb->esc_like( $word ) . '%';
		}
		return [ $where, $values ];
	}
}
