<?php
/**
 * Template part for the title and description of a list of posts.
 */

declare( strict_types=1 );

?>
<header class="page-header">
	<?php do_action( 'quayside_before_title' ); ?>
	<h1 class="page-title">
		<?php
		if ( is_search() && '' === trim( get_search_query( false ) ) ) {
			esc_html_e( 'Search results', 'quayside' );
		} elseif ( is_search() ) {
			/* translators: %s: search query. */
			printf( esc_html__( 'Results for “%s”', 'quayside' ), esc_html( get_search_query( false ) ) );
		} elseif ( is_home() && ! is_front_page() ) {
			single_post_title();
		} elseif ( is_home() ) {
			bloginfo( 'name' );
		} else {
			the_archive_title();
		}
		?>
	</h1>
	<?php
	if ( is_archive() ) {
		the_archive_description( '<div class="page-header__text">', '</div>' );
	} elseif ( is_home() && is_front_page() ) {
		printf( '<div class="page-header__text"><p>%s</p></div>', esc_html( get_bloginfo( 'description', 'display' ) ) );
	}
	?>
	<?php if ( is_search() ) : ?>
		<div class="page-header__text"><?php get_search_form(); ?></div>
	<?php endif; ?>
</header>
