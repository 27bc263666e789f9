<?php
/**
 * Title: Grid gallery
 * Slug: quayside/gallery-grid
 * Categories: quayside, gallery
 * Keywords: gallery, images, photos
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'From the quay', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:gallery {"columns":3,"linkTo":"none","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/workbench.webp' ) ); ?>" alt="<?php esc_attr_e( 'Workbench with a lantern, brushes, and notebooks', 'quayside' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/breakfast.webp' ) ); ?>" alt="<?php esc_attr_e( 'Breakfast table with teapot and mugs', 'quayside' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/departure.webp' ) ); ?>" alt="<?php esc_attr_e( 'Bag, blanket, and lantern packed on the quay', 'quayside' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/window.webp' ) ); ?>" alt="<?php esc_attr_e( 'Mug on a windowsill overlooking the harbor', 'quayside' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/table.webp' ) ); ?>" alt="<?php esc_attr_e( 'Two enamel mugs of coffee', 'quayside' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/wool.webp' ) ); ?>" alt="<?php esc_attr_e( 'Folded wool blankets', 'quayside' ); ?>"/></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery --></div>
<!-- /wp:group -->
