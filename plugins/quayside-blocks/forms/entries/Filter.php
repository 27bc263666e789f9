<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use WP_REST_Request;

/**
 * Which entries are meant: in a list, an export, a deletion.
 */
final class Filter {
	/**
	 * @param int    $form    Form id; 0 for all.
	 * @param string $status  unread, read, spam, trash; empty for the inbox (unread and read), "any" for all.
	 * @param string $search  Words that must all be among the values.
	 * @param bool   $starred Only with a star.
	 * @param string $mail    What became of the mail; empty for all.
	 * @param string $from    First day, in the site's time zone: 2026-01-31. Empty for no limit.
	 * @param string $to      Last day.
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
	 * Returns a filter of loose values, such as a request's; what is not of its kind does not count.
	 *
	 * @param array<mixed> $values By name of the constructor's parameters.
	 */
	public static function of( array $values ): self {
		$text = static fn ( string $name ): string => is_scalar( $values[ $name ] ?? null ) ? trim( (string) $values[ $name ] ) : '';
		$day  = static fn ( string $name ): string => 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $text( $name ) ) && false !== strtotime( $text( $name ) ) ? $text( $name ) : '';
		return new self( absint( $text( 'form' ) ), $text( 'status' ), $text( 'search' ), rest_sanitize_boolean( $text( 'starred' ) ), $text( 'mail' ), $day( 'from' ), $day( 'to' ) );
	}

	/**
	 * Returns a number of a request, which the route's schema has checked.
	 */
	public static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * Returns the filter of a request to one of the routes.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function of_request( WP_REST_Request $request ): self {
		return self::of( $request->get_params() );
	}

	/**
	 * Returns the condition without the search.
	 *
	 * @return array{0: string, 1: array<int, string|int>} SQL with placeholders, and its values.
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
			// One value, so that the index gives the order too.
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
	 * Returns the words of the search, in small letters as the table has them.
	 *
	 * @return array<int, string>
	 */
	public function words(): array {
		return array_values( array_unique( array_filter( (array) preg_split( '/\s+/u', mb_strtolower( $this->search ) ), static fn ( mixed $word ): bool => is_string( $word ) && '' !== $word ) ) );
	}

	/**
	 * Returns the condition with the search.
	 *
	 * @return array{0: string, 1: array<int, string|int>}
	 */
	public function where_all(): array {
		global $wpdb;
		[ $where, $values ] = $this->where();
		foreach ( $this->words() as $word ) {
			$where   .= ' AND search LIKE %s';
			$values[] = '%' . $wpdb->esc_like( $word ) . '%';
		}
		return [ $where, $values ];
	}
}
