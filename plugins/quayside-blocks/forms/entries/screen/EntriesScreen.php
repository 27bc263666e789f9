<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The admin's screen of entries, drawn by React.
 */
final class EntriesScreen implements Module {
	private const PAGE = 'quayside-form-entries';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	/**
	 * Adds the screen below the forms; who may not edit forms finds it in a menu of its own.
	 */
	public function add(): void {
		$title = __( 'Entries', 'quayside-blocks' );
		$hook  = current_user_can( 'edit_pages' )
			? add_submenu_page( 'edit.php?post_type=' . Form::POST_TYPE, $title, $title, Capabilities::VIEW, self::PAGE, [ $this, 'show' ] )
			: add_menu_page( $title, $title, Capabilities::VIEW, self::PAGE, [ $this, 'show' ], 'dashicons-feedback', 26 );
		add_action( "admin_print_styles-$hook", [ $this, 'load' ] );
	}

	/**
	 * Loads the screen's script.
	 */
	public function load(): void {
		wp_enqueue_style( 'wp-components' );
		$this->assets->script( 'form-entries' );
		$this->assets->style( 'form-entries' );
		wp_style_add_data( $this->assets->register_style( 'form-entries' ), 'rtl', 'replace' );
	}

	/**
	 * Prints the place of the screen.
	 */
	public function show(): void {
		printf( '<div class="wrap"><h1>%s</h1><div id="quayside-form-entries" data-props="%s"></div></div>', esc_html__( 'Entries', 'quayside-blocks' ), esc_attr( (string) wp_json_encode( self::props() ) ) );
	}

	/**
	 * What the screen starts with: contract forms/entries.screen.
	 *
	 * @return array<string, mixed>
	 */
	public static function props(): array {
		$forms = [];
		foreach ( get_posts( [
			'post_type'   => Form::POST_TYPE,
			'numberposts' => 500, // phpcs:ignore WordPress.WP.PostsPerPage -- every form is a choice of the filter.
			'orderby'     => 'title',
			'order'       => 'ASC',
			'post_status' => [ 'publish', 'draft', 'private' ],
		] ) as $post ) {
			$forms[] = [
				'id'    => $post->ID,
				'title' => '' === $post->post_title ? __( '(no title)', 'quayside-blocks' ) : $post->post_title,
			];
		}
		return [
			'forms'     => $forms,
			'may'       => [
				'manage'   => current_user_can( Capabilities::MANAGE ),
				'delete'   => current_user_can( Capabilities::DELETE ),
				'export'   => current_user_can( Capabilities::EXPORT ),
				'settings' => current_user_can( 'manage_options' ),
			],
			'exportUrl' => current_user_can( Capabilities::EXPORT ) ? ExportAction::url() : '',
		];
	}
}
