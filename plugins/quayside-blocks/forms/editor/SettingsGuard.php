<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * Prevents changes to protected settings. It filters the functions of WordPress that write metadata, because the REST API,
 * XML-RPC, imports, restored revisions, and plugins that duplicate posts all use them.
 */
final class SettingsGuard {
	/**
	 * IDs of the posts that are being deleted with all of their metadata.
	 *
	 * @var array<int, true>
	 */
	private array $deleted = [];

	/** Whether the guard itself is writing. */
	private bool $writing = false;

	/**
	 * Prevents added settings from replacing or shadowing protected ones.
	 *
	 * @param mixed $check Null, or the result of another filter.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value, without slashes.
	 */
	public function on_add( mixed $check, mixed $post, mixed $key, mixed $value ): mixed {
		// A form has one row of settings. A second row would take effect when the first is deleted.
		return $this->is_on( $check, $key ) ? $this->write( self::number( $post ), $value ) : $check;
	}

	/**
	 * Preserves protected settings when settings are updated.
	 *
	 * @param mixed $check Null, or the result of another filter.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value, without slashes.
	 */
	public function on_update( mixed $check, mixed $post, mixed $key, mixed $value ): mixed {
		return $this->is_on( $check, $key ) ? $this->write( self::number( $post ), $value ) : $check;
	}

	/**
	 * Preserves protected settings when settings are deleted.
	 *
	 * @param mixed $check Null, or the result of another filter.
	 * @param mixed $post  ID of the post.
	 * @param mixed $key   Key.
	 * @param mixed $value Value of the rows to delete, '' for all.
	 * @param mixed $all   Whether the rows of all posts are deleted.
	 */
	public function on_delete( mixed $check, mixed $post, mixed $key, mixed $value, mixed $all ): mixed {
		if ( ! $this->is_on( $check, $key ) ) {
			return $check;
		}
		return true !== $all && $this->write( self::number( $post ), [] );
	}

	/**
	 * Preserves protected settings when a metadata row is updated. A row can't become a row of settings or stop being one.
	 *
	 * @param mixed $check Null, or the result of another filter.
	 * @param mixed $id    ID of the row.
	 * @param mixed $value Value, without slashes.
	 * @param mixed $key   New key of the row; false to leave it.
	 */
	public function on_update_by_id( mixed $check, mixed $id, mixed $value, mixed $key ): mixed {
		$row = $this->row( $check, $id );
		if ( ! $row || ! ( self::is_key( $row->meta_key ) || ( is_string( $key ) && self::is_key( $key ) ) ) ) {
			return $check;
		}
		return ( ! is_string( $key ) || $key === $row->meta_key ) && $this->write( self::number( $row->post_id ), $value );
	}

	/**
	 * Preserves protected settings when a metadata row is deleted.
	 *
	 * @param mixed $check Null, or the result of another filter.
	 * @param mixed $id    ID of the row.
	 */
	public function on_delete_by_id( mixed $check, mixed $id ): mixed {
		$row = $this->row( $check, $id );
		if ( ! $row || ! self::is_key( $row->meta_key ) || isset( $this->deleted[ self::number( $row->post_id ) ] ) ) {
			return $check;
		}
		return $this->write( self::number( $row->post_id ), [] );
	}

	/**
	 * Allows the settings of a post to be deleted with it.
	 *
	 * @param mixed $post ID of the post.
	 */
	public function before_delete_post( mixed $post ): void {
		$this->deleted[ self::number( $post ) ] = true;
	}

	/**
	 * Ends the deletion of a post.
	 *
	 * @param mixed $post ID of the post.
	 */
	public function after_delete_post( mixed $post ): void {
		unset( $this->deleted[ self::number( $post ) ] );
	}

	/**
	 * Determines whether a user who may not change all settings is writing some.
	 */
	private function is_on( mixed $check, mixed $key ): bool {
		return is_string( $key ) && self::is_key( $key ) && null === $check && ! $this->writing && ! ProtectedSettings::can_change_all();
	}

	/**
	 * Determines whether a key is that of the settings. Databases compare keys without case, accents, and trailing spaces.
	 */
	private static function is_key( string $key ): bool {
		return Form::META === $key || ( mb_strlen( trim( $key ) ) === strlen( Form::META ) && 0 === strcasecmp( remove_accents( trim( $key ) ), Form::META ) );
	}

	/**
	 * Writes settings, except protected ones.
	 *
	 * @return bool Whether the settings were written. Also true if nothing changes.
	 */
	private function write( int $post, mixed $value ): bool {
		$stored = get_metadata_raw( 'post', $post, Form::META, true );
		$merged = ProtectedSettings::merge( $stored, $value );
		if ( $merged === $stored || ( [] === $merged && ! is_array( $stored ) ) ) {
			return true;
		}
		$this->writing = true;
		try {
			return false !== update_metadata( 'post', $post, Form::META, wp_slash( $merged ) );
		} finally {
			$this->writing = false;
		}
	}

	/**
	 * Returns a metadata row if a user who may not change all settings is writing.
	 *
	 * @return object{meta_key: string, post_id: string}|null
	 */
	private function row( mixed $check, mixed $id ): ?object {
		$row = $this->is_on( $check, Form::META ) ? get_metadata_by_mid( 'post', self::number( $id ) ) : false;
		return is_object( $row ) ? $row : null;
	}

	private static function number( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
