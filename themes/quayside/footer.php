<?php
/**
 * Everything after the content.
 */

declare( strict_types=1 );

get_template_part( 'template-parts/footer' );
wp_footer(); ?>
</body>
</html>
