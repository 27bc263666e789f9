<?php
/**
 * Template for the posts page and archives, a grid of cards, and for search results, one per row.
 */

declare( strict_types=1 );

get_header();
?>
<main id="content" class="site-main" tabindex="-1">
	<?php get_template_part( 'template-parts/archive-header' ); ?>
	<div class="with-sidebar">
		<div class="with-sidebar__main">
			<?php if ( have_posts() ) : ?>
				<div class="cards<?php echo is_search() ? ' cards--rows' : ''; ?>">
					<?php
					while ( have_posts() ) {
						the_post();
						get_template_part( 'template-parts/card', (string) get_post_type() );
					}
					?>
				</div>
				<?php
				the_posts_pagination(
					[
						'mid_size'           => 1,
						'prev_text'          => __( 'Previous', 'quayside' ),
						'next_text'          => __( 'Next', 'quayside' ),
						'aria_label'         => __( 'Pages', 'quayside' ),
						'screen_reader_text' => __( 'Pages', 'quayside' ),
					]
				);
				?>
			<?php else : ?>
				<?php get_template_part( 'template-parts/nothing' ); ?>
			<?php endif; ?>
		</div>
		<?php get_sidebar(); ?>
	</div>
</main>
<?php
get_footer();
