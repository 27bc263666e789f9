<?php
/**
 * Template part for the author, if the profile has a description.
 */

declare( strict_types=1 );

if ( '' === get_the_author_meta( 'description' ) ) {
	return;
}
?>
<aside class="author-bio" aria-label="<?php esc_attr_e( 'About the author', 'quayside' ); ?>">
	<?php echo get_avatar( (int) get_the_author_meta( 'ID' ), 64, '', '', [ 'loading' => 'lazy' ] ); ?>
	<div>
		<p class="author-bio__name"><?php the_author_posts_link(); ?></p>
		<p><?php the_author_meta( 'description' ); ?></p>
	</div>
</aside>
