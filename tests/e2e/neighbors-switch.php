<?php
/**
 * Content of neighbors-switch.spec.ts, made with the functions of the plugins where they have some. Prints what the tests need as JSON.
 */

declare( strict_types=1 );

wp_set_current_user( 1 );
kses_remove_filters();

$pages = [];
$add   = static function ( string $title, string $content, string $type = 'page' ) use ( &$pages ): int {
	$id = wp_insert_post( wp_slash( [
		'post_type'    => $type,
		'post_status'  => 'publish',
		'post_title'   => $title,
		'post_content' => $content,
	] ) );
	return $pages[ $title ] = (int) $id;
};

// SureForms, as its editor saves it.
$booking = $add(
	'Booking',
	'<!-- wp:srfm/input {"block_id":"aa11bb","label":"Your name","slug":"your-name","required":true,"formId":0} /-->'
	. "\n\n" . '<!-- wp:srfm/email {"block_id":"cc22dd","label":"Your email","slug":"your-email","required":true,"formId":0} /-->'
	. "\n\n" . '<!-- wp:srfm/multi-choice {"block_id":"ee33ff","label":"Day","slug":"day","singleSelection":true,"options":[{"optionTitle":"Monday"},{"optionTitle":"Tuesday"}],"formId":0} /-->'
	. "\n\n" . '<!-- wp:srfm/textarea {"block_id":"ab44cd","label":"Wishes","slug":"wishes","formId":0} /-->',
	'sureforms_form'
);
update_post_meta( $booking, '_srfm_submit_button_text', 'Book now' );
update_post_meta( $booking, '_srfm_form_confirmation', [
	[
		'id'                => 1,
		'confirmation_type' => 'same page',
		'message'           => '<p>See you, {form:your-name}</p>',
		'submission_action' => 'hide form',
	],
] );
update_post_meta( $booking, '_srfm_email_notification', [
	[
		'id'             => 1,
		'status'         => true,
		'is_raw_format'  => false,
		'name'           => 'Owner',
		'email_to'       => 'bookings@example.com',
		'email_reply_to' => '{form:your-email}',
		'subject'        => 'Booking of {form:your-name}',
		'email_body'     => '{all_data}',
	],
] );

// WPForms.
$question = (int) wpforms()->obj( 'form' )->add( 'Question', [], [ 'builder' => false ] );
wp_update_post( [
	'ID'           => $question,
	'post_content' => wp_slash( (string) wp_json_encode( [
		'id'       => $question,
		'field_id' => 4,
		'fields'   => [
			'1' => [ 'id' => '1', 'type' => 'name', 'label' => 'Name', 'format' => 'simple', 'required' => '1', 'size' => 'medium' ],
			'2' => [ 'id' => '2', 'type' => 'email', 'label' => 'Email', 'required' => '1', 'size' => 'medium' ],
			'3' => [ 'id' => '3', 'type' => 'textarea', 'label' => 'Your question', 'size' => 'medium' ],
		],
		'settings' => [
			'form_title'          => 'Question',
			'submit_text'         => 'Ask',
			'ajax_submit'         => '1',
			'notification_enable' => '1',
			'notifications'       => [
				'1' => [
					'notification_name' => 'Owner',
					'email'             => 'questions@example.com',
					'subject'           => 'Question of {field_id="1"}',
					'sender_name'       => 'Harbor',
					'sender_address'    => '{admin_email}',
					'replyto'           => '{field_id="2"}',
					'message'           => '{all_fields}',
				],
			],
			'confirmations'       => [
				'1' => [ 'name' => 'Default', 'type' => 'message', 'message' => '<p>We read every question.</p>', 'message_scroll' => '1' ],
			],
		],
	] ) ),
] );

// Contact Form 7.
$call = WPCF7_ContactForm::get_template( [ 'title' => 'Call me' ] );
$call->set_properties( [
	'form'     => "<label> Your phone\n    [tel* your-phone] </label>\n\n<label> Best time\n    [select best-time \"Morning\" \"Evening\"] </label>\n\n[submit \"Call me\"]",
	'mail'     => [
		'recipient'          => 'calls@example.com',
		'subject'            => 'Call [your-phone]',
		'sender'             => '[_site_title] <wordpress@example.com>',
		'body'               => "Phone: [your-phone]\nTime: [best-time]",
		'additional_headers' => '',
	],
	'messages' => [ 'mail_sent_ok' => 'We will call you.' ] + $call->prop( 'messages' ),
] );
$call->save();

// A form with a rule that Quayside doesn't have.
$members = WPCF7_ContactForm::get_template( [ 'title' => 'Members' ] );
$members->set_properties( [ 'additional_settings' => 'subscribers_only: true' ] );
$members->save();

// Spectra.
$images = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 3 ] );
$media  = array_map( static fn ( WP_Post $image ): array => [
	'id'      => $image->ID,
	'url'     => (string) wp_get_attachment_url( $image->ID ),
	'alt'     => 'Boat ' . $image->ID,
	'caption' => '',
	'title'   => $image->post_title,
], $images );
$block  = (string) wp_json_encode( [
	'block_id'        => '7c1f2a3b',
	'mediaGallery'    => $media,
	'mediaIDs'        => array_column( $media, 'id' ),
	'readyToRender'   => true,
	'columnsDesk'     => 3,
	'imageClickEvent' => 'lightbox',
], JSON_UNESCAPED_SLASHES );
$gallery = "<!-- wp:uagb/image-gallery $block /-->";

$add( 'Book a table', '<!-- wp:srfm/form {"id":' . $booking . '} /-->' );
$add( 'Ask us', '<!-- wp:paragraph --><p>Ask anything.</p><!-- /wp:paragraph -->' . "\n\n" . '<!-- wp:wpforms/form-selector {"formId":"' . $question . '"} /-->' );
$short = $call->shortcode();
$add(
	'We call you',
	'<!-- wp:contact-form-7/contact-form-selector {"id":' . $call->id() . ',"hash":"' . substr( $call->hash(), 0, 7 ) . '","title":"Call me"} -->'
	. '<div class="wp-block-contact-form-7-contact-form-selector">' . $short . '</div><!-- /wp:contact-form-7/contact-form-selector -->'
);
$add( 'Members only', $members->shortcode() );
$add( 'Boats', $gallery );
$pattern = $add( 'Our question', "[wpforms id=\"$question\"]", 'wp_block' );
$add( 'With a pattern', "<!-- wp:block {\"ref\":$pattern} /-->" );
$text = '<!-- wp:paragraph --><p>' . str_repeat( 'Boats in the harbor at dawn. ', 20 ) . '</p><!-- /wp:paragraph -->';
for ( $number = 1; $number <= 30; $number++ ) {
	$add( "Log $number", "$text\n\n$gallery\n\n$text\n\n[wpforms id=\"$question\"]", 'post' );
}

// Astra, as the Customizer saves it.
set_theme_mod( 'custom_logo', $images[0]->ID );
update_option( 'astra-settings', [
	'global-color-palette'    => [ 'palette' => [ '#7a1f3d', '#5c162d', '#1f1420', '#3b2f3a', '#fdf7f2', '#ffffff', '#e7dcd4', '#cfbfb4', '#424242' ] ],
	'footer-copyright-editor' => 'Copyright [copyright] [current_year] [site_title], harbor office',
] + (array) get_option( 'astra-settings', [] ) );
wp_update_custom_css_post( '.harbor-note { color: #7a1f3d; }' );

echo '|', wp_json_encode( [
	'pages'   => array_map(
		'get_permalink',
		array_intersect_key( $pages, array_flip( [ 'Book a table', 'Ask us', 'We call you', 'Members only', 'Boats', 'With a pattern', 'Log 30' ] ) )
	),
	'booking' => $booking,
	'question' => $question,
	'call'    => $call->id(),
] );
