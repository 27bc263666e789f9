<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Transfer\FormImport;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\WpCliTerminal;

/**
 * Registers the WP-CLI commands `wp quayside forms` and `wp quayside entries`.
 */
final class Commands implements Module {
	public function __construct( private Assets $assets, private Mailer $mailer ) {}

	public function register(): void {
		if ( ! WpCliTerminal::is_available() ) {
			return;
		}
		$terminal = new WpCliTerminal();
		$folder   = $this->assets->path( 'build/contracts' );
		$filter   = new FilterOptions( $terminal, Contract::load( $folder, 'forms/entries.request' ) );
		WpCliTerminal::add_command( 'forms', new FormsCommand( $terminal, new FormImport( $folder ) ) );
		WpCliTerminal::add_command( 'entries', new EntriesCommand( $terminal, $filter, $this->mailer ), FilterOptions::VALUES );
	}
}
