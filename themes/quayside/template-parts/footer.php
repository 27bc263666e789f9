<?php
/**
 * Template part for the site footer: widget columns, menus, and legal line.
 */

declare( strict_types=1 );

use Quayside\Theme\Assets\Icon;
use Quayside\Theme\Footer\Module as Footer;
use Quayside\Theme\Parts\Module as Parts;
use Quayside\Theme\Settings\Settings;

$quayside_blocks  = Parts::content( 'footer-content' );
$quayside_columns = Footer::columns();
?>
<footer class="site-footer">
	<div class="site-footer__inner">
		<?php if ( '' !== $quayside_blocks ) : ?>
			<div class="site-footer__blocks"><?php echo $quayside_blocks; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks. ?></div>
		<?php elseif ( [] !== $quayside_columns ) : ?>
			<div class="site-footer__columns">
				<?php foreach ( $quayside_columns as $quayside_column ) : ?>
					<div class="site-footer__column"><?php dynamic_sidebar( $quayside_column ); ?></div>
				<?php endforeach; ?>
			</div>
		<?php endif; ?>
		<div class="site-footer__base">
			<div class="site-footer__brand">
				<a class="site-brand__title" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a>
				<?php if ( Settings::is_on( 'footer_tagline' ) && '' !== get_bloginfo( 'description' ) ) : ?>
					<p><?php bloginfo( 'description' ); ?></p>
				<?php endif; ?>
			</div>
			<?php if ( '' !== $quayside_blocks ? has_nav_menu( 'footer' ) : Footer::has_menu() ) : ?>
				<nav aria-label="<?php esc_attr_e( 'Footer', 'quayside' ); ?>">
					<?php
					wp_nav_menu(
						[
							'theme_location' => 'footer',
							'container'      => '',
							'menu_class'     => 'menu menu--footer',
							'depth'          => 1,
						]
					);
					?>
				</nav>
			<?php endif; ?>
		</div>
		<?php
		/** Fires in the footer, for plugin content such as payment icons or a link to the cookie preferences. */
		do_action( 'quayside_footer' );
		?>
		<div class="site-footer__legal">
			<p>
				<?php
				$quayside_text = Settings::text( 'footer_text' );
				if ( '' !== $quayside_text ) {
					echo wp_kses_post( $quayside_text );
				} else {
					/* translators: 1: year, 2: site name. */
					printf( esc_html__( '© %1$s %2$s', 'quayside' ), esc_html( wp_date( 'Y' ) ?: '' ), esc_html( get_bloginfo( 'name', 'display' ) ) );
				}
				?>
			</p>
			<?php
			if ( has_nav_menu( 'legal' ) ) {
				wp_nav_menu(
					[
						'theme_location'       => 'legal',
						'container'            => 'nav',
						'container_aria_label' => __( 'Legal', 'quayside' ),
						'menu_class'           => 'menu menu--legal',
						'depth'                => 1,
					]
				);
			} else {
				the_privacy_policy_link();
			}
			?>
		</div>
	</div>
	<?php if ( Settings::is_on( 'scroll_to_top' ) ) : ?>
	<div class="to-top">
		<a class="to-top__link" href="#top">
			<?php echo Icon::svg( 'arrow-up' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span class="screen-reader-text"><?php esc_html_e( 'Back to top', 'quayside' ); ?></span>
		</a>
	</div>
	<?php endif; ?>
</footer>
