<?php
/**
 * Template part for the featured image above the content.
 */

declare( strict_types=1 );

if ( ! has_post_thumbnail() || post_password_required() ) {
	return;
}
?>
<figure class="featured-picture">
	<?php
	the_post_thumbnail(
		'quayside-wide',
		[
			'sizes'         => '(min-width: 1280px) 1184px, 94vw',
			'loading'       => 'eager',
			'fetchpriority' => 'high',
		]
	);
	$quayside_caption = get_the_post_thumbnail_caption();
	if ( '' !== $quayside_caption ) {
		printf( '<figcaption class="wp-element-caption">%s</figcaption>', wp_kses_post( $quayside_caption ) );
	}
	?>
</figure>
