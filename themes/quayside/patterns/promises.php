<?php
/**
 * Title: Three benefits in a row
 * Slug: quayside/promises
 * Categories: quayside, text
 * Keywords: benefits, delivery, trust
 * Viewport Width: 1280
 */

declare( strict_types=1 );

$quayside_promises = [
	[ __( 'Free shipping over $75', 'quayside' ), __( 'Packed in paper and shipped within two business days.', 'quayside' ) ],
	[ __( 'Repairs for life', 'quayside' ), __( 'Send it back when it wears out. We repair it, or show you how.', 'quayside' ) ],
	[ __( '30-day returns', 'quayside' ), __( 'Use it, wash it, change your mind. Returns are on us.', 'quayside' ) ],
];
?>
<!-- wp:group {"align":"full","className":"is-style-band","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-band"><!-- wp:columns {"align":"wide","className":"is-style-ruled"} -->
<div class="wp-block-columns alignwide is-style-ruled">
<?php
foreach ( $quayside_promises as [ $quayside_title, $quayside_text ] ) :
	?>
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":2,"fontSize":"medium","fontFamily":"sans"} -->
<h2 class="wp-block-heading has-sans-font-family has-medium-font-size"><?php echo esc_html( $quayside_title ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php echo esc_html( $quayside_text ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --><?php endforeach; ?></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
