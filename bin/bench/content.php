<?php
/**
 * Creates the content of the benchmark if there is no demo content. It is the same for every theme and set of plugins.
 *
 * Usage: php content.php FOLDER
 */

declare( strict_types=1 );

$quayside_site = require dirname( __DIR__ ) . '/site/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

/**
 * Adds an image with colored stripes to the media library and returns its ID.
 */
$add_image = static function ( int $number ): int {
	$image = imagecreatetruecolor( 1200, 0 === $number % 2 ? 800 : 1500 );
	for ( $band = 0; $band < 40; $band++ ) {
		$color = imagecolorallocate( $image, ( $number * 53 + $band * 5 ) % 256, ( 90 + $band * 3 ) % 256, ( 140 + $number * 17 ) % 256 );
		imagefilledellipse( $image, $band * 31, ( $band * 67 ) % imagesy( $image ), 260, 200, (int) $color );
	}
	$file = wp_upload_dir()['path'] . "/bench-$number.jpg";
	imagejpeg( $image, $file, 80 );
	$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => "Picture $number", 'post_status' => 'inherit' ], $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', "Colored bands $number" );
	return $id;
};

$text     = static fn ( int $count ): string => str_repeat(
	"<!-- wp:paragraph -->\n<p>The harbour wakes before the town does. Boats come in on the tide, nets are shaken out, and someone always has coffee on the stove.</p>\n<!-- /wp:paragraph -->\n\n",
	$count
);
$images = array_map( $add_image, range( 1, 9 ) );
$category = (int) wp_create_term( 'Harbour', 'category' )['term_id'];
for ( $quayside_post = 1; $quayside_post <= 12; $quayside_post++ ) {
	$quayside_id = wp_insert_post(
		[
			'post_type'     => 'post',
			'post_status'   => 'publish',
			'post_title'    => "Notes from the quay $quayside_post",
			'post_content'  => $text( 8 ),
			'post_category' => [ $category ],
		]
	);
	set_post_thumbnail( $quayside_id, $images[ $quayside_post % 9 ] );
}

$add_page = static fn ( string $title, string $content ): int => (int) wp_insert_post(
	[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ]
);
$add_page( 'Gallery', '<!-- wp:quayside/gallery ' . wp_json_encode( [ 'layout' => 'grid', 'ids' => $images, 'clickAction' => 'lightbox' ] ) . ' /-->' );
$add_page( 'About', $text( 6 ) );
$form = wp_insert_post(
	[
		'post_type'    => 'sureforms_form',
		'post_status'  => 'publish',
		'post_title'   => 'Contact',
		'post_content' => '<!-- wp:quayside/field-input {"block_id":"a1","slug":"name","label":"Name","required":true} /--><!-- wp:quayside/field-email {"block_id":"a2","slug":"email","label":"Email","required":true} /--><!-- wp:quayside/field-textarea {"block_id":"a3","slug":"message","label":"Message"} /-->',
	]
);
$add_page( 'Contact', '<!-- wp:quayside/form {"formId":' . $form . '} /-->' );

if ( class_exists( 'WC_Product_Simple' ) ) {
	$quayside_term = wp_insert_term( 'On deck', 'product_cat' );
	for ( $quayside_product = 1; $quayside_product <= 12; $quayside_product++ ) {
		$quayside_item = new WC_Product_Simple();
		$quayside_item->set_name( "Enamel mug $quayside_product" );
		$quayside_item->set_regular_price( (string) ( 9 + $quayside_product ) );
		$quayside_item->set_description( 'Enamel on steel, chips with dignity.' );
		$quayside_item->set_image_id( $images[ $quayside_product % 9 ] );
		if ( is_array( $quayside_term ) ) {
			$quayside_item->set_category_ids( [ (int) $quayside_term['term_id'] ] );
		}
		$quayside_item->save();
	}
}
