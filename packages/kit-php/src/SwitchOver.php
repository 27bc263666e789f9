<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Registers the screen Tools > Switch to Quayside, its route, and the command `wp quayside switch`. Each part has a copy of this class,
 * and the first one registers them for all, so that there is one screen with the sources of all parts.
 */
final class SwitchOver implements Module {
	private const PAGE = 'quayside-switch';

	/** Seconds that a batch in the background works. */
	private const SECONDS = 20.0;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		if ( ! FirstPart::claims( 'switch' ) ) {
			return;
		}
		add_action( 'admin_menu', [ $this, 'add_screen' ] );
		add_action( 'rest_api_init', [ new SwitchRoute( new Contracts( $this->assets->path( 'build/contracts' ) ) ), 'register' ] );
		add_action( SwitchQueue::HOOK, static fn () => ScheduledJob::run_single( SwitchQueue::HOOK, 'switch', [ self::class, 'run_batch' ] ) );
		SwitchReport::register();
		SwitchPreview::can_be_requested() && ( new SwitchPreview() )->register();
		if ( WpCliTerminal::is_available() ) {
			WpCliTerminal::add_command( 'switch', new SwitchCommand() );
		}
	}

	/**
	 * Runs a batch in the background.
	 */
	public static function run_batch(): void {
		$limit = (int) ini_get( 'max_execution_time' );
		( new SwitchRun() )->advance( $limit > 0 ? min( self::SECONDS, $limit / 3 ) : self::SECONDS );
	}

	/**
	 * Removes the journal and the state, unless another Quayside plugin still uses them.
	 *
	 * @param string $plugin Folder of the plugin that is deleted.
	 */
	public static function uninstall( string $plugin ): void {
		global $wpdb;
		if ( ! LastPlugin::is( $plugin ) ) {
			return;
		}
		SwitchBackground::queue()->clear();
		$wpdb->query( 'DROP TABLE IF EXISTS ' . SwitchTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery.SchemaChange
		foreach ( [ SwitchTable::OPTION, SwitchState::OPTION, SwitchState::WISH ] as $option ) {
			delete_option( $option );
		}
	}

	/**
	 * Adds the screen.
	 */
	public function add_screen(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Switch to Quayside', 'quayside' ),
			capability: SwitchReport::CAPABILITY,
			entry: 'switch',
			element: self::PAGE,
			data: static fn (): array => [
				'words'   => SwitchWords::all(),
				'report'  => SwitchReport::url(),
				'files'   => [
					'sources' => SwitchFile::sources(),
					'forms'   => SwitchFile::forms(),
				],
				'preview' => [
					'home'  => home_url( '/' ),
					'param' => SwitchPreview::PARAM,
					'side'  => SwitchPreview::SIDE,
					'nonce' => wp_create_nonce( SwitchPreview::PARAM ),
				],
			]
		) )->add_to_submenu( 'tools.php' );
	}
}
