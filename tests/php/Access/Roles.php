<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

/**
 * Lists the roles of WordPress and WooCommerce, and on networks the super admin without a role on the site and the administrator
 * of another site.
 */
final class Roles {
	public const ALL = [
		'nobody',
		'subscriber',
		'customer',
		'contributor',
		'author',
		'editor',
		'shop_manager',
		'administrator',
		'super_admin',
		'other_administrator',
	];

	/** Roles that exist only on networks. */
	private const OF_NETWORKS = [ 'super_admin', 'other_administrator' ];

	/** Capabilities of WooCommerce's shop managers except those for products and orders. The stand-in store does not have this role. */
	private const SHOP_MANAGER = [
		'read',
		'edit_posts',
		'edit_pages',
		'edit_published_posts',
		'edit_published_pages',
		'edit_private_pages',
		'edit_private_posts',
		'edit_others_posts',
		'edit_others_pages',
		'publish_posts',
		'publish_pages',
		'delete_posts',
		'delete_pages',
		'delete_private_pages',
		'delete_private_posts',
		'delete_published_pages',
		'delete_published_posts',
		'delete_others_posts',
		'delete_others_pages',
		'manage_categories',
		'manage_links',
		'moderate_comments',
		'upload_files',
		'export',
		'import',
		'list_users',
		'edit_theme_options',
		'manage_woocommerce',
		'view_woocommerce_reports',
	];

	/**
	 * Returns the roles of this installation.
	 *
	 * @return array<int, string>
	 */
	public static function here(): array {
		return is_multisite() ? self::ALL : array_values( array_diff( self::ALL, self::OF_NETWORKS ) );
	}

	/**
	 * Logs in as a user with a role.
	 */
	public static function log_in( string $role ): void {
		if ( 'nobody' === $role ) {
			wp_set_current_user( 0 );
			return;
		}
		if ( null === get_role( 'shop_manager' ) ) {
			add_role( 'shop_manager', 'Shop manager', array_fill_keys( self::SHOP_MANAGER, true ) );
			// The stand-in store has no reports.
			get_role( 'administrator' )?->add_cap( 'view_woocommerce_reports' );
		}
		// Hash with one round, because the tests create hundreds of users, which would take minutes.
		add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );
		$id = wp_insert_user(
			[
				'user_login' => uniqid( $role, false ),
				'user_pass'  => 'password',
				'user_email' => uniqid( '', false ) . '@example.com',
				'first_name' => 'A',
				'last_name'  => 'B',
				'role'       => in_array( $role, self::OF_NETWORKS, true ) ? '' : $role,
			]
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		if ( 'super_admin' === $role ) {
			grant_super_admin( $id );
		}
		if ( in_array( $role, self::OF_NETWORKS, true ) ) {
			remove_user_from_blog( $id, get_current_blog_id() );
		}
		if ( 'other_administrator' === $role ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			$other = current( get_sites( [ 'site__not_in' => [ get_current_blog_id() ], 'number' => 1 ] ) );
			if ( ! $other instanceof \WP_Site ) {
				throw new \RuntimeException( 'The network has one site only.' );
			}
			add_user_to_blog( (int) $other->blog_id, $id, 'administrator' );
		}
		wp_set_current_user( $id );
	}
}
