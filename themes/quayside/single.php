<?php
/**
 * Template for posts.
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
			<header class="page-header page-header--post">
				<?php do_action( 'quayside_before_title' ); ?>
				<?php Content::meta(); ?>
				<?php Content::title(); ?>
				<?php if ( has_excerpt() ) : ?>
					<div class="page-header__text"><?php the_excerpt(); ?></div>
				<?php endif; ?>
			</header>
			<?php get_template_part( 'template-parts/featured-picture' ); ?>
			<div class="with-sidebar">
				<div class="with-sidebar__main">
					<div class="entry-content is-layout-constrained has-global-padding">
						<?php
						the_content();
						wp_link_pages();
						?>
					</div>
					<footer class="entry-footer">
						<?php the_tags( '<p class="entry-tags">', '', '</p>' ); ?>
						<?php get_template_part( 'template-parts/author' ); ?>
						<?php
						the_post_navigation(
							[
								'prev_text' => '<span>' . esc_html__( 'Previous post', 'quayside' ) . '</span> %title',
								'next_text' => '<span>' . esc_html__( 'Next post', 'quayside' ) . '</span> %title',
							]
						);
						comments_template();
						?>
					</footer>
				</div>
				<?php get_sidebar(); ?>
			</div>
		</article>
		<?php
	}
	?>
</main>
<?php
get_footer();
