<?php
/**
 * Template part for the mobile menu: a drawer, or a list below the header. A button opens it. Without scripts, a link
 * shows it.
 */

declare( strict_types=1 );

use Quayside\Theme\Assets\Icon;
use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Settings\Settings;

?>
<?php if ( 'drawer' === Settings::text( 'mobile_menu' ) ) : ?>
<dialog class="quayside-dialog quayside-dialog--drawer quayside-dialog--drawer-start mobile-menu mobile-menu--drawer" id="quayside-menu" aria-label="<?php esc_attr_e( 'Menu', 'quayside' ); ?>"<?php echo Header::host( 'mobile-menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
	<div class="mobile-menu__head">
		<?php get_template_part( 'template-parts/brand' ); ?>
		<button type="button" class="icon-button mobile-menu__close" data-dialog-close>
			<?php echo Icon::svg( 'close' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Close menu', 'quayside' ); ?></span>
		</button>
		<a class="icon-button mobile-menu__close-link" href="#top">
			<?php echo Icon::svg( 'close' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Close menu', 'quayside' ); ?></span>
		</a>
	</div>
	<?php get_template_part( 'template-parts/mobile-menu-body' ); ?>
</dialog>
<?php else : ?>
<div class="mobile-menu mobile-menu--dropdown" id="quayside-menu"<?php echo Header::host( 'mobile-menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
	<?php get_template_part( 'template-parts/mobile-menu-body' ); ?>
</div>
<?php endif; ?>
