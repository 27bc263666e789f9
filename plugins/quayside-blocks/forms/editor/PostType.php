<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Notifications\Prefilled;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;

/**
 * Registers the post type of forms, which are edited in the block editor, and their settings.
 */
final class PostType implements Module {
	/** Prefix of the names of field blocks. */
	public const FIELD = 'quayside/field-';

	/** Blocks that forms can contain in addition to fields. */
	public const CONTENT = [
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/list-item',
		'core/image',
		'core/separator',
		'core/spacer',
		'core/group',
		'core/html',
		'core/columns',
		'core/column',
	];

	/** Entries of the inserter that lead to a setting of the form. They are never saved. */
	private const SHORTCUTS = [ 'quayside/form-button', 'quayside/form-captcha' ];

	/** Guard of the settings; null until metadata is written. */
	private ?SettingsGuard $guard = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add_for_editors' ] );
		// Before WordPress creates the routes of post types.
		add_action( 'rest_api_init', [ $this, 'add' ], 0 );
		add_action( 'quayside_blocks_register_post_type', [ $this, 'add' ] );
		// Front-end pages only read the settings, so they don't need the registration.
		add_action( Deferred::is_behind_the_pages() ? 'init' : 'rest_api_init', [ $this, 'add_settings' ] );
		add_filter( 'rest_prepare_' . Form::POST_TYPE, [ FormsRoute::class, 'limit' ], PHP_INT_MAX, 2 );
		// Added on all requests, because any code can write metadata. The guard's class loads only then.
		add_filter( 'add_post_metadata', fn ( mixed ...$values ): mixed => $this->guard()->on_add( ...$values ), PHP_INT_MAX, 4 );
		add_filter( 'update_post_metadata', fn ( mixed ...$values ): mixed => $this->guard()->on_update( ...$values ), PHP_INT_MAX, 4 );
		add_filter( 'delete_post_metadata', fn ( mixed ...$values ): mixed => $this->guard()->on_delete( ...$values ), PHP_INT_MAX, 5 );
		add_filter( 'update_post_metadata_by_mid', fn ( mixed ...$values ): mixed => $this->guard()->on_update_by_id( ...$values ), PHP_INT_MAX, 4 );
		add_filter( 'delete_post_metadata_by_mid', fn ( mixed ...$values ): mixed => $this->guard()->on_delete_by_id( ...$values ), PHP_INT_MAX, 2 );
		add_action( 'before_delete_post', fn ( mixed $post ) => $this->guard()->before_delete_post( $post ), PHP_INT_MAX );
		add_action( 'after_delete_post', fn ( mixed $post ) => $this->guard()->after_delete_post( $post ) );
		add_action( 'pre_post_update', [ Prefilled::class, 'remember' ] );
		add_action( 'save_post_' . Form::POST_TYPE, [ Prefilled::class, 'remember' ] );
		// After SureForms, which allows its own fields in all forms.
		add_filter( 'allowed_block_types_all', [ $this, 'allowed' ], 11, 2 );
	}

	/**
	 * Registers the post type where forms can be edited. Pages for visitors read the form's post, which works without it.
	 */
	public function add_for_editors(): void {
		if ( Deferred::is_behind_the_pages() || is_user_logged_in() ) {
			$this->add();
		}
	}

	/**
	 * Registers the post type, once.
	 */
	public function add(): void {
		// SureForms registers the post type with the settings that its screens need.
		if ( post_type_exists( Form::POST_TYPE ) || SureForms::is_active() ) {
			return;
		}
		register_post_type(
			Form::POST_TYPE,
			[
				'labels'                => [
					'name'               => __( 'Forms', 'quayside-blocks' ),
					'singular_name'      => __( 'Form', 'quayside-blocks' ),
					'add_new'            => __( 'Add form', 'quayside-blocks' ),
					'add_new_item'       => __( 'Add form', 'quayside-blocks' ),
					'edit_item'          => __( 'Edit form', 'quayside-blocks' ),
					'search_items'       => __( 'Search forms', 'quayside-blocks' ),
					'item_published'     => __( 'Form published.', 'quayside-blocks' ),
					'item_updated'       => __( 'Form updated.', 'quayside-blocks' ),
					'not_found'          => __( 'No forms found.', 'quayside-blocks' ),
					'not_found_in_trash' => __( 'No forms found in Trash.', 'quayside-blocks' ),
				],
				'public'                => false,
				'show_ui'               => true,
				'show_in_rest'          => true,
				'rest_controller_class' => FormsRoute::class,
				'menu_icon'             => 'dashicons-feedback',
				'menu_position'         => 26,
				'supports'              => [ 'title', 'editor', 'revisions', 'custom-fields' ],
				'capability_type'       => 'page',
				'map_meta_cap'          => true,
				'exclude_from_search'   => true,
			]
		);
	}

	/**
	 * Registers the form's settings.
	 */
	public function add_settings(): void {
		$contract = Contract::load( $this->assets->path( 'build/contracts' ), 'forms/form.settings' );
		register_post_meta(
			Form::POST_TYPE,
			Form::META,
			[
				'type'              => 'object',
				'single'            => true,
				'show_in_rest'      => [ 'schema' => $contract->schema() ],
				'sanitize_callback' => static fn ( mixed $meta ): array => self::clean( $meta ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
			]
		);
	}

	/**
	 * Limits fields to forms, and forms to fields, text, and layout blocks.
	 *
	 * @param bool|array<mixed>        $allowed True for all blocks.
	 * @param \WP_Block_Editor_Context $context Editor context.
	 * @return bool|array<mixed>
	 */
	public function allowed( bool|array $allowed, \WP_Block_Editor_Context $context ): bool|array {
		$registered = array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		$is_field   = static fn ( string $name ): bool => str_starts_with( $name, self::FIELD );
		$post       = $context->post;
		if ( $post && Ownership::is_of_sureforms( $post ) ) {
			return $allowed;
		}
		if ( Form::POST_TYPE === ( $post->post_type ?? '' ) ) {
			return array_values( array_merge( array_filter( $registered, $is_field ), self::CONTENT, self::SHORTCUTS ) );
		}
		$names = is_array( $allowed ) ? $allowed : ( $allowed ? $registered : [] );
		return array_values( array_filter( $names, static fn ( $name ): bool => is_string( $name ) && ! $is_field( $name ) ) );
	}

	private function guard(): SettingsGuard {
		return $this->guard ??= new SettingsGuard();
	}

	/**
	 * @return array<mixed>
	 */
	private static function clean( mixed $meta ): array {
		$meta = is_array( $meta ) ? $meta : [];
		if ( is_string( $meta['successMessage'] ?? null ) ) {
			$meta['successMessage'] = wp_kses_post( $meta['successMessage'] );
		}
		if ( is_string( $meta['successUrl'] ?? null ) ) {
			$meta['successUrl'] = esc_url_raw( $meta['successUrl'], [ 'http', 'https' ] );
		}
		if ( is_array( $meta['messages'] ?? null ) ) {
			// Messages are printed as plain text.
			$meta['messages'] = array_map( static fn ( mixed $text ): string => is_string( $text ) ? sanitize_text_field( $text ) : '', $meta['messages'] );
		}
		if ( is_array( $meta['instant'] ?? null ) && is_string( $meta['instant']['intro'] ?? null ) ) {
			$meta['instant']['intro'] = wp_kses_post( $meta['instant']['intro'] );
		}
		return $meta;
	}
}
