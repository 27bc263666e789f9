<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\SwitchContent;

/**
 * Makes Quayside forms from the forms of another plugin, which stay as they are, and replaces the places that embed them.
 */
final class FormTask {
	/** Metadata of a form with the source and the ID that it was made from. */
	public const META = '_quayside_switched_from';

	/**
	 * @param string                         $source ID of the source.
	 * @param string                         $type   Post type of its forms.
	 * @param \Closure                       $draft  Converts a form.
	 * @param \Closure                       $find   Returns the form that an embed names.
	 * @param Embeds                         $embeds The source's embeds.
	 * @phpstan-param \Closure(\WP_Post): FormDraft $draft
	 * @phpstan-param \Closure(string): (\WP_Post|null) $find
	 */
	public function __construct( private string $source, private string $type, private \Closure $draft, private \Closure $find, private Embeds $embeds ) {}

	/**
	 * Returns the parts of a source that convert: "tasks" and "replace", as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function parts(): array {
		return [
			'tasks'   => [
				'forms' => [
					'ids'     => fn ( int $after, int $limit ): array => FormPosts::ids( $this->type, $after, $limit ),
					'convert' => [ $this, 'convert' ],
					'undo'    => [ $this, 'undo' ],
				],
			],
			'replace' => [ $this, 'replace' ],
		];
	}

	/**
	 * Returns what becomes of a place that embeds a form, for the rehearsal.
	 *
	 * @return array{result: string, notes: array<int, string>}
	 */
	public function outcome( \WP_Post $post ): array {
		return 'dropped' === ( $this->draft )( $post )->outcome()['result'] ? [
			'result' => 'dropped',
			'notes'  => [ self::stays() ],
		] : [
			'result' => 'converted',
			'notes'  => [],
		];
	}

	/**
	 * Makes a form, unless an interrupted attempt has made it.
	 *
	 * @param int      $id   ID of the form of the other plugin.
	 * @param callable $keep Stores what is needed to undo it.
	 * @return array<string, mixed>|null
	 */
	public function convert( int $id, callable $keep ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		$draft = ( $this->draft )( $post );
		$item  = [
			'kind'  => __( 'Form', 'quayside-blocks' ),
			'title' => FormPosts::title( $post ),
		] + $draft->outcome();
		if ( 'dropped' === $item['result'] ) {
			return $item;
		}
		$form = $this->made_from( $id );
		$form = 0 === $form ? $this->make( $post, $draft ) : $form;
		$made = get_post( $form );
		$keep( [
			'form' => $form,
			'hash' => $made instanceof \WP_Post ? self::hash( $made ) : '',
		], $item );
		return [ 'url' => admin_url( "post.php?post=$form&action=edit" ) ] + $item;
	}

	/**
	 * Removes a form that was made, unless it was edited or has entries.
	 *
	 * @param int                  $id    ID of the form of the other plugin.
	 * @param array<string, mixed> $data  What the conversion stored.
	 * @param bool                 $force Whether to remove it although it was edited.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public function undo( int $id, array $data, bool $force ): array {
		$form = is_int( $data['form'] ?? null ) ? get_post( $data['form'] ) : null;
		if ( ! $form instanceof \WP_Post || Form::POST_TYPE !== $form->post_type ) {
			return [
				'state' => 'undone',
				'notes' => [],
			];
		}
		$entries = ( new Listing() )->total( Filter::from_values( [
			'form'   => $form->ID,
			'status' => 'any',
		] ) );
		if ( $entries > 0 ) {
			return [
				'state' => 'undone',
				'notes' => [
					sprintf(
						/* translators: %d: number of entries */
						_n(
							'The Quayside form was kept, because it has %d entry.',
							'The Quayside form was kept, because it has %d entries.',
							$entries,
							'quayside-blocks'
						),
						$entries
					),
				],
			];
		}
		if ( ! $force && ( $data['hash'] ?? '' ) !== self::hash( $form ) ) {
			return [
				'state' => 'edited',
				'notes' => [ __( 'The Quayside form was edited since and was kept.', 'quayside-blocks' ) ],
			];
		}
		wp_trash_post( $form->ID );
		return [
			'state' => 'undone',
			'notes' => [ __( 'The Quayside form was moved to the trash.', 'quayside-blocks' ) ],
		];
	}

	/**
	 * Replaces the embeds in content.
	 *
	 * @return array{edits: array<int, array{int, string, string}>, items: array<int, array<string, mixed>>}
	 */
	public function replace( string $content ): array {
		$items  = [];
		$edited = $this->embeds->edits( $content, function ( string $name ) use ( &$items ): int {
			$post = ( $this->find )( $name );
			$form = $post instanceof \WP_Post ? $this->made_from( $post->ID ) : 0;
			if ( 0 === $form && $post instanceof \WP_Post && did_action( 'quayside_switch_preview' ) > 0 ) {
				$form = PreviewedForm::add( $post, ( $this->draft )( $post ) );
			}
			$items[] = [
				'kind'   => __( 'Embedded form', 'quayside-blocks' ),
				'title'  => $post instanceof \WP_Post ? FormPosts::title( $post ) : "#$name",
				'result' => 0 === $form ? 'dropped' : 'converted',
				'notes'  => 0 !== $form ? [] : [ $post instanceof \WP_Post ? self::stays() : __( 'This form no longer exists.', 'quayside-blocks' ) ],
			];
			return $form;
		} );
		if ( $edited['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $edited['broken'] );
		}
		return [
			'edits' => $edited['edits'],
			'items' => $items,
		];
	}

	private static function stays(): string {
		return __( 'The form was not converted, so its own plugin has to stay active.', 'quayside-blocks' );
	}

	/**
	 * Returns the ID of the Quayside form that was made from a form; 0 if there is none.
	 */
	private function made_from( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare(
			"SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s AND p.post_status <> 'trash' ORDER BY p.ID LIMIT 1",
			self::META,
			"$this->source:$id",
			Form::POST_TYPE
		) );
	}

	/**
	 * @throws \RuntimeException If the form can't be stored.
	 */
	private function make( \WP_Post $post, FormDraft $draft ): int {
		// The settings are stored before the form can be found.
		$id = wp_insert_post( [
			'post_type'    => Form::POST_TYPE,
			'post_status'  => 'draft',
			'post_title'   => wp_slash( $post->post_title ),
			'post_author'  => (int) $post->post_author,
			// Markup in texts and attributes is sanitized, regardless of the user's capabilities.
			'post_content' => wp_slash( filter_block_content( $draft->content(), 'post' ) ),
		], true );
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( esc_html( $id->get_error_message() ) );
		}
		update_post_meta( $id, Form::META, wp_slash( $draft->settings ) );
		$done = wp_update_post( [
			'ID'          => $id,
			'post_status' => 'publish',
		], true );
		if ( is_wp_error( $done ) ) {
			throw new \RuntimeException( esc_html( $done->get_error_message() ) );
		}
		update_post_meta( $id, self::META, "$this->source:$post->ID" );
		return $id;
	}

	private static function hash( \WP_Post $form ): string {
		return md5( $form->post_title . "\n" . $form->post_content . "\n" . wp_json_encode( get_post_meta( $form->ID, Form::META, true ) ) );
	}
}
