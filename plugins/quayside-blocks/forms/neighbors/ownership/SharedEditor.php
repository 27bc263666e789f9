<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Keeps Quayside forms editable while SureForms is active, which hides the post type's menu, redirects its list to its
 * own screen, and adds its own editor to every form.
 */
final class SharedEditor implements Module {
	/** URL of the post type's list. */
	private const LIST = 'edit.php?post_type=' . Form::POST_TYPE;

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_menu' ], 5 );
		add_action( 'load-edit.php', [ $this, 'keep_list' ], 9 );
		add_filter( 'default_content', [ $this, 'add_default_fields' ], 10, 2 );
		foreach ( [ 'enqueue_block_editor_assets', 'enqueue_block_assets', 'admin_enqueue_scripts' ] as $hook ) {
			add_action( $hook, [ $this, 'dequeue_sureforms' ], PHP_INT_MAX );
		}
	}

	/**
	 * Adds the menu that SureForms hides, which has Quayside's screens as submenu pages.
	 */
	public function add_menu(): void {
		if ( ! SureForms::is_active() ) {
			return;
		}
		$title = __( 'Quayside forms', 'quayside-blocks' );
		add_menu_page( $title, $title, 'manage_options', self::LIST, '', 'dashicons-feedback', 26 );
		add_submenu_page( self::LIST, $title, $title, 'manage_options', self::LIST . '&' . Ownership::ARGUMENT . '=1' );
		remove_submenu_page( self::LIST, self::LIST );
	}

	/**
	 * Shows Quayside forms in WordPress's list table. SureForms redirects based on the post_type argument only.
	 */
	public function keep_list(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- read only.
		if ( ! SureForms::is_active() || ! isset( $_GET[ Ownership::ARGUMENT ], $_GET['post_type'] ) || Form::POST_TYPE !== $_GET['post_type'] ) {
			return;
		}
		unset( $_GET['post_type'] ); // phpcs:ignore WordPress.Security.NonceVerification -- put back below.
		add_action(
			'load-edit.php',
			static function (): void {
				$_GET['post_type'] = Form::POST_TYPE;
			},
			11
		);
		add_filter(
			'posts_where',
			static function ( string $where ): string {
				global $wpdb;
				return $where . $wpdb->prepare( " AND $wpdb->posts.post_content NOT LIKE %s", '%' . $wpdb->esc_like( SureForms::MARK ) . '%' );
			}
		);
		add_filter(
			'admin_url',
			static fn ( string $url, string $path ): string => 'post-new.php?post_type=' . Form::POST_TYPE === $path
				? add_query_arg( Ownership::ARGUMENT, '1', $url )
				: $url,
			10,
			2
		);
		add_action(
			'restrict_manage_posts',
			static function (): void {
				printf( '<input type="hidden" name="%s" value="1">', esc_attr( Ownership::ARGUMENT ) );
			}
		);
		add_filter( 'views_edit-' . Form::POST_TYPE, [ self::class, 'views' ] );
	}

	/**
	 * Adds the query argument to the links above the list.
	 *
	 * @param array<string, string> $views Links by status.
	 * @return array<string, string>
	 */
	public static function views( array $views ): array {
		return str_replace( self::LIST, self::LIST . '&#038;' . Ownership::ARGUMENT . '=1', $views );
	}

	/**
	 * Adds the default fields to a new Quayside form.
	 *
	 * @param string   $content Current content.
	 * @param \WP_Post $post    The new post.
	 */
	public function add_default_fields( $content, \WP_Post $post ): string {
		$content = (string) $content;
		if ( '' !== $content || Form::POST_TYPE !== $post->post_type || ! SureForms::is_active() || ! Ownership::creates( $post ) ) {
			return $content;
		}
		foreach ( [
			'input'    => __( 'Name', 'quayside-blocks' ),
			'email'    => __( 'Email', 'quayside-blocks' ),
			'textarea' => __( 'Message', 'quayside-blocks' ),
		] as $type => $label ) {
			$content .= get_comment_delimited_block_content(
				"quayside/field-$type",
				[
					'label'    => $label,
					'required' => true,
				],
				''
			) . "\n\n";
		}
		return $content;
	}

	/**
	 * Dequeues SureForms' editor on Quayside forms.
	 */
	public function dequeue_sureforms(): void {
		$post = is_admin() ? get_post() : null;
		if (
			! $post instanceof \WP_Post
			|| Form::POST_TYPE !== $post->post_type
			|| ! SureForms::is_active()
			|| Ownership::is_of_sureforms( $post )
			|| 'edit' === ( get_current_screen()->base ?? '' )
		) {
			return;
		}
		foreach ( [ wp_scripts(), wp_styles() ] as $dependencies ) {
			foreach ( $dependencies->queue as $handle ) {
				if ( 1 === preg_match( '/^(?:srfm|sureforms)/', $handle ) ) {
					$dependencies->dequeue( $handle );
				}
			}
		}
	}
}
