<?php
/**
 * Template part for lists without posts.
 */

declare( strict_types=1 );

?>
<div class="nothing">
	<?php if ( is_search() ) : ?>
		<p><?php esc_html_e( 'No results found. Try different or fewer keywords.', 'quayside' ); ?></p>
	<?php else : ?>
		<p><?php esc_html_e( 'Nothing has been published here yet.', 'quayside' ); ?></p>
		<?php get_search_form(); ?>
	<?php endif; ?>
</div>
