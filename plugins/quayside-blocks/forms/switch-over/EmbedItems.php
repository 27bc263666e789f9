<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Describes the places that embed a form of another plugin.
 */
final class EmbedItems {
	/**
	 * Returns one item for each form in a content.
	 *
	 * @param array<int, string>                $names  What names the form of each embed.
	 * @param bool                              $rehearse Whether the items have results.
	 * @param callable(string): (\WP_Post|null) $find   Returns the form of a name.
	 * @param callable(\WP_Post): array{result: string, notes: array<int, string>} $outcome Returns what becomes of the place.
	 * @return array<int, array<string, mixed>>
	 */
	public static function make( array $names, bool $rehearse, callable $find, callable $outcome ): array {
		$items = [];
		foreach ( array_count_values( $names ) as $name => $count ) {
			$form    = $find( (string) $name );
			$items[] = [
				'kind'  => __( 'Embedded form', 'quayside-blocks' ),
				'title' => null === $form ? "#$name" : FormPosts::title( $form ),
				'count' => $count,
			] + ( ! $rehearse ? [] : ( $form instanceof \WP_Post ? $outcome( $form ) : self::missing( (string) $name ) ) );
		}
		return $items;
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
