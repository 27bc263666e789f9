<?php
/**
 * Title: Hero with text over an image
 * Slug: quayside/hero-cover
 * Categories: quayside, banner, featured
 * Keywords: hero, cover, homepage
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/pictures/departure.webp' ) ); ?>","alt":"<?php esc_attr_e( 'Bag, blanket, and lantern packed on the quay at dawn', 'quayside' ); ?>","dimRatio":60,"customOverlayColor":"#0e2b35","isUserOverlayColor":true,"minHeight":80,"minHeightUnit":"vh","align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="min-height:80vh"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-60 has-background-dim" style="background-color:#0e2b35"></span><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Bag, blanket, and lantern packed on the quay at dawn', 'quayside' ); ?>" src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/departure.webp' ) ); ?>" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"eyebrow-light"} -->
<p class="eyebrow-light"><?php esc_html_e( 'New this week', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Packed before the first boat', 'quayside' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Duffels, blankets, and a lantern for the crossing.', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop/"><?php esc_html_e( 'See what’s new', 'quayside' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div></div>
<!-- /wp:cover -->
