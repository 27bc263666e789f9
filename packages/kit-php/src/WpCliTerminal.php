<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Terminal that uses WP-CLI.
 */
final class WpCliTerminal implements Terminal {
	/**
	 * Determines whether this process is a command of WP-CLI.
	 */
	public static function is_available(): bool {
		return defined( 'WP_CLI' ) && true === WP_CLI;
	}

	public function line( string $text ): void {
		\WP_CLI::line( $text );
	}

	public function success( string $text ): void {
		\WP_CLI::success( $text );
	}

	public function error( string $text ): never {
		\WP_CLI::error( $text );
		exit( 1 );
	}

	public function confirm( string $question, array $options ): void {
		\WP_CLI::confirm( $question, $options );
	}

	public function rows( string $format, array $rows, array $columns ): void {
		if ( 'ids' === $format ) {
			$text = static fn ( mixed $id ): string => is_scalar( $id ) ? (string) $id : '';
			\WP_CLI::line( implode( ' ', array_map( $text, array_column( $rows, 'id' ) ) ) );
			return;
		}
		\WP_CLI\Utils\format_items( $format, $rows, $columns );
	}
}
