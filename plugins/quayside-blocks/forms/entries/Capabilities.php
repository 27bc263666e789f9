<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Capabilities for entries. Administrators have all of them. Role editor plugins can grant them to other roles.
 */
final class Capabilities {
	/** View entries and their files. */
	public const VIEW = 'quayside_view_form_entries';

	/** Mark, star, trash, and restore entries, add notes, and resend emails. */
	public const MANAGE = 'quayside_manage_form_entries';

	/** Delete entries permanently. */
	public const DELETE = 'quayside_delete_form_entries';

	/** Export entries. */
	public const EXPORT = 'quayside_export_form_entries';

	public const ALL = [ self::VIEW, self::MANAGE, self::DELETE, self::EXPORT ];

	/**
	 * Grants the capabilities to administrators.
	 */
	public static function grant(): void {
		$role = get_role( 'administrator' );
		foreach ( self::ALL as $capability ) {
			$role && $role->add_cap( $capability );
		}
	}

	/**
	 * Removes the capabilities from all roles.
	 */
	public static function revoke(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( self::ALL as $capability ) {
				$role->remove_cap( $capability );
			}
		}
	}
}
