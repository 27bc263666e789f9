<?php
/**
 * Everything after the content.
 */

declare( strict_types=1 );

get_template_part( 'template-parts/footer' );
?>
<div class="to-top">
	<a class="to-top__link" href="#top">
		<?php echo \Quayside\Theme\Icon::svg( 'arrow-up' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
		<span class="screen-reader-text"><?php esc_html_e( 'Back to top', 'quayside' ); ?></span>
	</a>
</div>
<?php wp_footer(); ?>
</body>
</html>
