<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Sureforms\CaptchaKeys;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Kit\SwitchContent;

/**
 * SureForms as a source of the switch. Its forms and entries are read where they are until they are converted.
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
			'content' => static fn ( string $content ): array => EmbedItems::group( self::places( $embeds, $content ) ),
			'replace' => static fn ( string $content ): array => [
				'edits' => [],
				'items' => array_values( array_filter( self::places( $embeds, $content ), static fn ( array $item ): bool => 'kept' !== $item['result'] ) ),
			],
			'tasks'   => SureFormsTasks::get(),
		];
	}

	/**
	 * Returns what becomes of the places that embed a form. All stay as they are, but the form of some doesn't.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function places( Embeds $embeds, string $content ): array {
		$items  = [];
		$edited = $embeds->edits( $content, static function ( string $id ) use ( &$items ): int {
			$form    = EmbedItems::by_id( $id, Form::POST_TYPE );
			$items[] = null === $form ? EmbedItems::missing( $id ) : EmbedItems::item( $form ) + ( SureFormsTasks::is_left( $form ) ? [
				'result' => 'dropped',
				'notes'  => [ EmbedItems::stays() ],
			] : [
				'result' => 'kept',
				'notes'  => [],
			] );
			return 0;
		} );
		if ( $edited['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $edited['broken'] );
		}
		return $items;
	}

	/**
	 * Reads the next forms, and the entries and keys before the first one.
	 *
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	public static function items( int $after, int $limit, bool $rehearse ): array {
		$item  = static fn ( \WP_Post $post ): ?array => ! str_contains( $post->post_content, FieldBlocks::MARK ) ? null : [
			'url' => (string) get_edit_post_link( $post, 'raw' ),
		] + ( $rehearse ? SureFormsTasks::outcome( $post ) : [] );
		$batch = FormPosts::read( Form::POST_TYPE, $after, $limit, $item );
		return 0 === $after ? [ 'items' => [ ...self::entries(), ...self::keys(), ...$batch['items'] ] ] + $batch : $batch;
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function entries(): array {
		$count = ForeignTable::count( 'srfm_entries' );
		return 0 === $count ? [] : [
			[
				'kind'   => __( 'Entries', 'quayside-blocks' ),
				'title'  => __( 'Entries', 'quayside-blocks' ),
				'count'  => $count,
				'result' => 'converted',
				'notes'  => [ __( 'They are imported. Until then, Quayside lists, exports, and erases them where they are.', 'quayside-blocks' ) ],
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
