<?php
/**
 * Everything after the content.
 */

declare( strict_types=1 );

get_template_part( 'template-parts/footer' );
?>
<?php // The footer shows as soon as something follows it, see _footer.scss. ?>
<span hidden></span>
<?php wp_footer(); ?>
</body>
</html>
