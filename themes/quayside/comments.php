<?php
/**
 * Template for comments and the comment form.
 */

declare( strict_types=1 );

use Quayside\Theme\Comments\Replies;

if ( post_password_required() ) {
	return;
}
?>
<section id="comments" class="comments" aria-label="<?php esc_attr_e( 'Comments', 'quayside' ); ?>"<?php echo Replies::host(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit. ?>
	<?php if ( have_comments() ) : ?>
		<h2 class="comments__title">
			<?php
			printf(
				/* translators: %s: number of comments. */
				esc_html( _n( '%s comment', '%s comments', (int) get_comments_number(), 'quayside' ) ),
				esc_html( number_format_i18n( (int) get_comments_number() ) )
			);
			?>
		</h2>
		<ol class="comment-list">
			<?php
			wp_list_comments(
				[
					'style'       => 'ol',
					'short_ping'  => true,
					'avatar_size' => 48,
				]
			);
			?>
		</ol>
		<?php the_comments_pagination(); ?>
	<?php endif; ?>
	<?php if ( ! comments_open() && get_comments_number() > 0 ) : ?>
		<p class="comments__closed"><?php esc_html_e( 'Comments are closed.', 'quayside' ); ?></p>
	<?php endif; ?>
	<?php comment_form(); ?>
</section>
