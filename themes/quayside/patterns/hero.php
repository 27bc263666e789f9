<?php
/**
 * Title: Hero with an image beside text
 * Slug: quayside/hero
 * Categories: quayside, featured, banner
 * Keywords: hero, cover, homepage
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:media-text {"align":"full","mediaPosition":"right","mediaType":"image","mediaWidth":58,"verticalAlignment":"center","className":"is-style-hero","backgroundColor":"mist"} -->
<div class="wp-block-media-text alignfull has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-center is-style-hero has-mist-background-color has-background" style="grid-template-columns:auto 58%"><div class="wp-block-media-text__content"><!-- wp:paragraph {"className":"eyebrow"} -->
<p class="eyebrow"><?php esc_html_e( 'Made slowly, by the water', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Goods for the table, the shelf, and the road', 'quayside' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Enamel, wool, canvas, and brass from nine workshops in one harbor. Built for daily use and repaired for life.', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop/"><?php esc_html_e( 'Shop the collection', 'quayside' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/about/"><?php esc_html_e( 'How we work', 'quayside' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/window.webp' ) ); ?>" alt="<?php esc_attr_e( 'Mug on a windowsill overlooking the harbor', 'quayside' ); ?>"/></figure></div>
<!-- /wp:media-text -->
