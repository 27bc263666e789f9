<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\SiteLanguages;

/**
 * Lists what an import changes, for the owner to read before it overwrites anything.
 *
 * @phpstan-type Change array{setting: string, before: string, after: string}
 */
final class Changes {
	/**
	 * Returns the differences between the stored settings and those after the import.
	 *
	 * @param array<string, mixed>                $stored    Stored settings.
	 * @param array<string, mixed>                $imported  Valid settings to import.
	 * @param array<string, array<string, mixed>> $languages Texts by locale to import.
	 * @return array<int, Change>
	 */
	public static function list( array $stored, array $imported, array $languages ): array {
		$before = self::values( new Settings( $stored ) ) + self::texts( array_map( [ OwnTexts::class, 'get' ], self::keys( $languages ) ) );
		$after  = self::values( new Settings( array_merge( $stored, $imported ) ) ) + self::texts( $languages );
		$list   = [];
		foreach ( $before + $after as $name => $value ) {
			$old = $before[ $name ] ?? '';
			$new = $after[ $name ] ?? '';
			if ( $old !== $new ) {
				$list[] = [
					'setting' => (string) $name,
					'before'  => self::short( $old ),
					'after'   => self::short( $new ),
				];
			}
		}
		return $list;
	}

	/**
	 * Returns the settings as texts by name, as visitors have them: with defaults.
	 *
	 * @return array<string, string>
	 */
	private static function values( Settings $settings ): array {
		$on       = static fn ( bool $is_on ): string => $is_on ? __( 'On', 'quayside-consent' ) : __( 'Off', 'quayside-consent' );
		$color    = static fn ( string $name ): string => $settings->colors()[ $name ] ?? __( 'Theme color', 'quayside-consent' );
		$values   = [
			__( 'Privacy law', 'quayside-consent' )      => strtoupper( $settings->selected_law() ),
			__( 'Layout', 'quayside-consent' )           => $settings->layout(),
			__( 'Position', 'quayside-consent' )         => $settings->position(),
			__( 'Close button', 'quayside-consent' )     => $on( $settings->is_on( 'close' ) ),
			__( 'Global Privacy Control', 'quayside-consent' ) => $on( $settings->is_on( 'gpc' ) ),
			__( 'Validity of a choice (days)', 'quayside-consent' ) => (string) $settings->choice_days(),
			__( 'Cookie policy', 'quayside-consent' )    => $settings->custom_policy_url(),
			__( 'Text color', 'quayside-consent' )       => $color( 'ink' ),
			__( 'Background color', 'quayside-consent' ) => $color( 'paper' ),
			__( 'Button color', 'quayside-consent' )     => $color( 'accent' ),
			__( 'Text color on buttons', 'quayside-consent' ) => $color( 'accentText' ),
		];
		$texts    = new Texts( $settings );
		$defaults = new Texts( new Settings( [] ) );
		foreach ( Texts::NAMES as $name ) {
			/* translators: %s: default text of the banner */
			$label            = sprintf( __( 'Text “%s”', 'quayside-consent' ), self::short( $defaults->default( $name ), 60 ) );
			$values[ $label ] = $texts->get( $name );
		}
		foreach ( ( new Categories( $settings ) )->all() as $category ) {
			/* translators: %s: slug of a cookie category */
			$values[ sprintf( __( 'Category “%s”', 'quayside-consent' ), $category->slug ) ] = "$category->name. $category->description";
			/* translators: %s: slug of a cookie category */
			$values[ sprintf( __( 'Cookies in “%s”', 'quayside-consent' ), $category->slug ) ] = implode( ', ', array_column( $category->cookies, 'name' ) );
		}
		foreach ( $settings->providers() as $id => $provider ) {
			$hosts = is_array( $provider ) && is_array( $provider['hosts'] ?? null ) ? $provider['hosts'] : [];
			$value = [ is_array( $provider ) ? $provider['category'] ?? '' : $provider, ...$hosts ];
			/* translators: %s: ID of a provider */
			$values[ sprintf( __( 'Provider “%s”', 'quayside-consent' ), $id ) ] = implode( ', ', array_filter( $value, 'is_string' ) );
		}
		return $values;
	}

	/**
	 * @param array<string, array<string, mixed>> $languages Texts by locale.
	 * @return array<string, string>
	 */
	private static function texts( array $languages ): array {
		$values = [];
		$names  = SiteLanguages::all();
		foreach ( $languages as $locale => $texts ) {
			$all    = [ $texts['texts'] ?? [], $texts['policyUrl'] ?? '', $texts['categories'] ?? [] ];
			$leaves = [];
			array_walk_recursive( $all, static function ( mixed $value ) use ( &$leaves ): void {
				$leaves[] = is_string( $value ) ? $value : '';
			} );
			/* translators: %s: language */
			$values[ sprintf( __( 'Texts in %s', 'quayside-consent' ), $names[ $locale ] ?? $locale ) ] = implode( ' · ', array_filter( $leaves ) );
		}
		return $values;
	}

	/**
	 * @param array<string, mixed> $languages Texts by locale.
	 * @return array<string, string> Locales by locale.
	 */
	private static function keys( array $languages ): array {
		$locales = array_keys( $languages );
		return array_combine( $locales, $locales );
	}

	private static function short( string $text, int $length = 300 ): string {
		return mb_strimwidth( trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $text ) ) ), 0, $length, '…' );
	}
}
