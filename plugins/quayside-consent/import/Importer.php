<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Validation\Proposal;
use Quayside\Consent\SiteLanguages\OwnTexts;
use WP_Error;

/**
 * Imports the settings and the texts of all languages of another plugin, and undoes it.
 *
 * @phpstan-import-type Change from Changes
 */
final class Importer {
	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	/**
	 * Returns what to store, or an error if the settings of the other plugin are invalid.
	 *
	 * @return array{settings: array<string, mixed>, languages: array<string, array<string, mixed>>}|WP_Error
	 */
	public function prepare( ImportSource $source ): array|WP_Error {
		$found    = $source->settings();
		$proposal = new Proposal( $this->contracts->get( 'consent/settings' ) );
		$checked  = $proposal->check( $found );
		if ( true !== $checked ) {
			return $checked;
		}
		$values = $proposal->clean( $found );
		if ( is_array( $values['providers'] ?? null ) ) {
			$this->settings->current();
			$values['providers'] += $this->settings->providers();
		}
		$contract  = $this->contracts->get( 'consent/language-texts' );
		$languages = array_filter( $source->languages(), static fn ( array $texts ): bool => true === $contract->validate( $texts ) );
		return [
			'settings'  => $values,
			'languages' => $languages,
		];
	}

	/**
	 * Returns what an import would change.
	 *
	 * @return array<int, Change>
	 */
	public function changes( ImportSource $source ): array {
		$prepared = [] === $source->settings() ? null : $this->prepare( $source );
		return is_array( $prepared ) ? Changes::list( $this->settings->current(), $prepared['settings'], $prepared['languages'] ) : [];
	}

	/**
	 * Stores prepared settings over those that the site has. Texts of other languages replace those that the owner has written for them.
	 *
	 * @param array{settings: array<string, mixed>, languages: array<string, array<string, mixed>>} $prepared What prepare() returned.
	 */
	public function store( array $prepared ): void {
		$stored    = $this->settings->current();
		$languages = $this->settings->languages();
		foreach ( $prepared['languages'] as $locale => $texts ) {
			$languages = array_values( array_diff( $languages, [ $locale ] ) );
			if ( OwnTexts::save( $locale, array_filter( $texts ) ) ) {
				$languages[] = $locale;
			}
		}
		update_option( Settings::OPTION, array_merge( $stored, $prepared['settings'], [] === $prepared['languages'] ? [] : [ 'languages' => $languages ] ) );
		$this->settings->refresh();
	}

	/**
	 * Returns what the site has of what an import replaces.
	 *
	 * @param array{settings: array<string, mixed>, languages: array<string, array<string, mixed>>} $prepared What prepare() returned.
	 * @return array{settings: array<string, mixed>, languages: array<string, array<string, mixed>>}
	 */
	public function replaced( array $prepared ): array {
		$locales = array_keys( $prepared['languages'] );
		return [
			'settings'  => array_intersect_key( $this->settings->current(), $prepared['settings'] ),
			'languages' => array_map( [ OwnTexts::class, 'get' ], array_combine( $locales, $locales ) ),
		];
	}

	/**
	 * Restores what was not changed since. Returns the names of what was changed and is kept.
	 *
	 * @param array<mixed> $before What replaced() returned.
	 * @param array<mixed> $after  What was stored.
	 * @return array<int, string>
	 */
	public function restore( array $before, array $after, bool $force ): array {
		$list    = static fn ( array $of, string $name ): array => is_array( $of[ $name ] ?? null ) ? $of[ $name ] : [];
		$same    = static fn ( mixed $a, mixed $b ): bool => wp_json_encode( $a ) === wp_json_encode( $b );
		$stored  = $this->settings->current();
		$changed = [];
		foreach ( $list( $after, 'settings' ) as $name => $value ) {
			$name = (string) $name;
			if ( ! $force && ! $same( $stored[ $name ] ?? null, $value ) ) {
				$changed[] = $name;
			} elseif ( array_key_exists( $name, $list( $before, 'settings' ) ) ) {
				$stored[ $name ] = $list( $before, 'settings' )[ $name ];
			} else {
				unset( $stored[ $name ] );
			}
		}
		$languages = $this->settings->languages();
		foreach ( $list( $after, 'languages' ) as $locale => $texts ) {
			$locale = (string) $locale;
			$old    = array_filter( $list( $list( $before, 'languages' ), $locale ) );
			/** @var array<string, mixed> $old */
			if ( ! $force && is_array( $texts ) && ! $same( array_filter( OwnTexts::get( $locale ) ), array_filter( $texts ) ) ) {
				$changed[] = $locale;
			} elseif ( ! OwnTexts::save( $locale, $old ) ) {
				$languages = array_values( array_diff( $languages, [ $locale ] ) );
			}
		}
		if ( [] === $languages ) {
			unset( $stored['languages'] );
		} else {
			$stored['languages'] = $languages;
		}
		update_option( Settings::OPTION, $stored );
		$this->settings->refresh();
		return $changed;
	}
}
