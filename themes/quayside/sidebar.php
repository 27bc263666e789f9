<?php
/**
 * Template for the sidebar.
 */

declare( strict_types=1 );

if ( ! \Quayside\Theme\Content\Module::has_sidebar() ) {
	return;
}
?>
<aside class="sidebar" aria-label="<?php esc_attr_e( 'Sidebar', 'quayside' ); ?>"><?php dynamic_sidebar( 'sidebar' ); ?></aside>
