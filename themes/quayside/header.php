<?php
/**
 * Template for everything before the content: head, header, and mobile menu.
 */

declare( strict_types=1 );

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php
wp_body_open();
/** Fires before the header, for site-wide notices. */
do_action( 'quayside_before_header' );
get_template_part( 'template-parts/header' );
get_template_part( 'template-parts/mobile-menu' );
