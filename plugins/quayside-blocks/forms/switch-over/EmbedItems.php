<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Describes the places that embed a form of another plugin.
 */
final class EmbedItems {
	/**
	 * Returns one item for each form in a content, and result.
	 *
	 * @param array<int, array<string, mixed>> $items One item for each embed.
	 * @return array<int, array<string, mixed>>
	 */
	public static function group( array $items ): array {
		$groups = [];
		foreach ( $items as $item ) {
			$count          = is_int( $item['count'] ?? null ) ? $item['count'] : 1;
			$key            = (string) wp_json_encode( array_diff_key( $item, [ 'count' => 0 ] ) );
			$groups[ $key ] = [ 'count' => ( $groups[ $key ]['count'] ?? 0 ) + $count ] + $item;
		}
		return array_values( $groups );
	}

	/**
	 * Returns the item of a place that embeds a form.
	 *
	 * @return array{kind: string, title: string}
	 */
	public static function item( \WP_Post $form ): array {
		return [
			'kind'  => __( 'Embedded form', 'quayside-blocks' ),
			'title' => FormPosts::title( $form ),
		];
	}

	/**
	 * Returns why a place is left to the other plugin.
	 */
	public static function stays(): string {
		return __( 'The form was not converted, so its own plugin has to stay active.', 'quayside-blocks' );
	}

	/**
	 * Returns the item of a place whose form doesn't exist.
	 *
	 * @param string $name What names the form.
	 * @return array{kind: string, title: string, result: string, notes: array<int, string>, missing: true}
	 */
	public static function missing( string $name ): array {
		return [
			'kind'    => __( 'Embedded form', 'quayside-blocks' ),
			'title'   => "#$name",
			'result'  => 'dropped',
			'notes'   => [ __( 'This form no longer exists.', 'quayside-blocks' ) ],
			'missing' => true,
		];
	}

	/**
	 * Returns a form by its ID.
	 */
	public static function by_id( string $id, string $type ): ?\WP_Post {
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;
		return $post instanceof \WP_Post && $type === $post->post_type && 'trash' !== $post->post_status ? $post : null;
	}
}
