<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\SureFormsImport;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Forms\Sureforms\FormMeta;
use Quayside\Blocks\Kit\SwitchPlaces;

/**
 * Converts forms of SureForms in place, so that the places that embed them stay as they are, and imports its entries.
 */
final class SureFormsTasks {
	/**
	 * Returns the tasks of the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		return [
			'forms'   => [
				'ids'     => static fn ( int $after, int $limit ): array => FormPosts::ids( Form::POST_TYPE, $after, $limit ),
				'convert' => [ self::class, 'convert' ],
				'undo'    => [ self::class, 'undo' ],
			],
			'entries' => [
				'bulk' => static fn ( int $after, int $limit ): array => ( new SureFormsImport() )->next( $after, $limit ),
				'undo' => [ SureFormsImport::class, 'undo' ],
			],
		];
	}

	/**
	 * Converts the fields of a form, and copies its settings.
	 *
	 * @param callable $keep Stores what is needed to undo it.
	 * @return array<string, mixed>|null
	 */
	public static function convert( int $id, callable $keep ): ?array {
		$form = Form::any( $id );
		if ( null === $form || ! str_contains( $form->post->post_content, FieldBlocks::MARK ) ) {
			return null;
		}
		$item = [
			'kind'  => __( 'Form', 'quayside-blocks' ),
			'title' => FormPosts::title( $form->post ),
			'url'   => admin_url( "post.php?post=$id&action=edit" ),
		] + self::outcome( $form->post );
		if ( 'dropped' === $item['result'] ) {
			return $item;
		}
		$before   = $form->post->post_content;
		$after    = $form->content();
		$settings = $form->stored();
		$keep( [
			'content'  => [ [ 0, $before, $after ] ],
			'revision' => SwitchPlaces::keep_original( $form->post ),
			'settings' => $settings,
			'had'      => '' !== get_post_meta( $id, Form::META, true ),
		], $item );
		update_post_meta( $id, Form::META, wp_slash( $settings ) );
		update_post_meta( $id, Form::FROM_SUREFORMS, '1' );
		SwitchPlaces::save( $id, $after );
		return $item;
	}

	/**
	 * Restores a form's original fields. Its settings are removed unless they were changed since. SureForms doesn't read them.
	 *
	 * @param array<string, mixed> $data  What the conversion stored.
	 * @param bool                 $force Whether to restore it although it was edited.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public static function undo( int $id, array $data, bool $force ): array {
		$undone = SwitchPlaces::undo_post( $id, $data, $force );
		if ( 'undone' === $undone['state'] ) {
			delete_post_meta( $id, Form::FROM_SUREFORMS );
			if ( true !== ( $data['had'] ?? false ) && get_post_meta( $id, Form::META, true ) === ( $data['settings'] ?? null ) ) {
				delete_post_meta( $id, Form::META );
			}
		}
		return $undone;
	}

	/**
	 * Determines whether a form can't be converted, and needs SureForms.
	 */
	public static function is_left( \WP_Post $post ): bool {
		return str_contains( $post->post_content, FieldBlocks::MARK ) && 'dropped' === self::outcome( $post )['result'];
	}

	/**
	 * Returns what becomes of a form.
	 *
	 * @return array{result: string, notes: array<int, string>}
	 */
	public static function outcome( \WP_Post $post ): array {
		if ( FieldBlocks::has_payment( $post->post_content ) ) {
			return [
				'result' => 'dropped',
				'notes'  => [ __( 'The form takes payments, which Quayside forms don’t.', 'quayside-blocks' ) ],
			];
		}
		if ( [] === Schema::parse( FieldBlocks::convert( $post->post_content ) )->fields() ) {
			return [
				'result' => 'dropped',
				'notes'  => [ __( 'The form has no fields.', 'quayside-blocks' ) ],
			];
		}
		$notes = [];
		foreach ( FieldBlocks::unknown( $post->post_content ) as $label ) {
			/* translators: %s: name of a field */
			$notes[] = sprintf( __( '“%s” becomes a text area, because Quayside doesn’t have its field type.', 'quayside-blocks' ), $label );
		}
		$lost = FormMeta::lost_conditions( $post->ID );
		if ( $lost > 0 ) {
			$notes[] = sprintf(
				/* translators: %d: number of fields */
				_n(
					'%d field is always visible, because Quayside can’t evaluate its conditional logic.',
					'%d fields are always visible, because Quayside can’t evaluate their conditional logic.',
					$lost,
					'quayside-blocks'
				),
				$lost
			);
		}
		if ( FieldBlocks::has_pages( $post->post_content ) ) {
			$notes[] = __( 'All fields are on one page.', 'quayside-blocks' );
		}
		if ( FormMeta::has_services( $post->ID ) ) {
			$notes[] = FormDraft::services();
		}
		if ( FormMeta::confirmations( $post->ID ) > 1 ) {
			$notes[] = __( 'Visitors get one confirmation email. The form has several.', 'quayside-blocks' );
		}
		return [
			'result' => [] === $notes ? 'converted' : 'approximated',
			'notes'  => $notes,
		];
	}
}
