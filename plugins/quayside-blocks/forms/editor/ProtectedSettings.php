<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Entries\Capabilities;

/**
 * Settings of a form that reveal or delete entries. Users who can edit forms but not entries can change all other settings.
 * SettingsGuard preserves the stored values, no matter how settings are written.
 */
final class ProtectedSettings {
	/** Capabilities that are all required to change a setting. A dot separates a group from its setting. */
	public const NEEDS = [
		// Notifications determine who receives entries and uploaded files, and what the emails contain.
		'notifications'        => [ Capabilities::VIEW ],
		// Replies of visitors quote the values that they entered.
		'confirmation.replyTo' => [ Capabilities::VIEW ],
		// Without storage, entries are lost, and every notification has the uploaded files attached.
		'store'                => [ Capabilities::VIEW, Capabilities::DELETE ],
		'retentionDays'        => [ Capabilities::DELETE ],
	];

	/**
	 * Determines whether the current user can change a setting. Code without a user (cron, migrations, and WP-CLI without
	 * --user) is trusted, because no route lets visitors write forms.
	 *
	 * @param string $setting Key of NEEDS.
	 */
	public static function can_change( string $setting ): bool {
		foreach ( 0 === get_current_user_id() ? [] : self::NEEDS[ $setting ] ?? [] as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Determines whether the current user can change all settings.
	 */
	public static function can_change_all(): bool {
		foreach ( array_keys( self::NEEDS ) as $setting ) {
			if ( ! self::can_change( $setting ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns new settings in which stored values replace those that the current user can't change.
	 *
	 * @param mixed $stored Stored settings of the form; anything but an array means none.
	 * @param mixed $new    Settings to store.
	 * @return array<mixed>
	 */
	public static function merge( mixed $stored, mixed $new ): array {
		$stored = is_array( $stored ) ? $stored : [];
		$new    = is_array( $new ) ? $new : [];
		foreach ( array_keys( self::NEEDS ) as $setting ) {
			if ( self::can_change( $setting ) ) {
				continue;
			}
			[ $group, $name ] = [ ...explode( '.', $setting ), null ];
			if ( null === $name ) {
				$new = self::restore( $new, $group, $stored );
				continue;
			}
			$merged = self::restore(
				is_array( $new[ $group ] ?? null ) ? $new[ $group ] : [],
				$name,
				is_array( $stored[ $group ] ?? null ) ? $stored[ $group ] : []
			);
			if ( [] !== $merged || isset( $new[ $group ] ) ) {
				$new[ $group ] = $merged;
			}
		}
		return $new;
	}

	/**
	 * Restores the stored value of a setting, or removes the setting if no value is stored.
	 *
	 * @param array<mixed> $settings Settings to change.
	 * @param array<mixed> $stored   Stored settings.
	 * @return array<mixed>
	 */
	private static function restore( array $settings, string $name, array $stored ): array {
		if ( array_key_exists( $name, $stored ) ) {
			$settings[ $name ] = $stored[ $name ];
		} else {
			unset( $settings[ $name ] );
		}
		return $settings;
	}
}
