<?php
/**
 * Template for the homepage: a page without its title, or the latest posts.
 */

declare( strict_types=1 );

if ( 'page' !== get_option( 'show_on_front' ) ) {
	get_template_part( 'index' );
	return;
}

get_header();
?>
<main id="content" class="site-main site-main--front" tabindex="-1">
	<?php
	while ( have_posts() ) {
		the_post();
		// Patterns contain the heading. Content without one gets the page title for screen readers.
		if ( ! str_contains( get_the_content(), '<h1' ) && ! str_contains( get_the_content(), 'quayside/hero' ) ) {
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
