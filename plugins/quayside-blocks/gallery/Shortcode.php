<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Module;

/**
 * Registers the shortcode [quayside_gallery ids="1,2" layout="masonry"] for content without blocks. Its attributes are those of the block
 * that are texts, numbers, switches, or IDs, in lowercase. Texts and links of single images are percent-encoded JSON.
 */
final class Shortcode implements Module {
	private const NAME = 'quayside_gallery';

	private const BLOCK = 'quayside/gallery';

	/** Attributes of the block that are percent-encoded JSON. */
	private const ENCODED = [ 'details', 'customLinks' ];

	/** Length of the longest of them, in bytes. */
	private const LONGEST = 500_000;

	public function register(): void {
		add_shortcode( self::NAME, [ $this, 'render' ] );
	}

	/**
	 * Renders a gallery.
	 *
	 * @param mixed $given Attributes of the shortcode.
	 */
	public function render( $given ): string {
		$given      = is_array( $given ) ? $given : [];
		$attributes = [];
		foreach ( self::schemas() as $name => $type ) {
			$value = $given[ strtolower( $name ) ] ?? null;
			if ( is_string( $value ) && '' !== $value ) {
				$attributes[ $name ] = match ( $type ) {
					'integer' => (int) $value,
					'boolean' => 'true' === $value,
					'array'   => array_values( array_filter( array_map( 'intval', explode( ',', $value ) ), static fn ( int $id ): bool => $id > 0 ) ),
					default   => $value,
				};
			}
		}
		foreach ( self::ENCODED as $name ) {
			$value = $given[ strtolower( $name ) ] ?? '';
			$value = is_string( $value ) && strlen( $value ) <= self::LONGEST ? json_decode( rawurldecode( $value ), true, 4 ) : null;
			if ( is_array( $value ) ) {
				$attributes[ $name ] = $value;
			}
		}
		return [] === ( $attributes['ids'] ?? [] ) ? '' : render_block( [
			'blockName'    => self::BLOCK,
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		] );
	}

	/**
	 * Returns the shortcode for attributes of the block. Those that it can't express are left out.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function write( array $attributes ): string {
		$text = '';
		foreach ( self::schemas() as $name => $type ) {
			$value = $attributes[ $name ] ?? null;
			if ( null !== $value && ! ( 'string' === $type && '' === $value ) ) {
				$value = is_array( $value ) ? implode( ',', array_filter( $value, 'is_int' ) ) : ( is_bool( $value ) ? wp_json_encode( $value ) : $value );
				// Brackets would end the shortcode.
				$text .= sprintf( ' %s="%s"', strtolower( $name ), strtr( esc_attr( is_scalar( $value ) ? (string) $value : '' ), [
					'[' => '&#91;',
					']' => '&#93;',
				] ) );
			}
		}
		foreach ( self::ENCODED as $name ) {
			$value = $attributes[ $name ] ?? null;
			if ( is_array( $value ) && [] !== $value ) {
				$text .= sprintf( ' %s="%s"', strtolower( $name ), rawurlencode( (string) wp_json_encode( $value ) ) );
			}
		}
		return '[' . self::NAME . $text . ']';
	}

	/**
	 * Returns the types of the attributes that a shortcode can have, by name.
	 *
	 * @return array<string, string>
	 */
	private static function schemas(): array {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK );
		$types = [];
		foreach ( null === $block ? [] : (array) $block->attributes as $name => $schema ) {
			$type   = is_array( $schema ) ? $schema['type'] ?? '' : '';
			$is_ids = 'array' === $type && is_array( $schema['items'] ?? null ) && 'integer' === ( $schema['items']['type'] ?? '' );
			if ( is_string( $type ) && ( $is_ids || in_array( $type, [ 'string', 'integer', 'boolean' ], true ) ) ) {
				$types[ (string) $name ] = $type;
			}
		}
		return $types;
	}
}
