<?php
/**
 * What the mobile menu holds: the menu, the search, and what plugins add.
 */

declare( strict_types=1 );

use Quayside\Theme\Header\Module as Header;

?>
<nav aria-label="<?php esc_attr_e( 'Mobile', 'quayside' ); ?>">
	<?php echo Header::column(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes menus. ?>
</nav>
<div class="mobile-menu__foot">
	<?php
	get_search_form( [ 'aria_label' => __( 'Search from the menu', 'quayside' ) ] );
	/** What plugins add below the mobile menu. */
	do_action( 'quayside_mobile_menu_end' );
	?>
</div>
