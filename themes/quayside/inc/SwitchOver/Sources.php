<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

use Quayside\Theme\Kit\Module;

/**
 * Registers the themes that a site can switch from.
 */
final class Sources implements Module {
	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the sources.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		$themes = [
			'astra'      => [ 'Astra', new DesignTask( new Astra() ) ],
			'kadence'    => [ 'Kadence', new DesignTask( new Kadence() ) ],
			'storefront' => [ 'Storefront', new DesignTask( new Storefront() ) ],
		];
		$ours   = array_map( static fn ( array $theme ): array => [
			'label' => $theme[0],
			'items' => [ $theme[1], 'items' ],
			'tasks' => $theme[1]->tasks(),
		], $themes );
		$design = $ours['astra']['items'];

		$ours['astra']['items']          = static function ( int $after, int $limit ) use ( $design ): array {
			$pages = AstraPages::items( $after, $limit );
			return [ 'items' => [ ...( 0 === $after ? $design()['items'] : [] ), ...$pages['items'] ] ] + $pages;
		};
		$ours['astra']['tasks']['pages'] = [
			'ids'     => [ AstraPages::class, 'ids' ],
			'convert' => [ AstraPages::class, 'convert' ],
			'undo'    => [ AstraPages::class, 'undo' ],
		];
		return $sources + $ours;
	}
}
