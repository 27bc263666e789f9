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
	/** Number of places that a note names. */
	private const PLACES = 10;

	/** @var array<int, string> Why places are left as they are, by ID of their form. Empty for those that are replaced. */
	private array $obstacles = [];

	public function __construct( private FormSource $source ) {}

	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @param string        $label   Name of the plugin.
	 * @param \Closure      $url     Returns the URL of a form's editor.
	 * @param EntrySource|null $entries Its entries; null if it stores none.
	 * @phpstan-param \Closure(\WP_Post): string $url
	 * @return array<string, mixed>
	 */
	public function source( string $label, \Closure $url, ?EntrySource $entries = null ): array {
		$import = null === $entries ? null : new EntryImport( $this->source, $entries );
		return [
			'label'   => $label,
			'items'   => fn ( int $after, int $limit, bool $rehearse ): array => $this->items( $after, $limit, $rehearse, $url, $entries ),
			'marks'   => $this->source->embeds()->marks(),
			'content' => fn ( string $content ): array => EmbedItems::group( $this->places( $content, true )['items'] ),
			'replace' => [ $this, 'replace' ],
			'tasks'   => [
				'forms' => [
					'ids'     => $this->source->ids( ... ),
					'convert' => [ $this, 'convert' ],
					'undo'    => [ $this, 'undo' ],
				],
			] + ( null === $import ? [] : [
				'entries' => [
					'bulk' => [ $import, 'next' ],
					'undo' => [ $import, 'undo' ],
				],
			] ),
		];
	}

	/**
	 * Reads the next forms, and the entries before the first one.
	 *
	 * @param \Closure $url Returns the URL of a form's editor.
	 * @phpstan-param \Closure(\WP_Post): string $url
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	private function items( int $after, int $limit, bool $rehearse, \Closure $url, ?EntrySource $entries ): array {
		$ids   = $this->source->ids( $after, $limit );
		$count = 0 === $after && null !== $entries ? $entries->count() : 0;
		$items = 0 === $count ? [] : [
			[
				'kind'   => __( 'Entries', 'quayside-blocks' ),
				'title'  => __( 'Entries', 'quayside-blocks' ),
				'count'  => $count,
				'result' => 'converted',
				'notes'  => [],
			],
		];
		$items = 0 === $after ? [ ...$items, ...$this->widgets() ] : $items;
		foreach ( $ids as $id ) {
			$post = $this->source->get( $id );
			if ( null !== $post ) {
				$items[] = self::item( $post ) + [ 'url' => $url( $post ) ] + ( $rehearse ? $this->draft( $post )->outcome() : [] );
			}
		}
		return [
			'items' => $items,
			'after' => [] === $ids || count( $ids ) < $limit ? null : max( $ids ),
		];
	}

	/**
	 * Returns the widgets of the plugin, which stay as they are.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function widgets(): array {
		$items = [];
		foreach ( UnconvertedWidget::forms( $this->source->id() ) as $form ) {
			$post     = $this->source->get( $form );
			$obstacle = null === $post ? '' : $this->obstacle( $post, MadeForms::get( $this->source->id(), $post->ID ), true );
			$items[]  = [ 'kind' => __( 'Widget', 'quayside-blocks' ) ] + ( null === $post ? EmbedItems::missing( (string) $form ) : [
				'title'  => FormPosts::title( $post ),
				'result' => '' === $obstacle ? 'kept' : 'dropped',
				'notes'  => '' === $obstacle ? [] : [ $obstacle ],
			] );
		}
		return $items;
	}

	/**
	 * Returns a form as Quayside's, with texts that are not too long.
	 */
	private function draft( \WP_Post $post ): FormDraft {
		$draft = $this->source->draft( $post );
		$draft->limit( FormSettings::schema() );
		return $draft;
	}

	/**
	 * @return array{kind: string, title: string}
	 */
	private static function item( \WP_Post $post ): array {
		return [
			'kind'  => __( 'Form', 'quayside-blocks' ),
			'title' => FormPosts::title( $post ),
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
		$post = $this->source->get( $id );
		if ( null === $post ) {
			return null;
		}
		$draft = $this->draft( $post );
		$item  = self::item( $post ) + $draft->outcome();
		if ( 'dropped' === $item['result'] ) {
			return $item;
		}
		$form = MadeForms::get( $this->source->id(), $id );
		$form = 0 === $form ? $this->make( $post, $draft ) : $form;
		$made = get_post( $form );
		$keep( [
			'form' => $form,
			'hash' => $made instanceof \WP_Post ? self::hash( $made ) : '',
		], $item );
		return [ 'url' => admin_url( "post.php?post=$form&action=edit" ) ] + $item;
	}

	/**
	 * Removes a form that was made, unless it was edited, has entries, or is still embedded somewhere, where it would be missing.
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
		$places = FormPlaces::get( $form->ID );
		if ( [] !== $places ) {
			return [
				'state' => 'edited',
				'notes' => [
					sprintf(
						/* translators: %s: list of pages and widgets */
						__( 'The Quayside form was kept, because it is still embedded in %s. Undo these places first.', 'quayside-blocks' ),
						wp_sprintf( '%l', array_slice( $places, 0, self::PLACES ) )
					),
				],
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
		return $this->places( $content, did_action( 'quayside_switch_preview' ) > 0 );
	}

	/**
	 * Returns what becomes of the embeds in content, and the edits.
	 *
	 * @param bool $plans Whether forms that the switch would make count as made.
	 * @return array{edits: array<int, array{int, string, string}>, items: array<int, array<string, mixed>>}
	 */
	private function places( string $content, bool $plans ): array {
		$items  = [];
		$edited = $this->source->embeds()->edits( $content, function ( string $name, array $attributes ) use ( &$items, $plans ): int {
			$post = $this->source->find( $name );
			if ( null === $post ) {
				$items[] = EmbedItems::missing( $name );
				return 0;
			}
			$made     = MadeForms::get( $this->source->id(), $post->ID );
			$obstacle = $this->obstacle( $post, $made, $plans );
			$note     = $this->source->embeds()->shows_title( $attributes ) ? __( 'The form’s title above it is left out.', 'quayside-blocks' ) : '';
			$items[]  = EmbedItems::item( $post ) + ( '' !== $obstacle ? [
				'result' => 'dropped',
				'notes'  => [ $obstacle ],
			] : [
				'result' => '' === $note ? 'converted' : 'approximated',
				'notes'  => '' === $note ? [] : [ $note ],
			] );
			return '' === $obstacle ? $made ?: UnconvertedForms::id( $this->source->id(), $post->ID ) : 0;
		} );
		if ( $edited['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $edited['broken'] );
		}
		return [
			'edits' => $edited['edits'],
			'items' => $items,
		];
	}

	/**
	 * Returns why a place that embeds a form is left as it is; empty if it is replaced.
	 *
	 * @param int  $made  ID of the form that the switch has made, 0 if there is none.
	 * @param bool $plans Whether a form that the switch would make counts as made.
	 */
	private function obstacle( \WP_Post $post, int $made, bool $plans ): string {
		if ( 0 !== $made ) {
			return self::is_hidden( $post, $made ) ? self::waits() : '';
		}
		return $plans ? $this->obstacles[ $post->ID ] ??= $this->planned_obstacle( $post ) : EmbedItems::stays();
	}

	private function planned_obstacle( \WP_Post $post ): string {
		$draft = $this->source->draft( $post );
		if ( 'dropped' === $draft->outcome()['result'] ) {
			return EmbedItems::stays();
		}
		return $draft->is_restricted && self::is_public( $post ) ? self::waits() : '';
	}

	private static function waits(): string {
		return __( 'The Quayside form is a draft, so this place is left to its own plugin. Publish the form, then run the switch again.', 'quayside-blocks' );
	}

	private static function is_public( \WP_Post $post ): bool {
		return in_array( $post->post_status, [ 'publish', UploadedForms::STATUS ], true );
	}

	/**
	 * Determines whether visitors can see a form, but not the one that was made from it.
	 *
	 * @param int $made ID of the Quayside form.
	 */
	private static function is_hidden( \WP_Post $post, int $made ): bool {
		return self::is_public( $post ) && 'publish' !== get_post_status( $made );
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
			'post_content' => wp_slash( $draft->content() ),
		], true );
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( esc_html( $id->get_error_message() ) );
		}
		update_post_meta( $id, Form::META, wp_slash( $draft->settings ) );
		$done = wp_update_post( [
			'ID'          => $id,
			'post_status' => self::is_public( $post ) && ! $draft->is_restricted ? 'publish' : 'draft',
		], true );
		if ( is_wp_error( $done ) ) {
			throw new \RuntimeException( esc_html( $done->get_error_message() ) );
		}
		MadeForms::set( $this->source->id(), $post->ID, $id );
		MadeForms::adopt( UnconvertedForms::id( $this->source->id(), $post->ID ), $id );
		return $id;
	}

	private static function hash( \WP_Post $form ): string {
		return md5( $form->post_title . "\n" . $form->post_content . "\n" . wp_json_encode( get_post_meta( $form->ID, Form::META, true ) ) );
	}
}
