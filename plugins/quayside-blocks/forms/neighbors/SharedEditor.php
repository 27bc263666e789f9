<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Keeps our forms editable while SureForms is active: it hides the post type's menu, leads its list to its own screen and
 * puts its own editor around every form.
 */
final class SharedEditor implements Module {
	/** Names our list of forms, and a new form as ours, in addresses of the admin. */
	public const ARGUMENT = 'quayside-forms';

	/** Address of the post type's list. */
	private const LIST = 'edit.php?post_type=' . Form::POST_TYPE;

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_menu' ], 5 );
		add_action( 'load-edit.php', [ $this, 'stay' ], 9 );
		add_filter( 'default_content', [ $this, 'begin' ], 10, 2 );
		foreach ( [ 'enqueue_block_editor_assets', 'enqueue_block_assets', 'admin_enqueue_scripts' ] as $hook ) {
			add_action( $hook, [ $this, 'unload' ], PHP_INT_MAX );
		}
	}

	/**
	 * Determines whether the current request makes a new form of ours.
	 */
	public static function creates( \WP_Post $post ): bool {
		// A form whose fields have all been deleted is still ours: it has our settings.
		return ( 'auto-draft' === $post->post_status && isset( $_GET[ self::ARGUMENT ] ) ) || metadata_exists( 'post', $post->ID, Form::META ); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
	}

	/**
	 * Adds the menu that SureForms hides; our screens are below it.
	 */
	public function add_menu(): void {
		if ( ! SureForms::is_active() ) {
			return;
		}
		$title = __( 'Quayside forms', 'quayside-blocks' );
		add_menu_page( $title, $title, 'manage_options', self::LIST, '', 'dashicons-feedback', 26 );
		add_submenu_page( self::LIST, $title, $title, 'manage_options', self::LIST . '&' . self::ARGUMENT . '=1' );
		remove_submenu_page( self::LIST, self::LIST );
	}

	/**
	 * Shows our own forms in WordPress's list. SureForms leads away from it by the address's argument alone.
	 */
	public function stay(): void {
		if ( ! SureForms::is_active() || ! isset( $_GET[ self::ARGUMENT ], $_GET['post_type'] ) || Form::POST_TYPE !== $_GET['post_type'] ) { // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
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
		add_filter( 'admin_url', static fn ( string $url, string $path ): string => 'post-new.php?post_type=' . Form::POST_TYPE === $path ? add_query_arg( self::ARGUMENT, '1', $url ) : $url, 10, 2 );
		add_action(
			'restrict_manage_posts',
			static function (): void {
				printf( '<input type="hidden" name="%s" value="1">', esc_attr( self::ARGUMENT ) );
			}
		);
		add_filter( 'views_edit-' . Form::POST_TYPE, [ self::class, 'views' ] );
	}

	/**
	 * Keeps the links above the list in it.
	 *
	 * @param array<string, string> $views Links by status.
	 * @return array<string, string>
	 */
	public static function views( array $views ): array {
		return str_replace( self::LIST, self::LIST . '&#038;' . self::ARGUMENT . '=1', $views );
	}

	/**
	 * Gives a new form of ours the fields that it has without SureForms.
	 *
	 * @param string   $content Content so far.
	 * @param \WP_Post $post    The new post.
	 */
	public function begin( $content, \WP_Post $post ): string {
		$content = (string) $content;
		if ( '' !== $content || Form::POST_TYPE !== $post->post_type || ! SureForms::is_active() || ! self::creates( $post ) ) {
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
	 * Leaves SureForms' editor away from our forms.
	 */
	public function unload(): void {
		$post = is_admin() ? get_post() : null;
		if ( ! $post instanceof \WP_Post || Form::POST_TYPE !== $post->post_type || ! SureForms::is_active() || SureForms::owns( $post ) || 'edit' === ( get_current_screen()->base ?? '' ) ) {
			return;
		}
		foreach ( [ wp_scripts(), wp_styles() ] as $files ) {
			foreach ( $files->queue as $handle ) {
				if ( 1 === preg_match( '/^(?:srfm|sureforms)/', $handle ) ) {
					$files->dequeue( $handle );
				}
			}
		}
	}
}
