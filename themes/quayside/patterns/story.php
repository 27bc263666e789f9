<?php
/**
 * Title: Story with an image
 * Slug: quayside/story
 * Categories: quayside, about
 * Keywords: about, workshop
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","backgroundColor":"mist","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section has-mist-background-color has-background"><!-- wp:media-text {"align":"wide","mediaType":"image","mediaWidth":52,"verticalAlignment":"center"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile is-vertically-aligned-center" style="grid-template-columns:52% auto"><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/workbench.webp' ) ); ?>" alt="<?php esc_attr_e( 'Workbench with a lantern, brushes, notebooks, and a hanging bag', 'quayside' ); ?>"/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph {"className":"eyebrow"} -->
<p class="eyebrow"><?php esc_html_e( 'The workshop', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Nine benches, one slipway, no hurry', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We started in an empty net loft with one kiln and a borrowed sewing machine. Today nine makers share the building. They enamel, weave, stitch, and turn everything we sell, and sign what they make.', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/about/#makers"><?php esc_html_e( 'Meet the makers', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:media-text --></div>
<!-- /wp:group -->
