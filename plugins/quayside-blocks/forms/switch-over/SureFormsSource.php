<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;
use Quayside\Blocks\Forms\Sureforms\CaptchaKeys;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Forms\Sureforms\FormMeta;

/**
 * SureForms as a source of the switch. Its forms and entries are read where they are, so most are kept.
 */
final class SureFormsSource {
	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$embeds = new Embeds( SureForms::BLOCK, [ 'id' ], [ 'sureforms' ], Form::POST_TYPE, 'srfm_form_block' );
		return [
			'label'   => 'SureForms',
			'items'   => [ self::class, 'items' ],
			'marks'   => $embeds->marks(),
			'content' => static fn ( string $content, bool $rehearse ): array => EmbedItems::make(
				$embeds->find( $content ),
				$rehearse,
				'kept',
				static fn ( string $id ): ?\WP_Post => EmbedItems::by_id( $id, Form::POST_TYPE )
			),
		];
	}

	/**
	 * Reads the next forms, and the entries and keys before the first one.
	 *
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	public static function items( int $after, int $limit, bool $rehearse ): array {
		$batch = FormPosts::read(
			Form::POST_TYPE,
			$after,
			$limit,
			static fn ( \WP_Post $post ): ?array => ! str_contains( $post->post_content, FieldBlocks::MARK )
				? null
				: [ 'url' => (string) get_edit_post_link( $post, 'raw' ) ] + ( $rehearse ? self::outcome( $post ) : [] )
		);
		return 0 === $after ? [ 'items' => [ ...self::entries(), ...self::keys(), ...$batch['items'] ] ] + $batch : $batch;
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
		if ( FormMeta::confirmations( $post->ID ) > 1 ) {
			$notes[] = __( 'Visitors get one confirmation email. The form has several.', 'quayside-blocks' );
		}
		return [
			'result' => [] === $notes ? 'kept' : 'approximated',
			'notes'  => $notes,
		];
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function entries(): array {
		global $wpdb;
		$table = $wpdb->prefix . 'srfm_entries';
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) !== $table ) {
			return [];
		}
		$count = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- only the prefix.
		return 0 === $count ? [] : [
			[
				'kind'   => __( 'Entries', 'quayside-blocks' ),
				'title'  => __( 'Entries', 'quayside-blocks' ),
				'count'  => $count,
				'result' => 'kept',
				'notes'  => [ __( 'They stay in the table of SureForms, where Quayside lists, exports, and erases them.', 'quayside-blocks' ) ],
			],
		];
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function keys(): array {
		$count = count( array_filter( CaptchaKeys::KINDS, static fn ( string $kind ): bool => '' !== CaptchaKeys::get( $kind )[0] ) );
		return 0 === $count ? [] : [
			[
				'kind'   => __( 'Settings', 'quayside-blocks' ),
				'title'  => __( 'CAPTCHA keys', 'quayside-blocks' ),
				'count'  => $count,
				'result' => 'kept',
			],
		];
	}
}
