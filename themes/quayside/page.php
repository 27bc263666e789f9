<?php
/**
 * Template for pages.
 */

declare( strict_types=1 );

use Quayside\Theme\Content\Module as Content;

get_header();
?>
<main id="content" class="site-main" tabindex="-1">
	<?php
	while ( have_posts() ) {
		the_post();
		?>
		<article <?php post_class(); ?>>
			<header class="page-header">
				<?php
				$heading = Content::heading();
				/** Fires above the title of a page, post, attachment, or archive, for breadcrumbs. */
				do_action( 'quayside_before_title' );
				echo $heading; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- as in Content::title().
				?>
			</header>
			<?php get_template_part( 'template-parts/featured-picture' ); ?>
			<div class="entry-content is-layout-constrained has-global-padding">
				<?php
				the_content();
				wp_link_pages();
				?>
			</div>
			<?php
			if ( comments_open() || get_comments_number() > 0 ) {
				echo '<div class="entry-footer">';
				comments_template();
				echo '</div>';
			}
			?>
		</article>
		<?php
	}
	?>
</main>
<?php
get_footer();
