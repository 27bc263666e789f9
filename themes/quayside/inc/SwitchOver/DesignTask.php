<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

/**
 * Carries the design of another theme over into theme mods, menu locations, and additional CSS. Each part is an item of the switch.
 * What the owner has already set in Quayside stays.
 *
 * @phpstan-import-type Part from SourceTheme
 */
final class DesignTask {
	private const MENUS = 'nav_menu_locations';

	private const CSS = 'custom_css';

	public function __construct( private SourceTheme $theme ) {}

	/**
	 * Returns the tasks of the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function tasks(): array {
		return [
			'design' => [
				'ids'     => fn ( int $after ): array => array_values(
					array_filter( array_keys( $this->theme->parts() ), static fn ( int $id ): bool => $id > $after )
				),
				'convert' => [ $this, 'convert' ],
				'undo'    => [ self::class, 'undo' ],
			],
		];
	}

	/**
	 * Reads the parts for the inventory and the rehearsal.
	 *
	 * @return array{items: array<int, array<string, mixed>>, after: null}
	 */
	public function items(): array {
		return [
			'items' => array_values(
				array_map( static fn ( array $part ): array => array_diff_key( self::item( $part ), [ 'values' => '' ] ), $this->theme->parts() )
			),
			'after' => null,
		];
	}

	/**
	 * Carries a part over.
	 *
	 * @param callable $keep Stores what is needed to undo it.
	 * @return array<string, mixed>|null
	 */
	public function convert( int $id, callable $keep ): ?array {
		$part = $this->theme->parts()[ $id ] ?? null;
		if ( null === $part ) {
			return null;
		}
		$item   = self::item( $part );
		$values = $item['values'];
		unset( $item['values'] );
		if ( [] === $values ) {
			return [ 'changed' => false ] + $item;
		}
		$before = [];
		foreach ( array_keys( $values ) as $name ) {
			$before[ $name ] = self::get( $name );
		}
		$keep( [
			'before' => $before,
			'after'  => $values,
		], $item );
		array_map( [ self::class, 'set' ], array_keys( $values ), $values );
		wp_clean_theme_json_cache();
		return $item;
	}

	/**
	 * Restores what was not changed since.
	 *
	 * @param array<string, mixed> $data What the conversion stored.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public static function undo( int $id, array $data, bool $force ): array {
		$before  = is_array( $data['before'] ?? null ) ? $data['before'] : [];
		$changed = false;
		foreach ( is_array( $data['after'] ?? null ) ? $data['after'] : [] as $name => $value ) {
			if ( $force || self::get( (string) $name ) === $value ) {
				self::set( (string) $name, $before[ $name ] ?? null );
			} else {
				$changed = true;
			}
		}
		wp_clean_theme_json_cache();
		return [
			'state' => 'undone',
			'notes' => $changed ? [ __( 'What was changed since was kept.', 'quayside' ) ] : [],
		];
	}

	/**
	 * Returns an item with only the values that the owner has not set.
	 *
	 * @param Part $part A part of the other theme.
	 * @return array{kind: string, title: string, url: string, result: string, notes: array<int, string>, values: array<string, mixed>}
	 */
	private static function item( array $part ): array {
		$values = array_filter(
			$part['values'],
			static fn ( string $name ): bool => in_array( self::get( $name ), [ null, '', 0, false, [] ], true ),
			ARRAY_FILTER_USE_KEY
		);
		$notes  = array_values( array_unique( $part['notes'] ) );
		if ( count( $values ) < count( $part['values'] ) ) {
			$notes[] = __( 'What you have set in Quayside stays.', 'quayside' );
		}
		$result = [] === $notes ? 'converted' : 'approximated';
		if ( [] === $values ) {
			$result = [] === $part['values'] ? 'dropped' : 'kept';
		}
		return [
			'kind'   => __( 'Design', 'quayside' ),
			'title'  => $part['title'],
			'url'    => admin_url( 'customize.php' ),
			'result' => $result,
			'notes'  => $notes,
			'values' => $values,
		];
	}

	/**
	 * Returns a stored value: a theme mod, "nav_menu_locations.LOCATION", or the additional CSS.
	 */
	private static function get( string $name ): mixed {
		if ( self::CSS === $name ) {
			return wp_get_custom_css( get_stylesheet() );
		}
		if ( str_starts_with( $name, self::MENUS . '.' ) ) {
			return get_nav_menu_locations()[ substr( $name, strlen( self::MENUS ) + 1 ) ] ?? null;
		}
		$mods = get_theme_mods();
		return is_array( $mods ) ? $mods[ $name ] ?? null : null;
	}

	private static function set( string $name, mixed $value ): void {
		if ( self::CSS === $name ) {
			wp_update_custom_css_post( is_string( $value ) ? $value : '', [ 'stylesheet' => get_stylesheet() ] );
		} elseif ( str_starts_with( $name, self::MENUS . '.' ) ) {
			$location  = substr( $name, strlen( self::MENUS ) + 1 );
			$locations = get_nav_menu_locations();
			unset( $locations[ $location ] );
			set_theme_mod( self::MENUS, null === $value ? $locations : [ $location => $value ] + $locations );
		} elseif ( null === $value ) {
			remove_theme_mod( $name );
		} else {
			set_theme_mod( $name, $value );
		}
	}
}
