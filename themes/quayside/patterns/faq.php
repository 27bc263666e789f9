<?php
/**
 * Title: FAQ
 * Slug: quayside/faq
 * Categories: quayside, text
 * Keywords: faq, questions, help
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Frequently asked questions', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long does delivery take?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Orders ship within two business days and arrive two to five days later. We send you a tracking number.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can I return an item?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, within 30 days, used or not, at our expense. Contact us first and we’ll send you a return label.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you offer repairs?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'We repair everything we make, for life. You only pay postage one way.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Where can I find you?', 'quayside' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'In the old net loft on Quay Street. The door is open Tuesday to Saturday, 10 to 6.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
