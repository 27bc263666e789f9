<?php
/**
 * Template part for the logo and site title.
 */

declare( strict_types=1 );

use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Settings\Settings;

?>
<div class="site-brand">
	<?php echo Header::logo(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made by WordPress. ?>
	<?php if ( Settings::is_on( 'show_title' ) ) : ?>
		<a class="site-brand__title" href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"<?php echo is_front_page() ? ' aria-current="page"' : ''; ?>><?php bloginfo( 'name' ); ?></a>
	<?php endif; ?>
</div>
