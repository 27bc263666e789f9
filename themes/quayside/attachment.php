<?php
/**
 * Template for attachment pages.
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
				<?php do_action( 'quayside_before_title' ); ?>
				<?php Content::title(); ?>
			</header>
			<div class="entry-content is-layout-constrained has-global-padding">
				<?php if ( wp_attachment_is_image() ) : ?>
					<figure class="alignwide attachment-picture">
						<?php echo wp_get_attachment_image( (int) get_the_ID(), 'quayside-wide' ); ?>
						<?php if ( has_excerpt() ) : ?>
							<figcaption class="wp-element-caption"><?php the_excerpt(); ?></figcaption>
						<?php endif; ?>
					</figure>
					<?php echo wp_kses_post( wpautop( get_the_content() ) ); ?>
				<?php else : ?>
					<?php the_content(); ?>
				<?php endif; ?>
				<?php
				$quayside_parent = (int) wp_get_post_parent_id( (int) get_the_ID() );
				if ( $quayside_parent > 0 ) :
					?>
					<p><a href="<?php echo esc_url( (string) get_permalink( $quayside_parent ) ); ?>"><?php esc_html_e( 'Back to the original page', 'quayside' ); ?></a></p>
				<?php endif; ?>
			</div>
		</article>
		<?php
	}
	?>
</main>
<?php
get_footer();
