<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * What people may do with entries. Administrators have all of it; a plugin for roles gives single ones to others.
 */
final class Capabilities {
	/** Read entries and their files. */
	public const VIEW = 'quayside_view_form_entries';

	/** Mark, star, trash, restore, note, send mail again. */
	public const MANAGE = Tables::CAPABILITY;

	/** Delete for ever. */
	public const DELETE = 'quayside_delete_form_entries';

	/** Take many entries out as a file. */
	public const EXPORT = 'quayside_export_form_entries';

	public const ALL = [ self::VIEW, self::MANAGE, self::DELETE, self::EXPORT ];

	/**
	 * Returns them to administrators.
	 */
	public static function grant(): void {
		$role = get_role( 'administrator' );
		foreach ( self::ALL as $capability ) {
			$role && $role->add_cap( $capability );
		}
	}

	/**
	 * Takes them from every role.
	 */
	public static function revoke(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( self::ALL as $capability ) {
				$role->remove_cap( $capability );
			}
		}
	}
}
