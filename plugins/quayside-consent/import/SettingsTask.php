<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * Imports the settings of another banner as a task of the switch. The former settings are kept, and the undo restores those that were
 * not changed since.
 *
 * @phpstan-import-type Change from Changes
 */
final class SettingsTask {
	/**
	 * @param Importer $importer Importer.
	 * @param \Closure $read     Reads the other plugin.
	 * @param string   $label    Name of the other plugin.
	 * @param \Closure $is_left  Determines whether the site's banner is that of another plugin.
	 * @phpstan-param \Closure(): ImportSource $read
	 * @phpstan-param \Closure(): bool $is_left
	 */
	public function __construct( private Importer $importer, private \Closure $read, private string $label, private \Closure $is_left ) {}

	/**
	 * Returns the tasks of the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function tasks(): array {
		return [
			'settings' => [
				'ids'     => fn ( int $after ): array => $after < 1 && [] !== ( $this->read )()->settings() ? [ 1 ] : [],
				'convert' => fn ( int $id, callable $keep ): array => $this->convert( $keep ),
				'undo'    => fn ( int $id, array $data, bool $force ): array => $this->undo( $data, $force ),
			],
		];
	}

	/**
	 * @param callable $keep Stores what is needed to undo it.
	 * @return array<string, mixed>
	 */
	private function convert( callable $keep ): array {
		$item = [
			'kind'  => __( 'Settings', 'quayside-consent' ),
			'title' => $this->label,
			'url'   => admin_url( 'options-general.php?page=quayside-consent' ),
		];
		if ( ( $this->is_left )() ) {
			return $item + [
				'result' => 'dropped',
				'notes'  => [ __( 'The site’s banner is that of another plugin, whose settings are imported.', 'quayside-consent' ) ],
			];
		}
		$source   = ( $this->read )();
		$prepared = $this->importer->prepare( $source );
		if ( is_wp_error( $prepared ) ) {
			return $item + [
				'result' => 'dropped',
				'notes'  => [ $prepared->get_error_message() ],
			];
		}
		$item += [
			'result' => 'approximated',
			'notes'  => [
				__( 'The accept and reject buttons have the same style, so that neither is easier to use.', 'quayside-consent' ),
				...$source->notes(),
				...self::sentences( $this->importer->changes( $source ) ),
			],
		];
		$keep( [
			'before' => $this->importer->replaced( $prepared ),
			'after'  => $prepared,
		], $item );
		$this->importer->store( $prepared );
		return $item;
	}

	/**
	 * Returns what an import changes as sentences.
	 *
	 * @param array<int, Change> $changes Changes.
	 * @return array<int, string>
	 */
	public static function sentences( array $changes ): array {
		$none = __( '(empty)', 'quayside-consent' );
		return array_map( static fn ( array $change ): string => sprintf(
			/* translators: 1: name of a setting, 2: old value, 3: new value */
			__( '%1$s: “%2$s” becomes “%3$s”.', 'quayside-consent' ),
			$change['setting'],
			'' === $change['before'] ? $none : $change['before'],
			'' === $change['after'] ? $none : $change['after']
		), $changes );
	}

	/**
	 * @param array<string, mixed> $data What the conversion stored.
	 * @return array{state: string, notes: array<int, string>}
	 */
	private function undo( array $data, bool $force ): array {
		$part    = static fn ( string $name ): array => is_array( $data[ $name ] ?? null ) ? $data[ $name ] : [];
		$changed = $this->importer->restore( $part( 'before' ), $part( 'after' ), $force );
		return [
			'state' => 'undone',
			/* translators: %s: names of settings */
			'notes' => [] === $changed ? [] : [ sprintf( __( 'Settings that were changed since were kept: %s.', 'quayside-consent' ), implode( ', ', $changed ) ) ],
		];
	}
}
