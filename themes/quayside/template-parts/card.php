<?php
/**
 * Template part for a post in a list.
 */

declare( strict_types=1 );

use Quayside\Theme\Content\Module as Content;
use Quayside\Theme\Search\Results;

?>
<article <?php post_class( 'card' ); ?>>
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="card__picture"><?php the_post_thumbnail( 'quayside-card', [ 'alt' => '' ] ); ?></div>
	<?php endif; ?>
	<div class="card__text">
		<?php Content::meta(); ?>
		<h2 class="card__title"><a href="<?php the_permalink(); ?>"><?php echo '' === get_the_title() ? esc_html__( 'Untitled', 'quayside' ) : wp_kses_post( get_the_title() ); ?></a></h2>
		<?php if ( 'product' === get_post_type() ) : ?>
			<p class="price"><?php echo Results::price( (int) get_the_ID() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce escapes it. ?></p>
		<?php endif; ?>
		<div class="card__excerpt"><?php the_excerpt(); ?></div>
	</div>
</article>
