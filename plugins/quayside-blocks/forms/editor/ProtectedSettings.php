<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Entries\Capabilities;

/**
 * Settings of a form that reveal or delete entries: who may edit forms, but not entries, changes everything else.
 * SettingsGuard keeps what is stored of them, whichever way settings are written.
 */
final class ProtectedSettings {
	/** Capabilities by setting: all of them are needed to change it. A dot separates a group from its setting. */
	public const NEEDS = [
		// Each email with an entry goes to who stands here, says what is written here, and has the visitor's files with it.
		'notifications'        => [ Capabilities::VIEW ],
		// Visitors who reply quote what they have entered.
		'confirmation.replyTo' => [ Capabilities::VIEW ],
		// Where nothing is stored, nothing is left, and the visitor's files go with every notification.
		'store'                => [ Capabilities::VIEW, Capabilities::DELETE ],
		'retentionDays'        => [ Capabilities::DELETE ],
	];

	/**
	 * Determines whether the current user may change a setting. Code that runs for no user (cron, migrations, and WP-CLI
	 * without --user) is trusted: no route lets a visitor write a form.
	 *
	 * @param string $setting Key of NEEDS.
	 */
	public static function may_change( string $setting ): bool {
		foreach ( 0 === get_current_user_id() ? [] : self::NEEDS[ $setting ] ?? [] as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Determines whether the current user may change all settings.
	 */
	public static function may_change_all(): bool {
		foreach ( array_keys( self::NEEDS ) as $setting ) {
			if ( ! self::may_change( $setting ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns new settings with the stored ones in the place of those that the current user may not change.
	 *
	 * @param mixed $stored Settings of the form; anything but an array stands for none.
	 * @param mixed $new    Settings to be stored.
	 * @return array<mixed>
	 */
	public static function merge( mixed $stored, mixed $new ): array {
		$stored = is_array( $stored ) ? $stored : [];
		$new    = is_array( $new ) ? $new : [];
		foreach ( array_keys( self::NEEDS ) as $setting ) {
			if ( self::may_change( $setting ) ) {
				continue;
			}
			[ $group, $name ] = [ ...explode( '.', $setting ), null ];
			if ( null === $name ) {
				$new = self::put( $new, $group, $stored );
				continue;
			}
			$merged = self::put( is_array( $new[ $group ] ?? null ) ? $new[ $group ] : [], $name, is_array( $stored[ $group ] ?? null ) ? $stored[ $group ] : [] );
			if ( [] !== $merged || isset( $new[ $group ] ) ) {
				$new[ $group ] = $merged;
			}
		}
		return $new;
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @param array<mixed> $stored   Where the value comes from; without one there it is taken away.
	 * @return array<mixed>
	 */
	private static function put( array $settings, string $name, array $stored ): array {
		if ( array_key_exists( $name, $stored ) ) {
			$settings[ $name ] = $stored[ $name ];
		} else {
			unset( $settings[ $name ] );
		}
		return $settings;
	}
}
