<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Transfer\FormImport;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Module;

/**
 * `wp quayside forms …` and `wp quayside entries …`, where WP-CLI runs.
 */
final class Commands implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		if ( ! defined( 'WP_CLI' ) || true !== WP_CLI ) {
			return;
		}
		$terminal = new WpCliTerminal();
		\WP_CLI::add_command( 'quayside forms', new FormsCommand( $terminal, new FormImport( $this->assets->path( 'build/contracts' ) ) ) );
		\WP_CLI::add_command( 'quayside entries', new EntriesCommand( $terminal, new FilterOptions( $terminal, Contract::load( $this->assets->path( 'build/contracts' ), 'forms/entries.request' ) ) ) );
	}
}
