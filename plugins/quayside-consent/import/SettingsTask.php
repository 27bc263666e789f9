<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Validation\Proposal;

/**
 * Imports the settings of another banner as a task of the switch. The former settings are kept, and the undo restores those that were
 * not changed since.
 */
final class SettingsTask {
	/**
	 * @param Contracts $contracts Contracts.
	 * @param Settings  $settings  Settings.
	 * @param \Closure  $read      Returns the settings to import; an empty array if there are none.
	 * @param string    $label     Name of the other plugin.
	 * @param \Closure  $is_left   Determines whether the site's banner is that of another plugin.
	 * @phpstan-param \Closure(): array<string, mixed> $read
	 * @phpstan-param \Closure(): bool $is_left
	 */
	public function __construct(
		private Contracts $contracts,
		private Settings $settings,
		private \Closure $read,
		private string $label,
		private \Closure $is_left
	) {}

	/**
	 * Returns the tasks of the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function tasks(): array {
		return [
			'settings' => [
				'ids'     => fn ( int $after ): array => $after < 1 && [] !== ( $this->read )() ? [ 1 ] : [],
				'convert' => fn ( int $id, callable $keep ): array => $this->convert( $keep ),
				'undo'    => fn ( int $id, array $data, bool $force ): array => $this->undo( $data, $force ),
			],
		];
	}

	/**
	 * Stores settings over those that the site has.
	 *
	 * @param array<string, mixed> $values Valid settings.
	 */
	public static function merge( Settings $settings, array $values ): void {
		$stored = get_option( Settings::OPTION );
		update_option( Settings::OPTION, array_merge( is_array( $stored ) ? $stored : [], $values ) );
		$settings->refresh();
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
		$found    = ( $this->read )();
		$proposal = new Proposal( $this->contracts->get( 'consent/settings' ) );
		$checked  = $proposal->check( $found );
		if ( true !== $checked ) {
			return $item + [
				'result' => 'dropped',
				'notes'  => [ $checked->get_error_message() ],
			];
		}
		$values = $proposal->clean( $found );
		$stored = get_option( Settings::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		$item  += [
			'result' => 'approximated',
			'notes'  => [ __( 'Privacy law, layout, position, colors, texts, categories, and cookies were imported. The style of each button is Quayside’s.', 'quayside-consent' ) ],
		];
		$keep( [
			'before' => array_intersect_key( $stored, $values ),
			'after'  => $values,
		], $item );
		self::merge( $this->settings, $values );
		return $item;
	}

	/**
	 * @param array<string, mixed> $data What the conversion stored.
	 * @return array{state: string, notes: array<int, string>}
	 */
	private function undo( array $data, bool $force ): array {
		$before  = is_array( $data['before'] ?? null ) ? $data['before'] : [];
		$after   = is_array( $data['after'] ?? null ) ? $data['after'] : [];
		$stored  = get_option( Settings::OPTION );
		$stored  = is_array( $stored ) ? $stored : [];
		$changed = [];
		foreach ( $after as $name => $value ) {
			if ( ! $force && wp_json_encode( $stored[ $name ] ?? null ) !== wp_json_encode( $value ) ) {
				$changed[] = $name;
			} elseif ( array_key_exists( $name, $before ) ) {
				$stored[ $name ] = $before[ $name ];
			} else {
				unset( $stored[ $name ] );
			}
		}
		update_option( Settings::OPTION, $stored );
		$this->settings->refresh();
		return [
			'state' => 'undone',
			/* translators: %s: names of settings */
			'notes' => [] === $changed ? [] : [ sprintf( __( 'Settings that were changed since were kept: %s.', 'quayside-consent' ), implode( ', ', $changed ) ) ],
		];
	}
}
