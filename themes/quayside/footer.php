<?php
/**
 * Template for everything after the content.
 */

declare( strict_types=1 );

get_template_part( 'template-parts/footer' );
?>
<?php // CSS shows the footer only once an element follows it, see _footer.scss. ?>
<span hidden></span>
<?php wp_footer(); ?>
</body>
</html>
