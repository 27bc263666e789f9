<?php
/**
 * Title: Questions and answers
 * Slug: quayside/faq
 * Categories: quayside, text
 * Keywords: faq, questions, help
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Asked often', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long does delivery take?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Two working days until it leaves us, then two to five on the road. You get a number to follow it.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can I send something back?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Within thirty days, used or not, at our cost. Write to us first and we send a label.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you repair?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Everything we make, for as long as we live. You pay the postage one way.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Where are you?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'In the old net loft on Quay Street. The door is open Tuesday to Saturday, 10 to 6.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
