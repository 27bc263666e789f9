<?php
/**
 * Title: Shop by category
 * Slug: quayside/shop-categories
 * Categories: quayside-shop, featured
 * Keywords: shop, categories, links
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Shop by category', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/pictures/table.webp' ) ); ?>","alt":"","dimRatio":60,"customOverlayColor":"#0e2b35","isUserOverlayColor":true,"minHeight":24,"minHeightUnit":"rem","contentPosition":"bottom left","align":"center","layout":{"type":"default"}} -->
<div class="wp-block-cover aligncenter has-custom-content-position is-position-bottom-left" style="min-height:24rem"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-60 has-background-dim" style="background-color:#0e2b35"></span><img class="wp-block-cover__image-background" alt="" src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/table.webp' ) ); ?>" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Table', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="/product-category/table/"><?php esc_html_e( 'See all', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/pictures/wool.webp' ) ); ?>","alt":"","dimRatio":60,"customOverlayColor":"#0e2b35","isUserOverlayColor":true,"minHeight":24,"minHeightUnit":"rem","contentPosition":"bottom left","align":"center","layout":{"type":"default"}} -->
<div class="wp-block-cover aligncenter has-custom-content-position is-position-bottom-left" style="min-height:24rem"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-60 has-background-dim" style="background-color:#0e2b35"></span><img class="wp-block-cover__image-background" alt="" src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/wool.webp' ) ); ?>" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Wool', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="/product-category/wool/"><?php esc_html_e( 'See all', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/pictures/light.webp' ) ); ?>","alt":"","dimRatio":60,"customOverlayColor":"#0e2b35","isUserOverlayColor":true,"minHeight":24,"minHeightUnit":"rem","contentPosition":"bottom left","align":"center","layout":{"type":"default"}} -->
<div class="wp-block-cover aligncenter has-custom-content-position is-position-bottom-left" style="min-height:24rem"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-60 has-background-dim" style="background-color:#0e2b35"></span><img class="wp-block-cover__image-background" alt="" src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/light.webp' ) ); ?>" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Lighting', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="/product-category/light/"><?php esc_html_e( 'See all', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
