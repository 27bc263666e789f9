<?php
/**
 * Template for pages that do not exist.
 */

declare( strict_types=1 );

get_header();
?>
<main id="content" class="site-main" tabindex="-1">
	<header class="page-header">
		<p class="eyebrow"><?php esc_html_e( 'Error 404', 'quayside' ); ?></p>
		<h1 class="page-title"><?php esc_html_e( 'Page not found', 'quayside' ); ?></h1>
		<div class="page-header__text">
			<p><?php esc_html_e( 'The page you are looking for doesn’t exist. It may have moved, or the link may be incorrect.', 'quayside' ); ?></p>
			<?php get_search_form(); ?>
			<p><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Go to homepage', 'quayside' ); ?></a></p>
		</div>
	</header>
	<?php
	$quayside_recent = new WP_Query(
		[
			'posts_per_page'      => 3,
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		]
	);
	if ( $quayside_recent->have_posts() ) {
		// WordPress does so only for the main query.
		update_post_thumbnail_cache( $quayside_recent );
		?>
		<section class="section" aria-labelledby="recent-title">
			<h2 id="recent-title"><?php esc_html_e( 'Latest posts', 'quayside' ); ?></h2>
			<div class="cards">
				<?php
				while ( $quayside_recent->have_posts() ) {
					$quayside_recent->the_post();
					get_template_part( 'template-parts/card' );
				}
				wp_reset_postdata();
				?>
			</div>
		</section>
		<?php
	}
	?>
</main>
<?php
get_footer();
