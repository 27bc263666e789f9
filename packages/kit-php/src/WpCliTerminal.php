<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Terminal that uses WP-CLI.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class WpCliTerminal implements Terminal {
	/**
	 * Determines whether this process is a command of WP-CLI.
	 */
	public static function is_available(): bool {
		return defined( 'WP_CLI' ) && true === WP_CLI;
	}

	/**
	 * Adds a command below `wp quayside`.
	 *
	 * @param string                                             $name   Name without "quayside".
	 * @param object|callable(array<int, string>, array<string, string>): void $command Command.
	 * @param array<int, string>                                 $values Options that end the command if they have no value, as in
	 *                                                                   "--form 7". WP-CLI only leaves them out with a warning, and what
	 *                                                                   deletes would then delete something else.
	 */
	public static function add_command( string $name, object|callable $command, array $values = [] ): void {
		// Without it, `wp help quayside` has no description. It is only added once.
		\WP_CLI::add_command( 'quayside', WpCliCommands::class );
		\WP_CLI::add_command( "quayside $name", $command, [
			'before_invoke' => static function () use ( $values ): void {
				foreach ( $values as $option ) {
					if ( true === ( \WP_CLI::get_runner()->assoc_args[ $option ] ?? '' ) ) {
						/* translators: %s: option. */
						\WP_CLI::error( sprintf( __( '%s needs a value after an equals sign.', 'quayside' ), "--$option" ) );
					}
				}
			},
		] );
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
		if ( CommandOptions::has_flag( $options, 'yes' ) ) {
			return;
		}
		fwrite( STDOUT, "$question [y/n] " );
		$answer = fgets( STDIN );
		if ( false === $answer ) {
			// WP-CLI's own prompt would end as if the command had succeeded.
			fwrite( STDOUT, "\n" );
			$this->error( __( 'There was no response to the question. Use --yes to skip it.', 'quayside' ) );
		}
		if ( 'y' !== strtolower( trim( $answer ) ) ) {
			exit( 0 );
		}
	}

	public function rows( string $format, array $rows, array $columns ): void {
		if ( 'ids' === $format ) {
			$text = static fn ( mixed $id ): string => is_scalar( $id ) ? (string) $id : '';
			\WP_CLI::line( implode( ' ', array_map( $text, array_column( $rows, 'id' ) ) ) );
			return;
		}
		if ( 'count' === $format ) {
			\WP_CLI::line( (string) count( $rows ) );
			return;
		}
		\WP_CLI\Utils\format_items( $format, $rows, $columns );
	}
}
