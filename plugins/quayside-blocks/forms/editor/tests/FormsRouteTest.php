<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that only users who can edit a form can read its settings, through any route.
 */
final class FormsRouteTest extends FormTestCase {
	private const SETTINGS = [
		'notifications' => [
			[
				'to'      => 'secret-recipient@example.com',
				'subject' => 'secret-subject',
				'body'    => 'secret-body',
			],
		],
		'honeypot'      => false,
		'instant'       => [ 'enabled' => true ],
	];

	/** Content of the draft. */
	private const DRAFT = 'secret-draft-field';

	private Form $form;

	private int $draft;

	protected function set_up(): void {
		parent::set_up();
		$this->form  = self::form( [], self::SETTINGS );
		$this->draft = (int) wp_insert_post(
			[
				'post_type'    => Form::POST_TYPE,
				'post_status'  => 'draft',
				'post_title'   => self::DRAFT,
				'post_content' => '<!-- wp:quayside/field-input {"block_id":"x","label":"' . self::DRAFT . '"} /-->',
			]
		);
		update_post_meta( $this->draft, Form::META, self::SETTINGS );
		// Updating the form creates a revision.
		wp_update_post( [ 'ID' => $this->form->id(), 'post_excerpt' => 'secret-excerpt' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function roles_without_access(): array {
		return [
			'visitor'     => [ '' ],
			'subscriber'  => [ 'subscriber' ],
			'contributor' => [ 'contributor' ],
			'author'      => [ 'author' ],
		];
	}

	/**
	 * @dataProvider roles_without_access
	 */
	public function test_users_who_cannot_edit_a_form_cannot_read_its_settings( string $role ): void {
		'' === $role || self::log_in_as( $role );
		$base      = '/wp/v2/sureforms_form';
		$id        = $this->form->id();
		$responses = [];
		$routes    = [
			$base,
			"$base/$id",
			"$base/$this->draft",
			"$base/$id/revisions",
			"$base/$id/autosaves",
			'/wp/v2/search',
			'/wp/v2/posts',
			'/wp/v2/pages',
		];
		$queries   = [
			[],
			[ 'status' => 'draft' ],
			[ 'status' => 'any' ],
			[ 'search' => 'secret' ],
			[ 'include' => "$id,$this->draft" ],
			[ 'subtype' => 'any' ],
		];
		foreach ( [ 'view', 'embed', 'edit' ] as $context ) {
			foreach ( $routes as $route ) {
				foreach ( $queries as $query ) {
					$response    = self::rest( 'GET', $route, $query + [ 'context' => $context, '_embed' => '1' ] );
					$responses[] = rest_get_server()->response_to_data( $response, true );
				}
			}
		}
		$responses[] = self::rest( 'OPTIONS', "$base/$id" )->get_data();
		$responses[] = self::rest( 'GET', '/oembed/1.0/embed', [ 'url' => home_url( "/?p=$id" ) ] )->get_data();
		$responses[] = self::rest( 'GET', '/wp/v2/block-renderer/quayside/form', [ 'context' => 'edit', 'attributes' => [ 'formId' => $this->draft ] ] )
			->get_data();
		$responses[] = rest_get_server()->serve_batch_request_v1( self::batch( "$base/$id" ) )->get_data();
		self::assertStringNotContainsString( 'secret-', (string) wp_json_encode( $responses ) );
		self::assertStringNotContainsString( 'honeypot":', (string) wp_json_encode( self::rest( 'GET', "$base/$id" )->get_data() ) );
	}

	/**
	 * @dataProvider roles_without_access
	 */
	public function test_pages_feeds_and_sitemaps_do_not_contain_forms( string $role ): void {
		'' === $role || self::log_in_as( $role );
		do_action( 'quayside_blocks_register_post_type' );
		$server  = $_SERVER;
		$queries = static fn ( int $id ): array => [
			"p=$id",
			"page_id=$id",
			"p=$id&post_type=sureforms_form",
			"p=$id&preview=true",
			'post_type=sureforms_form',
			'post_type=sureforms_form&feed=rss2',
			"p=$id&feed=rss2",
			"p=$id&embed=true",
			's=secret',
			's=Contact',
		];
		foreach ( [ $this->form->id(), $this->draft ] as $id ) {
			foreach ( $queries( $id ) as $query ) {
				$wp = new \WP();
				foreach ( (array) wp_parse_args( $query ) as $name => $value ) {
					$_GET[ $name ] = $value;
				}
				$_SERVER['REQUEST_URI'] = "/?$query";
				$wp->parse_request();
				$found = ( new \WP_Query( $wp->query_vars ) )->posts ?? [];
				self::assertSame( [], array_filter( $found, static fn ( \WP_Post $post ): bool => Form::POST_TYPE === $post->post_type ), $query );
				$_GET = [];
			}
		}
		$_SERVER = $server;
		self::assertArrayNotHasKey( Form::POST_TYPE, ( new \WP_Sitemaps_Posts() )->get_object_subtypes() );
	}

	public function test_visitors_and_subscribers_cannot_list_forms(): void {
		foreach ( [ '/wp/v2/sureforms_form', "/wp/v2/sureforms_form/{$this->form->id()}" ] as $route ) {
			self::assertSame( 401, self::rest( 'GET', $route )->get_status() );
		}
		self::log_in_as( 'subscriber' );
		self::assertSame( 403, self::rest( 'GET', '/wp/v2/sureforms_form' )->get_status() );
	}

	public function test_authors_of_posts_can_list_the_titles_of_published_forms(): void {
		self::log_in_as( 'contributor' );
		$list = self::rest( 'GET', '/wp/v2/sureforms_form', [ 'per_page' => 100, 'status' => 'publish' ] );
		self::assertSame( 200, $list->get_status() );
		$mine = array_values( array_filter( $list->get_data(), fn ( array $form ): bool => $this->form->id() === $form['id'] ) );
		self::assertSame(
			[ [ 'id' => $this->form->id(), 'status' => 'publish', 'type' => Form::POST_TYPE, 'title' => [ 'rendered' => 'Contact' ] ] ],
			array_map( static fn ( array $form ): array => array_diff_key( $form, [ '_links' => 1 ] ), $mine )
		);
		self::assertSame( 403, self::rest( 'GET', "/wp/v2/sureforms_form/$this->draft" )->get_status() );
	}

	public function test_editors_can_read_all_settings(): void {
		self::log_in_as( 'editor' );
		$form = self::rest( 'GET', "/wp/v2/sureforms_form/{$this->form->id()}", [ 'context' => 'edit' ] )->get_data();
		self::assertSame( 'secret-recipient@example.com', $form['meta'][ Form::META ]['notifications'][0]['to'] );
		self::assertStringContainsString( 'quayside/field-email', $form['content']['raw'] );
		self::assertSame( 200, self::rest( 'GET', "/wp/v2/sureforms_form/$this->draft" )->get_status() );
	}

	public function test_settings_are_protected_if_another_plugin_registers_the_post_type(): void {
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_true' );
		$response = function (): string {
			$request = new \WP_REST_Request( 'GET' );
			$request->set_param( 'context', 'edit' );
			// SureForms uses the default controller.
			$controller = new \WP_REST_Posts_Controller( Form::POST_TYPE );
			return (string) wp_json_encode( $controller->prepare_item_for_response( get_post( $this->form->id() ), $request )->get_data() );
		};
		foreach ( [ '', 'subscriber', 'author' ] as $role ) {
			'' === $role || self::log_in_as( $role );
			self::assertStringNotContainsString( 'secret-', $response() );
			self::assertStringNotContainsString( 'block_id', $response() );
		}
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( 'secret-recipient', $response() );
	}

	public function test_only_editors_can_read_forms_by_xml_rpc(): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		add_filter( 'xmlrpc_enabled', '__return_true' );
		$user   = self::log_in_as( 'author' );
		$server = new \wp_xmlrpc_server();
		foreach ( [ $this->form->id(), $this->draft ] as $id ) {
			$response = $server->wp_getPost( [ 1, (string) get_userdata( $user )?->user_login, 'password', $id ] );
			self::assertInstanceOf( \IXR_Error::class, $response );
			self::assertSame( 401, $response->code );
		}
		$login = (string) get_userdata( $user )?->user_login;
		$list  = $server->wp_getPosts( [ 1, $login, 'password', [ 'post_type' => Form::POST_TYPE, 'post_status' => 'publish' ] ] );
		self::assertStringNotContainsString( 'secret-', (string) wp_json_encode( $list ) );
	}

	public function test_visitors_see_published_forms_by_shortcode_and_block(): void {
		$id = $this->form->id();
		foreach ( [ do_shortcode( "[quayside_form id=\"$id\"]" ), do_blocks( "<!-- wp:quayside/form {\"formId\":$id} /-->" ) ] as $html ) {
			self::assertStringContainsString( "id=\"srfm-form-$id", $html );
			self::assertStringNotContainsString( 'secret-', $html );
		}
		self::assertSame( '', do_shortcode( "[quayside_form id=\"$this->draft\"]" ) );
	}

	private static function batch( string $route ): \WP_REST_Request {
		$batch = new \WP_REST_Request( 'POST', '/batch/v1' );
		$batch->set_body_params( [ 'requests' => [ [ 'method' => 'PUT', 'path' => "$route?context=edit", 'body' => [] ] ] ] );
		$batch->set_default_params( [ 'validation' => 'normal' ] );
		return $batch;
	}
}
