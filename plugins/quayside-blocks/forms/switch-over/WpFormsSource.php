<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * WPForms as a source of the switch.
 */
final class WpFormsSource {
	private const POST_TYPE = 'wpforms';

	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$embeds = new Embeds( 'wpforms/form-selector', [ 'formId' ], [ 'wpforms' ], 'wpforms', 'form_id' );
		$form   = static fn ( string $id ): ?\WP_Post => EmbedItems::by_id( $id, self::POST_TYPE );
		$task   = new FormTask( 'wpforms', self::POST_TYPE, self::draft( ... ), $form, $embeds );
		return [
			'label'   => 'WPForms',
			'items'   => static fn (
				int $after,
				int $limit,
				bool $rehearse
			): array => FormPosts::read( self::POST_TYPE, $after, $limit, static fn ( \WP_Post $post ): array => [
				'url' => admin_url( "admin.php?page=wpforms-builder&view=fields&form_id=$post->ID" ),
			] + ( $rehearse ? self::draft( $post )->outcome() : [] ) ),
			'marks'   => $embeds->marks(),
			'content' => static fn ( string $content, bool $rehearse ): array => EmbedItems::make(
				$embeds->find( $content ),
				$rehearse,
				$form,
				[ $task, 'outcome' ]
			),
		] + $task->parts();
	}

	/**
	 * Returns a form as Quayside's.
	 */
	public static function draft( \WP_Post $post ): FormDraft {
		$long = FormDraft::too_long( $post->post_content );
		if ( null !== $long ) {
			return $long;
		}
		$form = json_decode( $post->post_content, true );
		if ( ! is_array( $form ) ) {
			return FormDraft::stopped( __( 'The form’s data is damaged.', 'quayside-blocks' ) );
		}
		return WpForms::convert( $form, self::stores() );
	}

	/**
	 * Determines whether the site stores entries. WPForms Lite doesn't.
	 */
	private static function stores(): bool {
		global $wpdb;
		$table = $wpdb->prefix . 'wpforms_entries';
		return $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) === $table;
	}
}
