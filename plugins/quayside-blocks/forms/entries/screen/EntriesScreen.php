<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\AdminScreen;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Registers the screen that lists, reads, and exports entries.
 */
final class EntriesScreen implements Module {
	private const PAGE = 'quayside-form-entries';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	/**
	 * Adds the screen to the forms menu. Users who can't edit forms don't have that menu and get a separate one.
	 */
	public function add(): void {
		$screen = new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Entries', 'quayside-blocks' ),
			capability: Capabilities::VIEW,
			entry: 'form-entries',
			element: 'quayside-form-entries',
			data: static fn (): array => [ 'props' => self::props() ],
			has_rtl: true
		);
		if ( current_user_can( 'edit_pages' ) ) {
			$screen->add_to_submenu( 'edit.php?post_type=' . Form::POST_TYPE );
		} else {
			$screen->add_to_menu( 'dashicons-feedback', 26 );
		}
	}

	/**
	 * Returns the data that the screen starts with, as the contract forms/entries.screen defines it.
	 *
	 * @return array<string, mixed>
	 */
	public static function props(): array {
		$forms = [];
		foreach ( get_posts( [
			'post_type'   => Form::POST_TYPE,
			'numberposts' => 500, // phpcs:ignore WordPress.WP.PostsPerPage -- the filter lists every form.
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
