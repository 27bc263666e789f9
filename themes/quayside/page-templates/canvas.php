<?php
/**
 * Template Name: Full width, no title
 * Template Post Type: page
 *
 * For pages whose content contains its own heading, such as those that start with a hero.
 */

declare( strict_types=1 );

get_header();
?>
<main id="content" class="site-main site-main--front" tabindex="-1">
	<?php
	while ( have_posts() ) {
		the_post();
		if ( ! str_contains( do_blocks( get_the_content() ), '<h1' ) ) {
			the_title( '<h1 class="screen-reader-text">', '</h1>' );
		}
		?>
		<div class="entry-content is-layout-constrained has-global-padding"><?php the_content(); ?></div>
		<?php
	}
	?>
</main>
<?php
get_footer();
