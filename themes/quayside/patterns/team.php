<?php
/**
 * Title: Team
 * Slug: quayside/team
 * Categories: quayside, team, about
 * Keywords: team, people, makers
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","backgroundColor":"mist","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section has-mist-background-color has-background"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide" id="makers"><?php esc_html_e( 'Meet the makers', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Ines', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"signal","fontSize":"small"} -->
<p class="has-signal-color has-text-color has-small-font-size"><?php esc_html_e( 'Enamel', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Fires every color twice and signs the base.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Jonas', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"signal","fontSize":"small"} -->
<p class="has-signal-color has-text-color has-small-font-size"><?php esc_html_e( 'Wool', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Weaves on his grandmother’s loom, faster than she did.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Ada', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"signal","fontSize":"small"} -->
<p class="has-signal-color has-text-color has-small-font-size"><?php esc_html_e( 'Brass', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Makes lamps on the lathe and repairs old ones.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Piet', 'quayside' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"signal","fontSize":"small"} -->
<p class="has-signal-color has-text-color has-small-font-size"><?php esc_html_e( 'Canvas', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Sewed sails for thirty years. Now sews bags.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
