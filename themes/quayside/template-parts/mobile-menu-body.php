<?php
/**
 * Template part for the content of the mobile menu: menu, search, and plugin content.
 */

declare( strict_types=1 );

use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Search\Instant;

?>
<nav aria-label="<?php esc_attr_e( 'Mobile', 'quayside' ); ?>">
	<?php echo Header::column(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes menus. ?>
</nav>
<div class="mobile-menu__foot">
	<div<?php echo Instant::host(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
		<?php get_search_form( [ 'aria_label' => __( 'Search in the mobile menu', 'quayside' ) ] ); ?>
	</div>
	<?php
	/** Fires at the end of the mobile menu, for plugin content. */
	do_action( 'quayside_mobile_menu_end' );
	?>
</div>
