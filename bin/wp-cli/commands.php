<?php
/**
 * Adds the command `wp dump-quayside` for WP-CLI's option --require. It prints all commands below `wp quayside` as JSON.
 */

declare( strict_types=1 );

/**
 * Returns the commands that do something.
 *
 * @param \WP_CLI\Dispatcher\CompositeCommand $command Command.
 * @return array<int, array{name: string, short: string, long: string, synopsis: string}>
 */
function quayside_dump( $command ): array {
	$all = [];
	foreach ( $command->get_subcommands() as $child ) {
		array_push( $all, ...quayside_dump( $child ) );
	}
	return $command->can_have_subcommands() ? $all : [
		[
			'name'     => implode( ' ', array_slice( \WP_CLI\Dispatcher\get_path( $command ), 1 ) ),
			'short'    => $command->get_shortdesc(),
			'long'     => $command->get_longdesc(),
			'synopsis' => (string) $command->get_synopsis(),
		],
	];
}

WP_CLI::add_command( 'dump-quayside', static function (): void {
	WP_CLI::line( (string) wp_json_encode( quayside_dump( WP_CLI::get_root_command()->get_subcommands()['quayside'] ) ) );
} );
