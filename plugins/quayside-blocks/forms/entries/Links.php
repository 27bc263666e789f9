<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * URLs of an entry and its files. Both ask for a login and are only for users who can view entries, so emails may contain them.
 */
final class Links {
	/** Action of admin-post.php that sends a file. */
	public const FILE = 'quayside_form_file';

	/**
	 * Returns the URL of an entry.
	 */
	public static function entry( int $id ): string {
		return add_query_arg(
			[
				'post_type' => Form::POST_TYPE,
				'page'      => 'quayside-form-entries',
				'entry'     => $id,
			],
			admin_url( 'edit.php' )
		);
	}

	/**
	 * Returns the URL of a file.
	 *
	 * @param int $entry  Entry.
	 * @param int $number Number of the file in its entry, from 1.
	 */
	public static function file( int $entry, int $number ): string {
		return add_query_arg(
			[
				'action' => self::FILE,
				'entry'  => $entry,
				'file'   => $number,
			],
			admin_url( 'admin-post.php' )
		);
	}
}
