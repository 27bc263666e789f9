<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * Keeps protected settings as they are stored. The functions of WordPress that write metadata are guarded themselves:
 * the REST API, XML-RPC, import, restored revisions, and plugins that duplicate posts all end there.
 */
final class SettingsGuard {
	/**
	 * Posts that are being deleted, with all of their metadata.
	 *
	 * @var array<int, true>
	 */
	private static array $deleted = [];

	/** Whether the guard itself is writing. */
	private static bool $writing = false;

	/**
	 * Keeps added settings from replacing or shadowing protected ones.
	 *
	 * @param mixed $check Null, or what another filter has decided.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value, without slashes.
	 */
	public static function on_add( mixed $check, mixed $post, mixed $key, mixed $value ): mixed {
		// A form has its settings once. A second row would count as soon as the first is deleted.
		return self::is_on( $check, $key ) ? self::write( self::number( $post ), $value ) : $check;
	}

	/**
	 * Keeps protected settings when settings are updated.
	 *
	 * @param mixed $check Null, or what another filter has decided.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value, without slashes.
	 */
	public static function on_update( mixed $check, mixed $post, mixed $key, mixed $value ): mixed {
		return self::is_on( $check, $key ) ? self::write( self::number( $post ), $value ) : $check;
	}

	/**
	 * Keeps protected settings when settings are deleted.
	 *
	 * @param mixed $check Null, or what another filter has decided.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value, where only rows with it are deleted.
	 * @param mixed $all   Whether the rows of all posts are deleted.
	 */
	public static function on_delete( mixed $check, mixed $post, mixed $key, mixed $value, mixed $all ): mixed {
		if ( ! self::is_on( $check, $key ) ) {
			return $check;
		}
		return true !== $all && self::write( self::number( $post ), [] );
	}

	/**
	 * Keeps protected settings when a row is updated. No row becomes one of settings, or stops being one.
	 *
	 * @param mixed $check Null, or what another filter has decided.
	 * @param mixed $id    ID of the row.
	 * @param mixed $value Value, without slashes.
	 * @param mixed $key   New key of the row; false to leave it.
	 */
	public static function on_update_by_id( mixed $check, mixed $id, mixed $value, mixed $key ): mixed {
		$row = self::row( $check, $id );
		if ( ! $row || ! ( self::is_key( $row->meta_key ) || ( is_string( $key ) && self::is_key( $key ) ) ) ) {
			return $check;
		}
		return ( ! is_string( $key ) || $key === $row->meta_key ) && self::write( self::number( $row->post_id ), $value );
	}

	/**
	 * Keeps protected settings when a row is deleted.
	 *
	 * @param mixed $check Null, or what another filter has decided.
	 * @param mixed $id    ID of the row.
	 */
	public static function on_delete_by_id( mixed $check, mixed $id ): mixed {
		$row = self::row( $check, $id );
		if ( ! $row || ! self::is_key( $row->meta_key ) || isset( self::$deleted[ self::number( $row->post_id ) ] ) ) {
			return $check;
		}
		return self::write( self::number( $row->post_id ), [] );
	}

	/**
	 * Lets the settings of a post go with it.
	 *
	 * @param mixed $post ID of the post.
	 */
	public static function before_delete_post( mixed $post ): void {
		self::$deleted[ self::number( $post ) ] = true;
	}

	/**
	 * Ends that.
	 *
	 * @param mixed $post ID of the post.
	 */
	public static function after_delete_post( mixed $post ): void {
		unset( self::$deleted[ self::number( $post ) ] );
	}

	/**
	 * Determines whether settings are being written by somebody who may not change all of them.
	 */
	private static function is_on( mixed $check, mixed $key ): bool {
		return is_string( $key ) && self::is_key( $key ) && null === $check && ! self::$writing && ! ProtectedSettings::may_change_all();
	}

	/**
	 * Determines whether a key is the one of settings as databases compare: without case, accents, and spaces at the end.
	 */
	private static function is_key( string $key ): bool {
		return Form::META === $key || ( mb_strlen( trim( $key ) ) === strlen( Form::META ) && 0 === strcasecmp( remove_accents( trim( $key ) ), Form::META ) );
	}

	/**
	 * Writes what may be written.
	 *
	 * @return bool True where nothing was left to be changed, too: only what is protected is not written.
	 */
	private static function write( int $post, mixed $value ): bool {
		$stored = get_metadata_raw( 'post', $post, Form::META, true );
		$merged = ProtectedSettings::merge( $stored, $value );
		if ( $merged === $stored || ( [] === $merged && ! is_array( $stored ) ) ) {
			return true;
		}
		self::$writing = true;
		try {
			return false !== update_metadata( 'post', $post, Form::META, wp_slash( $merged ) );
		} finally {
			self::$writing = false;
		}
	}

	/**
	 * Returns a row of metadata, where somebody is writing who may not change all settings.
	 *
	 * @return object{meta_key: string, post_id: string}|null
	 */
	private static function row( mixed $check, mixed $id ): ?object {
		$row = self::is_on( $check, Form::META ) ? get_metadata_by_mid( 'post', self::number( $id ) ) : false;
		return is_object( $row ) ? $row : null;
	}

	private static function number( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
