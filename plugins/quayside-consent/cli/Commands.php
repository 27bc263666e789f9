<?php
declare( strict_types=1 );

namespace Quayside\Consent\Cli;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module;
use Quayside\Consent\Kit\WpCliTerminal;
use Quayside\Consent\Settings\Screen\SettingsChanges;

/**
 * Registers the command `wp quayside consent`. Its class has no public methods but its subcommands, because WP-CLI offers each as one.
 */
final class Commands implements Module {
	public function __construct( private Contracts $contracts, private SettingsChanges $changes ) {}

	public function register(): void {
		if ( WpCliTerminal::is_available() ) {
			WpCliTerminal::add_command( 'consent', new ConsentCommand( $this->contracts, $this->changes, new WpCliTerminal() ) );
		}
	}
}
