<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Registers the screen Tools > Switch to Quayside, its route, and the command `wp quayside switch`. Each part has a copy of this class,
 * and the first one registers them for all, so that there is one screen with the sources of all parts.
 */
final class SwitchOver implements Module {
	/** Filter that exists once a part has registered the screen. */
	private const OWNER = 'quayside_switch_owner';

	private const PAGE = 'quayside-switch';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		if ( false !== has_filter( self::OWNER ) ) {
			return;
		}
		add_filter( self::OWNER, fn (): string => $this->assets->path( 'build' ) );
		add_action( 'admin_menu', [ $this, 'add_screen' ] );
		add_action( 'rest_api_init', [ new SwitchRoute( new Contracts( $this->assets->path( 'build/contracts' ) ) ), 'register' ] );
		if ( defined( 'WP_CLI' ) && true === WP_CLI ) {
			\WP_CLI::add_command( 'quayside switch', new SwitchCommand(
				static fn ( string $text ) => \WP_CLI::line( $text ),
				static fn ( array $rows, array $columns ) => \WP_CLI\Utils\format_items( 'table', $rows, $columns )
			) );
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
			capability: SwitchRoute::CAPABILITY,
			entry: 'switch',
			element: self::PAGE,
			data: static fn (): array => [ 'words' => self::words() ]
		) )->add_to_submenu( 'tools.php' );
	}

	/**
	 * Returns the texts of the screen. Contract switch/screen-words.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return [
			'intro'        => __(
				'See what this site contains from other plugins and themes, and what the switch would do with it. Nothing on the site changes.',
				'quayside'
			),
			'inventory'    => __( 'View inventory', 'quayside' ),
			'rehearse'     => __( 'Rehearse the switch', 'quayside' ),
			'stop'         => __( 'Stop', 'quayside' ),
			'resume'       => __( 'Continue', 'quayside' ),
			'progress'     => __( 'Reading the site', 'quayside' ),
			/* translators: %s: number of items */
			'found'        => __( 'Items found: %s', 'quayside' ),
			'empty'        => __( 'No items found.', 'quayside' ),
			'source'       => __( 'Source', 'quayside' ),
			'kind'         => __( 'Kind', 'quayside' ),
			'title'        => __( 'Item', 'quayside' ),
			'place'        => __( 'Place', 'quayside' ),
			'count'        => __( 'Count', 'quayside' ),
			'result'       => __( 'Result', 'quayside' ),
			'notes'        => __( 'Notes', 'quayside' ),
			'kept'         => __( 'Kept as it is', 'quayside' ),
			'converted'    => __( 'Converted', 'quayside' ),
			'approximated' => __( 'Approximated', 'quayside' ),
			'dropped'      => __( 'Not carried over', 'quayside' ),
			'all'          => __( 'All results', 'quayside' ),
			'filter'       => __( 'Result', 'quayside' ),
			'more'         => __( 'Show more', 'quayside' ),
			'json'         => __( 'Export as JSON', 'quayside' ),
			'csv'          => __( 'Export as CSV', 'quayside' ),
			'error'        => __( 'The site could not be read. Please try again.', 'quayside' ),
		];
	}
}
