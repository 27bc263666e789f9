<?php
/**
 * Template part for the site header.
 */

declare( strict_types=1 );

use Quayside\Theme\Assets\Icon;
use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Search\Instant;
use Quayside\Theme\Settings\Settings;

?>
<header class="site-header" id="top">
	<div class="site-header__inner">
		<button type="button" class="icon-button site-header__menu" data-island-for="quayside-menu"<?php echo 'drawer' === Settings::text( 'mobile_menu' ) ? ' aria-haspopup="dialog"' : ''; ?> aria-expanded="false" aria-controls="quayside-menu">
			<?php echo Icon::svg( 'menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Menu', 'quayside' ); ?></span>
		</button>
		<a class="icon-button site-header__menu-link" href="#quayside-menu">
			<?php echo Icon::svg( 'menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Menu', 'quayside' ); ?></span>
		</a>
		<?php get_template_part( 'template-parts/brand' ); ?>
		<nav class="site-nav" id="quayside-nav" aria-label="<?php esc_attr_e( 'Main', 'quayside' ); ?>"<?php echo Header::host( 'menu' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
			<?php echo Header::bar(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes menus. ?>
		</nav>
		<div class="site-header__actions">
			<?php if ( Settings::is_on( 'header_search' ) ) : ?>
			<details class="site-search" id="quayside-search"<?php echo Header::host( 'search' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
				<summary class="icon-button">
					<?php echo Icon::svg( 'search' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
					<span class="screen-reader-text"><?php esc_html_e( 'Search', 'quayside' ); ?></span>
				</summary>
				<div class="site-search__panel"<?php echo Instant::host(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?><?php get_search_form(); ?></div>
			</details>
			<?php endif; ?>
			<?php
			/** Fires in the header, for icons of plugins such as account and cart. */
			do_action( 'quayside_header_actions' );
			?>
		</div>
	</div>
</header>
