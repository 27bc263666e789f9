<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The sources of the switch: other products whose content Quayside can take over. Each part registers its own. They are arrays and
 * functions, because each part has its own copy of the kit's classes.
 *
 * @phpstan-type Item array{kind: string, title: string, place: string, url: string, count: int, result: string, notes: array<int, string>}
 * @phpstan-type Task array{ids: (callable(int, int): array<mixed>)|null, convert: (callable(int, callable): mixed)|null, bulk: (callable(int, int): mixed)|null, undo: callable}
 * @phpstan-type Source array{id: string, label: string, optional: bool, items: (callable(int, int, bool): array{items: array<mixed>, after: int|null})|null, marks: array<int, string>, content: (callable(string, bool): array<mixed>)|null, replace: (callable(string): array<string, mixed>)|null, tasks: array<string, Task>, file: array{label: string, store: callable(string): mixed, list: callable(): mixed, remove: callable(int): mixed}|null}
 */
final class SwitchSources {
	/** Results of an item. */
	public const RESULTS = [ 'kept', 'converted', 'approximated', 'dropped' ];

	/**
	 * Returns the sources by ID.
	 *
	 * @return array<string, Source>
	 */
	public static function all(): array {
		/**
		 * Filters the sources of the switch.
		 *
		 * A source is an array with these keys:
		 * label   Name of the product.
		 * optional Whether it is only converted if the owner selects it, because it works without the switch.
		 * items   Optional function that reads stored items, such as forms and settings, in the order of their IDs. Its parameters are
		 *         the last ID that was read (0 at first), the maximum number of items, and whether to rehearse. It returns an array with
		 *         "items", and "after" with the last ID, or null if there are no more.
		 * marks   Texts of which content has at least one if the source is in it. Other content is not read.
		 * content Optional function that finds items in the content of a post, a widget, or an Elementor page. Its parameters are the
		 *         content and whether to rehearse. It returns a list of items.
		 *
		 * To be converted by the switch, a source has one or both of:
		 * replace Function that returns "items", and "edits" of the content: lists of the position, the text before, and the text after,
		 *         from the last to the first. SwitchEdits makes them. An item with "missing" (true) embeds something that no longer exists,
		 *         which the undo does not bring back.
		 * tasks   Functions by name for stored items, in order. Either "ids", which returns the next IDs by the last ID and the maximum
		 *         number, and "convert", which converts one: it gets the ID and a function that stores an array for the undo, which it
		 *         calls before anything changes, and returns an item, with "changed" (true by default), or null for none. "undo" gets the
		 *         ID, the array, and whether to restore in any case, and returns "state" (undone, or edited if it was changed since and
		 *         is left) and "notes". Or "bulk", which imports the next rows by the last ID and the maximum number, and returns an item
		 *         with "after". Its "undo" gets the last ID and the maximum number and returns "after", null at the end, and "notes".
		 *
		 * file    Array with "label", a translated text of the button that selects a file, and "store", a function that stores the
		 *         content of one (at most SwitchFile::MAX_BYTES) for "items" and "tasks", and returns its items, or a WP_Error. "list"
		 *         returns the titles of what is stored by ID, and "remove" removes the one with an ID and returns whether it existed.
		 *
		 * An item is an array with the translated texts "kind" and "title", and optionally "count" (1 by default) and "url" of its
		 * editor. In a rehearsal, it has "result" (kept, converted, approximated, or dropped) and "notes": a list of translated texts
		 * that say what differs, or why it isn't carried over. A function only reads.
		 *
		 * @param array<string, array<string, mixed>> $sources Sources by ID: lowercase letters, digits, and hyphens.
		 */
		$given   = apply_filters( 'quayside_switch_sources', [] );
		$sources = [];
		foreach ( is_array( $given ) ? $given : [] as $id => $source ) {
			if ( is_array( $source ) && 1 === preg_match( '/^[a-z0-9-]{1,40}$/D', (string) $id ) ) {
				$sources[ (string) $id ] = [
					'id'       => (string) $id,
					'label'    => self::text( $source['label'] ?? $id ),
					'optional' => true === ( $source['optional'] ?? false ),
					'items'    => is_callable( $source['items'] ?? null ) ? $source['items'] : null,
					'marks'    => array_values(
						array_filter(
							is_array( $source['marks'] ?? null ) ? $source['marks'] : [],
							static fn ( mixed $mark ): bool => is_string( $mark ) && '' !== $mark
						)
					),
					'content'  => is_callable( $source['content'] ?? null ) ? $source['content'] : null,
					'replace'  => is_callable( $source['replace'] ?? null ) ? $source['replace'] : null,
					'tasks'    => self::tasks( $source['tasks'] ?? null ),
					'file'     => self::file( $source['file'] ?? null ),
				];
			}
		}
		return $sources;
	}

	/**
	 * Returns the sources that are not optional.
	 *
	 * @param array<string, Source> $sources Sources.
	 * @return array<string, Source>
	 */
	public static function required( array $sources ): array {
		return array_filter( $sources, static fn ( array $source ): bool => ! $source['optional'] );
	}

	/**
	 * Returns how a source stores files; null if it doesn't.
	 *
	 * @return array{label: string, store: callable(string): mixed, list: callable(): mixed, remove: callable(int): mixed}|null
	 */
	private static function file( mixed $given ): ?array {
		$function = static fn ( string $key ): ?callable => is_array( $given ) && is_callable( $given[ $key ] ?? null ) ? $given[ $key ] : null;
		$store    = $function( 'store' );
		$list     = $function( 'list' );
		$remove   = $function( 'remove' );
		return null === $store || null === $list || null === $remove ? null : [
			'label'  => self::text( is_array( $given ) ? $given['label'] ?? '' : '' ),
			'store'  => $store,
			'list'   => $list,
			'remove' => $remove,
		];
	}

	/**
	 * Returns the tasks that are complete.
	 *
	 * @return array<string, Task>
	 */
	private static function tasks( mixed $given ): array {
		$tasks = [];
		foreach ( is_array( $given ) ? $given : [] as $name => $task ) {
			$function = static fn ( string $key ): ?callable => is_array( $task ) && is_callable( $task[ $key ] ?? null ) ? $task[ $key ] : null;
			$undo     = $function( 'undo' );
			if ( null !== $undo && 1 === preg_match( '/^[a-z0-9-]{1,40}$/D', (string) $name ) ) {
				$tasks[ (string) $name ] = [
					'ids'     => $function( 'ids' ),
					'convert' => $function( 'convert' ),
					'bulk'    => $function( 'bulk' ),
					'undo'    => $undo,
				];
			}
		}
		return $tasks;
	}

	/**
	 * Returns items with all of their keys. What is not an item is left out.
	 *
	 * @param mixed  $items      Items of a source.
	 * @param bool   $rehearses  Whether the items have results.
	 * @param string $place      Where the items were found, such as the title of a post; empty for items with a place of their own.
	 * @param string $url        Editor of the place.
	 * @return array<int, Item>
	 */
	public static function items( mixed $items, bool $rehearses, string $place = '', string $url = '' ): array {
		$complete = [];
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			if ( is_array( $item ) ) {
				$result     = self::text( $item['result'] ?? '' );
				$complete[] = [
					'kind'   => self::text( $item['kind'] ?? '' ),
					'title'  => self::text( $item['title'] ?? '' ),
					'place'  => $place,
					'url'    => '' === $url ? self::text( $item['url'] ?? '' ) : $url,
					'count'  => is_int( $item['count'] ?? null ) ? max( 0, $item['count'] ) : 1,
					'result' => $rehearses && in_array( $result, self::RESULTS, true ) ? $result : '',
					'notes'  => $rehearses
						? array_values( array_map( [ self::class, 'text' ], is_array( $item['notes'] ?? null ) ? $item['notes'] : [] ) )
						: [],
				];
			}
		}
		return $complete;
	}

	/**
	 * Returns plain text of limited length. Titles of other products can contain markup and be of any length.
	 */
	public static function text( mixed $value ): string {
		$text = is_scalar( $value ) ? mb_scrub( (string) $value, 'UTF-8' ) : '';
		return mb_strimwidth( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), 0, 500, '…' );
	}
}
