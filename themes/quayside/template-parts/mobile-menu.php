<?php
/**
 * The mobile menu: a dialog that a button opens; without scripts, a link shows it.
 */

declare( strict_types=1 );

use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Icon;

?>
<dialog class="quayside-dialog quayside-dialog--drawer quayside-dialog--drawer-start mobile-menu" id="quayside-menu" aria-label="<?php esc_attr_e( 'Menu', 'quayside' ); ?>"<?php echo Header::host( 'mobile-menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>>
	<div class="mobile-menu__head">
		<?php get_template_part( 'template-parts/brand' ); ?>
		<button type="button" class="icon-button mobile-menu__close" data-dialog-close autofocus>
			<?php echo Icon::svg( 'close' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Close menu', 'quayside' ); ?></span>
		</button>
		<a class="icon-button mobile-menu__close-link" href="#top">
			<?php echo Icon::svg( 'close' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Close menu', 'quayside' ); ?></span>
		</a>
	</div>
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
</dialog>
