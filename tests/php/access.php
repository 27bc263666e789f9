<?php
/**
 * Access table: every route, action, screen, setting, and metadata key of the three plugins and the theme, and who has access.
 * AccessTest requests each as each role, and fails if something is registered that is not listed.
 *
 * A row of "rest" and "actions" is [ roles with access, options ]. A suffix after # in the name distinguishes rows of one route.
 * Options:
 * params, headers   Request data. A function receives the fixture.
 * status            Status for roles with access, 200 by default.
 * denied            Status for others, by default 401 for visitors and 403 for users.
 * nonce             Action of the required nonce. A function receives the fixture.
 * reached           Hook that runs once access is granted, if the response would end the process.
 * says              Part of the response for roles with access.
 * contract          Contract of an action's JSON response. Routes name theirs when they are registered.
 */

declare( strict_types=1 );

use Quayside\Tests\Access\Fixture;
use Quayside\Tests\Access\Roles;

$all     = Roles::ALL;
$visitor = [ 'nobody' ];
$users   = array_values( array_diff( $all, $visitor ) );
// edit_posts, edit_pages, manage_woocommerce, edit_theme_options.
$writers = [ 'contributor', 'author', 'editor', 'shop_manager', 'administrator', 'super_admin' ];
$editors = [ 'editor', 'shop_manager', 'administrator', 'super_admin' ];
$store   = [ 'shop_manager', 'administrator', 'super_admin' ];
$theme   = $store;
// manage_options, and the capabilities of entries.
$owners = [ 'administrator', 'super_admin' ];

$choice  = [
	'id'         => 'k3Vb9QxT1mZpL0aWcR7sYdE5uJ2hNf8G',
	'action'     => 'accept',
	'categories' => [ 'necessary' => true ],
	'revision'   => 1,
	'law'        => 'gdpr',
	'time'       => 1795000000,
];
$account = [
	'first_name'   => 'A',
	'last_name'    => 'B',
	'display_name' => 'A B',
	'email'        => 'new@example.com',
];
$design  = [
	'colors'        => [],
	'font_body'     => '',
	'font_headings' => '',
	'logo'          => 0,
	'show_title'    => true,
];
$spam    = [
	'keys'      => [],
	'score'     => 0.4,
	'blocklist' => [
		'words'     => [],
		'emails'    => [],
		'addresses' => [],
	],
];
// Made for each request, because a token is valid for five minutes, which a run of all tests exceeds.
$of_site = static function ( int $age = 0 ): array {
	$time = (string) ( time() - $age );
	return [
		'time'  => $time,
		'token' => wp_hash( "quayside_form_mail|$time", 'nonce' ),
	];
};
$foreign = [ 'Origin' => 'https://evil.example' ];
$form    = '/wp/v2/sureforms_form/(?P<id>[\d]+)';
$parent  = '/wp/v2/sureforms_form/(?P<parent>[\d]+)';
$entry   = '/quayside/v1/form-entries/(?P<id>\d{1,18})';
$ids     = static fn ( string $action ): callable => static fn ( Fixture $fixture ): array => [
	'action' => $action,
	'ids'    => [ $fixture->entry ],
];

return [
	'rest'       => [
		// Authors can read the titles of published forms, see FormsRoute.
		'GET /wp/v2/sureforms_form'                        => [ $writers ],
		'GET /wp/v2/sureforms_form #edit'                  => [ $editors, [ 'params' => [ 'context' => 'edit' ] ] ],
		'GET /wp/v2/sureforms_form #drafts'                => [ $editors, [ 'params' => [ 'status' => 'draft' ], 'denied' => 400 ] ],
		'POST /wp/v2/sureforms_form'                       => [ $editors, [ 'params' => [ 'title' => 'New' ], 'status' => 201 ] ],
		"GET $form"                                        => [ $writers ],
		"GET $form #edit"                                  => [ $editors, [ 'params' => [ 'context' => 'edit' ] ] ],
		"POST, PUT, PATCH $form"                           => [ $editors, [ 'params' => [ 'title' => 'Changed' ] ] ],
		"DELETE $form"                                     => [ $editors, [ 'params' => [ 'force' => true ] ] ],
		"GET $parent/revisions"                            => [ $editors ],
		"GET $parent/revisions/(?P<id>[\d]+)"              => [ $editors ],
		// WordPress does not allow deleting single revisions.
		"DELETE $parent/revisions/(?P<id>[\d]+)"           => [ [], [ 'params' => [ 'force' => true ] ] ],
		"GET $form/autosaves"                              => [ $editors ],
		"POST $form/autosaves"                             => [ $editors, [ 'params' => [ 'title' => 'Changed' ] ] ],
		"GET $parent/autosaves/(?P<id>[\d]+)"              => [ $editors ],

		// For visitors of cached pages: a token for the form, and one for the submission.
		'POST /sureforms/v1/submit-form'                   => [ $all, [ 'params' => static fn ( Fixture $fixture ): array => $fixture->submission() ] ],
		'POST /sureforms/v1/submit-form #no token'         => [
			[],
			[ 'params' => static fn ( Fixture $fixture ): array => [ 'quayside-token' => '' ] + $fixture->submission(), 'denied' => 403 ],
		],
		'GET /sureforms/v1/after-submission/(?P<submission_id>\d{1,18})' => [
			$all,
			[ 'headers' => static fn ( Fixture $fixture ): array => [ 'X-WP-Submit-Token' => $fixture->token() ] ],
		],
		'GET /sureforms/v1/after-submission/(?P<submission_id>\d{1,18}) #no token' => [ [], [ 'denied' => 403 ] ],

		// quayside_view_form_entries, _manage_, _delete_.
		'GET /quayside/v1/form-entries'                    => [ $owners ],
		"GET $entry"                                       => [ $owners ],
		"POST $entry"                                      => [ $owners, [ 'params' => [ 'starred' => true ] ] ],
		"DELETE $entry"                                    => [ $owners, [ 'status' => 204 ] ],
		"POST $entry/resend"                               => [ $owners ],
		'POST /quayside/v1/form-entries/bulk'              => [ $owners, [ 'params' => $ids( 'star' ) ] ],
		'POST /quayside/v1/form-entries/bulk #delete'      => [ $owners, [ 'params' => $ids( 'delete' ) ] ],
		"POST $entry/notes"                                => [ $owners, [ 'params' => [ 'text' => 'A note' ] ] ],
		"DELETE $entry/notes/(?P<note>\d{1,18})"           => [ $owners ],
		'GET /quayside/v1/form-entries/stats'              => [ $owners ],
		// Users who can edit forms see which CAPTCHA services have keys.
		'GET /quayside/v1/form-spam'                       => [ $editors ],
		// Users who can edit the form preview its emails.
		'POST /quayside/v1/form-email'                     => [
			$editors,
			[
				'params' => static fn ( Fixture $fixture ): array => [
					'form'         => $fixture->form,
					'content'      => '',
					'subject'      => 'S',
					'body'         => 'B',
					'confirmation' => false,
					'send'         => false,
				],
			],
		],
		'POST /quayside/v1/form-spam'                      => [ $owners, [ 'params' => $spam ] ],

		'GET /quayside/v1/health'                          => [ $all ],
		// On a network, administrators of one site don't see Site Health.
		'GET /quayside/v1/health/folders'                  => [ is_multisite() ? [ 'super_admin' ] : $owners ],
		'GET /quayside/v1/health/visitors'                 => [ is_multisite() ? [ 'super_admin' ] : $owners ],

		'GET /quayside-switch/v1/scan'                     => [ $owners ],
		'GET /quayside-switch/v1/scan #rehearsal'          => [ $owners, [ 'params' => [ 'rehearse' => true ] ] ],

		'POST /quayside-switch/v1/file'                    => [
			$owners,
			[
				'params' => [ 'source' => 'none', 'content' => '' ],
				'status' => 400,
			],
		],
		'POST /quayside-switch/v1/file/remove'             => [
			$owners,
			[
				'params' => [ 'source' => 'none', 'id' => 1 ],
				'status' => 404,
			],
		],
		'GET /quayside-switch/v1/run'                      => [ $owners ],
		'POST /quayside-switch/v1/run'                     => [ $owners, [ 'params' => [ 'action' => 'advance' ] ] ],
		'GET /quayside-switch/v1/report'                   => [ $owners ],
		'POST /quayside-switch/v1/report/(?P<id>\d{1,18})/undo' => [ $owners, [ 'path' => [ 'id' => '999999999' ], 'status' => 409 ] ],

		'GET /quayside-consent/v1/preferences'             => [ $all ],
		'POST /quayside-consent/v1/log'                    => [ $all, [ 'params' => $choice, 'status' => 201 ] ],
		'POST /quayside-consent/v1/log #another site'      => [ [], [ 'params' => $choice, 'headers' => $foreign, 'denied' => 403 ] ],
		'POST /quayside-consent/v1/opt-out'                => [ $all, [ 'status' => 303 ] ],
		'POST /quayside-consent/v1/opt-out #another site'  => [ [], [ 'headers' => $foreign, 'denied' => 403 ] ],
		'GET /quayside-consent/v1/receipt'                 => [ $all, [ 'status' => 404 ] ],
		'GET /quayside-consent/v1/receipt #another site'   => [ [], [ 'headers' => $foreign, 'denied' => 403 ] ],
		'POST /quayside-consent/v1/withdrawal'             => [ $all ],
		'POST /quayside-consent/v1/withdrawal #another site' => [ [], [ 'headers' => $foreign, 'denied' => 403 ] ],
		'POST /quayside-consent/v1/impressions'            => [ $all, [ 'params' => [ 'language' => 'en_US', 'layout' => 'bar-top' ], 'status' => 204 ] ],
		'POST /quayside-consent/v1/impressions #another site' => [
			[],
			[ 'params' => [ 'language' => 'en_US', 'layout' => 'bar-top' ], 'headers' => $foreign, 'denied' => 403 ],
		],
		'GET /quayside-consent/v1/statistics'              => [ $owners, [ 'params' => [ 'from' => '2026-01-01', 'to' => '2026-01-31' ] ] ],
		'GET /quayside-consent/v1/log/entries'             => [ $owners ],
		'GET /quayside-consent/v1/log/days'                => [ $owners ],
		'GET /quayside-consent/v1/log/proof/(?P<id>[A-Za-z0-9_-]{1,64})' => [ $owners, [ 'status' => 404 ] ],
		'GET /quayside-consent/v1/settings'                => [ $owners ],
		'POST /quayside-consent/v1/settings'               => [ $owners, [ 'params' => [ 'settings' => [ 'law' => 'gdpr' ] ] ] ],
		'GET /quayside-consent/v1/language-texts/(?P<locale>[A-Za-z0-9_-]{2,20})' => [ $owners ],
		'POST /quayside-consent/v1/language-texts/(?P<locale>[A-Za-z0-9_-]{2,20})' => [
			$owners,
			[ 'params' => [ 'texts' => [], 'policyUrl' => '', 'categories' => [] ] ],
		],
		'POST /quayside-consent/v1/preview'                => [ $owners, [ 'params' => [ 'settings' => [ 'law' => 'gdpr' ] ] ] ],
		'GET /quayside-consent/v1/scan/pages'              => [ $owners ],
		'POST /quayside-consent/v1/scan/providers'         => [ $owners, [ 'params' => [ 'ids' => [ 'youtube' ], 'items' => [] ], 'status' => 204 ] ],
		'GET /quayside-consent/v1/checklist'               => [ $owners ],
		'POST /quayside-consent/v1/checklist'              => [ $owners, [ 'params' => [ 'id' => 'scan', 'dismissed' => false ] ] ],
		'GET /quayside-consent/v1/scan/scheduled'          => [ $owners ],
		'POST /quayside-consent/v1/scan/scheduled'         => [ $owners ],
		'GET /quayside-consent/v1/blocked-domains'         => [ $owners ],
		'POST /quayside-consent/v1/blocked-domains'        => [ $owners, [ 'params' => [ 'page' => '/', 'requests' => [] ] ] ],
		'GET /quayside-consent/v1/import/(?P<from>cookieyes|complianz)' => [ $owners ],
		'POST /quayside-consent/v1/import/(?P<from>cookieyes|complianz)' => [ $owners, [ 'status' => 404 ] ],

		'GET /quayside-shop/v1/settings'                   => [ $store ],
		'POST /quayside-shop/v1/settings'                  => [ $store, [ 'params' => [ 'store_notice_text' => 'Hello' ] ] ],
		// Always returns data of the current user.
		'GET /quayside-shop/v1/customer/orders'            => [ $users ],
		'GET /quayside-shop/v1/customer/downloads'         => [ $users ],
		'GET /quayside-shop/v1/customer/addresses/(?P<type>billing|shipping)' => [ $users ],
		'PUT /quayside-shop/v1/customer/addresses/(?P<type>billing|shipping)' => [
			$users,
			[ 'params' => [ 'values' => [ 'billing_country' => 'DE' ] ], 'status' => 400 ],
		],
		'GET /quayside-shop/v1/customer/account'           => [ $users ],
		'PUT /quayside-shop/v1/customer/account'           => [ $users, [ 'params' => $account ] ],
		'GET /quayside-shop/v1/getting-started'            => [ $store ],
		'POST /quayside-shop/v1/getting-started/dashboard' => [ $store ],
		'GET /quayside-shop/v1/order-sources'              => [ $store, [ 'params' => [ 'from' => '2026-01-01', 'to' => '2026-01-31' ] ] ],

		'POST /quayside-theme/v1/design'                   => [ $theme, [ 'params' => $design ] ],
	],

	'actions'    => [
		// They change nothing, and only pages of this site can read the nonce in the token's response.
		'wp_ajax_validation_ajax_action'                 => [
			$users,
			[
				'params' => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->form ],
				'contract' => 'forms/unique.response',
				'says' => '{"data":[]}',
			],
		],
		'wp_ajax_nopriv_validation_ajax_action'          => [
			$visitor,
			[
				'params' => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->form ],
				'contract' => 'forms/unique.response',
				'says' => '{"data":[]}',
			],
		],
		'wp_ajax_nopriv_validation_ajax_action #draft'   => [
			$visitor,
			[
				'params'   => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->draft ],
				'contract' => 'forms/action.error',
				'says'     => '"success":false',
			],
		],
		'wp_ajax_quayside_form_token'                    => [
			$users,
			[
				'params' => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->form ],
				'contract' => 'forms/token.response',
				'says' => '"token":"',
			],
		],
		'wp_ajax_nopriv_quayside_form_token'             => [
			$visitor,
			[
				'params' => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->form ],
				'contract' => 'forms/token.response',
				'says' => '"token":"',
			],
		],
		'wp_ajax_nopriv_quayside_form_token #draft'      => [
			$visitor,
			[
				'params'   => static fn ( Fixture $fixture ): array => [ 'id' => (string) $fixture->draft ],
				'contract' => 'forms/action.error',
				'says'     => '"success":false',
			],
		],
		// Settings without this site's signature are always rejected.
		'wp_ajax_uag_load_image_gallery_masonry'         => [
			$users,
			[
				'params'   => [ 'page_number' => '1', 'attr' => '{"ids":[1]}', 'nonce' => 'forged' ],
				'contract' => 'galleries/gallery.page-response',
				'says'     => '"success":false',
			],
		],
		'wp_ajax_nopriv_uag_load_image_gallery_masonry'  => [
			$visitor,
			[
				'params'   => [ 'page_number' => '1', 'attr' => '{"ids":[1]}', 'nonce' => 'forged' ],
				'contract' => 'galleries/gallery.page-response',
				'says'     => '"success":false',
			],
		],
		'wp_ajax_uag_load_image_gallery_grid_pagination' => [
			$users,
			[
				'params'   => [ 'page_number' => '1', 'attr' => '{"ids":[1]}', 'nonce' => 'forged' ],
				'contract' => 'galleries/gallery.page-response',
				'says'     => '"success":false',
			],
		],
		'wp_ajax_nopriv_uag_load_image_gallery_grid_pagination' => [
			$visitor,
			[
				'params'   => [ 'page_number' => '1', 'attr' => '{"ids":[1]}', 'nonce' => 'forged' ],
				'contract' => 'galleries/gallery.page-response',
				'says'     => '"success":false',
			],
		],

		// The site calls itself with a temporary token.
		'wp_ajax_quayside_form_mail'                     => [ $users, [ 'params' => static fn (): array => $of_site() ] ],
		'wp_ajax_quayside_form_mail #forged'             => [ [], [ 'params' => static fn (): array => [ 'token' => 'forged' ] + $of_site() ] ],
		'wp_ajax_nopriv_quayside_form_mail'              => [ $visitor, [ 'params' => static fn (): array => $of_site() ] ],
		'wp_ajax_nopriv_quayside_form_mail #forged'      => [ [], [ 'params' => static fn (): array => [ 'token' => 'forged' ] + $of_site() ] ],
		'wp_ajax_nopriv_quayside_form_mail #old'         => [ [], [ 'params' => static fn (): array => $of_site( 3600 ) ] ],

		// quayside_export_form_entries, then the nonce.
		'admin_post_quayside_form_export'                => [ $owners, [ 'nonce' => 'quayside_form_export', 'reached' => 'check_admin_referer' ] ],
		'admin_post_nopriv_quayside_form_export'         => [ $visitor, [ 'says' => 'wp-login.php' ] ],
		'admin_post_quayside_form_export_json'           => [
			$editors,
			[
				'params'  => static fn ( Fixture $fixture ): array => [ 'form' => (string) $fixture->form ],
				'nonce'   => static fn ( Fixture $fixture ): string => "quayside_form_export_json$fixture->form",
				'reached' => 'sanitize_file_name',
			],
		],
		'admin_post_quayside_form_duplicate'             => [
			$editors,
			[
				'params'  => static fn ( Fixture $fixture ): array => [ 'form' => (string) $fixture->form ],
				'nonce'   => static fn ( Fixture $fixture ): string => "quayside_form_duplicate$fixture->form",
				'reached' => 'wp_insert_post_data',
			],
		],
		// Emails contain its URL, without a nonce, because it only displays the file. The entry has no such file.
		'admin_post_quayside_form_file'                  => [
			$owners,
			[ 'params' => static fn ( Fixture $fixture ): array => [ 'entry' => (string) $fixture->entry, 'file' => '1' ], 'status' => 404 ],
		],
		'admin_post_nopriv_quayside_form_file'           => [ $visitor, [ 'says' => 'wp-login.php' ] ],
		'admin_post_quayside_switch_report'              => [ $owners, [ 'nonce' => 'quayside_switch_report', 'reached' => 'check_admin_referer' ] ],
		'admin_post_nopriv_quayside_switch_report'       => [ $visitor, [ 'says' => 'wp-login.php' ] ],
		'admin_post_quayside_consent_export_log'         => [ $owners, [ 'nonce' => 'quayside_consent_export_log', 'reached' => 'check_admin_referer' ] ],
		'admin_post_quayside_consent_export_statistics'  => [
			$owners,
			[ 'nonce' => 'quayside_consent_export_statistics', 'reached' => 'check_admin_referer' ],
		],
		'admin_post_nopriv_quayside_consent_export_statistics' => [ $visitor, [ 'says' => 'wp-login.php' ] ],
		'admin_post_nopriv_quayside_consent_export_log'  => [ $visitor, [ 'says' => 'wp-login.php' ] ],

		'admin_post_quayside_order_sources_csv'          => [ $store, [ 'nonce' => 'quayside_order_sources_csv', 'reached' => 'check_admin_referer' ] ],
		'admin_post_nopriv_quayside_order_sources_csv'   => [ $visitor, [ 'says' => 'wp-login.php' ] ],

		// Cart and session of the current visitor, like the store's endpoints.
		'wc_ajax_quayside_session'                       => [ $all, [ 'contract' => 'shop/dashboard.session', 'says' => '"logged_in":' ] ],
		'wc_ajax_quayside_account'                       => [ $all, [ 'contract' => 'shop/account.forms-response', 'says' => '"logged_in":' ] ],
		'wc_ajax_quayside_add_form'                      => [ $all, [ 'contract' => 'shop/cart.add-form-response', 'says' => '"error":true' ] ],
		// WooCommerce's own, before which the cart is read.
		'wc_ajax_remove_from_cart'                       => [
			$all,
			[ 'params' => [ 'cart_item_key' => 'none' ], 'contract' => 'shop/cart.remove-response', 'says' => '"success":false' ],
		],
		'wc_ajax_quayside_restore_cart_item'             => [
			$all,
			[ 'params' => [ 'cart_item_key' => 'none' ], 'contract' => 'shop/cart.remove-response', 'says' => '"success":false' ],
		],
	],

	// Screens by slug. They are rendered by scripts, which use the routes above.
	'screens'    => [
		'quayside-form-import'     => $editors,
		'quayside-form-entries'    => $owners,
		'quayside-form-spam'       => $owners,
		'quayside-switch'          => $owners,
		'quayside-consent'         => $owners,
		'quayside-consent-log'     => $owners,
		'quayside-consent-statistics' => $owners,
		'quayside-getting-started' => $store,
		'quayside-order-sources'   => $store,
		'quayside-design'          => $theme,
	],

	// Users who can write it. Some settings require more, see ProtectedSettings.
	'meta'       => [
		'post/sureforms_form/_quayside_form' => $editors,
	],

	// Options of wp/v2/settings and options.php.
	'settings'   => [
		'quayside_consent_delete_log' => $owners,
		'quayside_forms_delete_data' => $owners,
		'quayside_shop_settings'     => $owners,
	],

	// Settings of the Customizer.
	'customizer' => $theme,

	// Files that read request data outside the REST API, and how they check access.
	'requests'   => [
		'packages/kit-php/src/CsvDownload.php'             => 'the mark that ends a download',
		'packages/kit-php/src/RequestLimits.php'           => 'measures requests',
		'packages/kit-php/src/Deferred.php'                => 'chooses what loads',
		'packages/kit-php/src/SwitchPreview.php'           => 'pages: for owners with its nonce, chooses what is shown',
		'packages/kit-php/src/SwitchReport.php'            => 'admin_post_quayside_switch_report',
		'plugins/quayside-blocks/forms/entries/screen/ExportAction.php' => 'admin_post_quayside_form_export',
		'plugins/quayside-blocks/forms/neighbors/ownership/Ownership.php' => 'determines whether a new form is one of ours beside SureForms',
		'plugins/quayside-blocks/forms/neighbors/ownership/SharedEditor.php' => 'chooses what is shown: the list of our forms beside SureForms',
		'plugins/quayside-blocks/forms/notifications/EmailSchedule.php' => 'wp_ajax_quayside_form_mail',
		'plugins/quayside-blocks/forms/page/InstantPage.php' => 'pages: published forms that have a page, others for who may edit them',
		'plugins/quayside-blocks/forms/render/Preview.php' => 'chooses what is shown: a form without its token',
		'plugins/quayside-blocks/forms/submission/AjaxActions.php' => 'wp_ajax_validation_ajax_action, wp_ajax_quayside_form_token',
		'plugins/quayside-blocks/forms/submission/NativeSubmit.php' => 'for everybody: token of the form; nobody’s where another site posts it',
		'plugins/quayside-blocks/forms/submission/SubmitRoute.php' => 'POST /sureforms/v1/submit-form',
		'plugins/quayside-blocks/forms/overview/DuplicateAction.php' => 'admin_post_quayside_form_duplicate',
		'plugins/quayside-blocks/forms/transfer/TransferScreen.php' => 'screen quayside-form-import with its nonce, admin_post_quayside_form_export_json',
		'plugins/quayside-shop/order-sources/Export.php' => 'admin_post_quayside_order_sources_csv',
		'plugins/quayside-blocks/forms/entries/screen/DownloadAction.php' => 'admin_post_quayside_form_file',
		'plugins/quayside-blocks/gallery/paging/Pager.php' => 'chooses what is shown: the page of a gallery',
		'plugins/quayside-blocks/gallery/paging/PagesRoute.php' => 'wp_ajax_uag_*: settings that the site has signed',
		'plugins/quayside-consent/page/Context.php'        => 'chooses what loads',
		'plugins/quayside-consent/log/Module.php'          => 'admin_post_quayside_consent_export_log',
		'plugins/quayside-consent/statistics/Module.php'   => 'admin_post_quayside_consent_export_statistics',
		'plugins/quayside-consent/choice/OptOutForm.php'   => 'chooses what is shown: that it is done',
		'plugins/quayside-consent/record/Cookie.php'         => 'the visitor’s own consent',
		'plugins/quayside-consent/scanner/ScannedPage.php' => 'pages for owners with a nonce',
		'plugins/quayside-consent/strict/Delivery.php'     => 'chooses which headers are sent',
		'plugins/quayside-shop/account/AccountFormsRoute.php' => 'wc_ajax_quayside_account',
		'plugins/quayside-shop/cart/AddFormRoute.php'      => 'wc_ajax_quayside_add_form',
		'plugins/quayside-shop/cart/CartCookies.php'       => 'the visitor’s own cart',
		'plugins/quayside-shop/cart/CartIsland.php'        => 'the visitor’s own cart',
		'plugins/quayside-shop/cart/Module.php'            => 'chooses what loads: whether a product is added',
		'plugins/quayside-shop/cart/SelectedVariation.php' => 'the visitor’s own cart: finds the variation, which WooCommerce checks',
		'plugins/quayside-shop/cart/RestoreRoute.php'      => 'wc_ajax_quayside_restore_cart_item',
		'plugins/quayside-shop/front-end/Hosts.php'        => 'chooses what is shown',
		'plugins/quayside-shop/order-attribution/FirstTouch.php' => 'the visitor’s own order, after WooCommerce has checked the nonce of its checkout',
		'plugins/quayside-shop/speculation/RefusedRequest.php' => 'refuses requests that nobody has clicked',
		'plugins/quayside-shop/store-api/WcAjax.php'       => 'chooses what loads',
		'plugins/quayside-shop/settings/SettingsTab.php'   => 'chooses what loads',
		'themes/quayside/inc/Preview/Module.php'           => 'chooses what is shown',
	],
];
