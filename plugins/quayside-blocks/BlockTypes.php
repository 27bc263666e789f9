<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Deferred;

/**
 * Registers the plugin's blocks. The editor and the REST API get all metadata of block.json. Front-end pages get only
 * what rendering needs, because registering the rest costs WordPress a tenth of a millisecond or more per block.
 */
final class BlockTypes {
	/**
	 * Arguments of register_block_type() that rendering needs, by their names in block.json.
	 */
	private const RENDERING = [
		'apiVersion'      => 'api_version',
		'attributes'      => 'attributes',
		'supports'        => 'supports',
		'usesContext'     => 'uses_context',
		'providesContext' => 'provides_context',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
		'allowedBlocks'   => 'allowed_blocks',
		'selectors'       => 'selectors',
	];

	/**
	 * Contents of all block.json files, by folder. Null until first used.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $manifest = null;

	public function __construct( private Assets $assets ) {}

	/**
	 * Registers a block.
	 *
	 * @param string   $folder Its folder below build/.
	 * Render callback that returns the block's HTML.
	 */
	public function register( string $folder, callable $render ): void {
		$metadata = Deferred::is_behind_the_pages() || did_action( 'rest_api_init' ) > 0 ? [] : $this->metadata( $folder );
		if ( ! is_string( $metadata['name'] ?? null ) ) {
			register_block_type( $this->assets->path( "build/$folder" ), [ 'render_callback' => $render ] );
			return;
		}
		$name = $metadata['name'];
		$args = [ 'render_callback' => $render ];
		foreach ( self::RENDERING as $key => $argument ) {
			if ( isset( $metadata[ $key ] ) ) {
				$args[ $argument ] = $metadata[ $key ];
			}
		}
		if ( is_string( $metadata['style'] ?? null ) ) {
			$args['style_handles'] = [ $this->style( $name, $folder . '/' . basename( $metadata['style'], '.css' ) ) ];
		}
		register_block_type( $name, $args ); // @phpstan-ignore argument.type
		add_action(
			'rest_api_init',
			function () use ( $name, $folder, $render ): void {
				unregister_block_type( $name );
				$this->register( $folder, $render );
			},
			PHP_INT_MIN
		);
	}

	/**
	 * Returns the folders of the blocks whose names begin with a prefix, sorted by name.
	 *
	 * @param string $prefix For example "field-".
	 * @return array<int, string>
	 */
	public function folders( string $prefix ): array {
		$this->manifest ??= $this->assets->table( 'blocks-manifest.php' );
		return array_values(
			array_filter( array_map( 'strval', array_keys( $this->manifest ) ), static fn ( string $name ): bool => str_starts_with( $name, $prefix ) )
		);
	}

	/**
	 * Registers a block's stylesheet under the handle that WordPress would use and returns the handle.
	 *
	 * @param string $block   The block's name.
	 * @param string $feature The file's path below build/, without .css.
	 */
	private function style( string $block, string $feature ): string {
		$handle = str_replace( '/', '-', $block ) . '-style';
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the address has one.
		wp_register_style( $handle, $this->assets->style_url( $feature ), [], null );
		if ( is_rtl() ) {
			wp_style_add_data( $handle, 'rtl', 'replace' );
			$feature .= '-rtl';
		}
		wp_style_add_data( $handle, 'path', $this->assets->path( "build/$feature.css" ) );
		return $handle;
	}

	/**
	 * @return array<mixed> The block's metadata, [] if the build has no manifest entry for it.
	 */
	private function metadata( string $folder ): array {
		$this->manifest ??= $this->assets->table( 'blocks-manifest.php' );
		return is_array( $this->manifest[ $folder ] ?? null ) ? $this->manifest[ $folder ] : [];
	}
}
