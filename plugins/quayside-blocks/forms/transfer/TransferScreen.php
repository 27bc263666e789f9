<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer;

use Quayside\Blocks\Forms\Editor\ProtectedSettings;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Adds the export to the list of forms, and registers the screen that imports forms.
 */
final class TransferScreen implements Module {
	private const PAGE   = 'quayside-form-import';
	private const EXPORT = 'quayside_form_export_json';

	/** Message of the error of this import, empty if there is none. */
	private string $error = '';

	/** The JSON of this import. */
	private string $text = '';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
		add_filter( 'page_row_actions', [ $this, 'add_row_action' ], 10, 2 );
		add_filter( 'post_row_actions', [ $this, 'add_row_action' ], 10, 2 );
		add_action( 'admin_post_' . self::EXPORT, [ $this, 'export' ] );
	}

	/**
	 * Adds the screen to the forms menu.
	 */
	public function add(): void {
		$hook = add_submenu_page(
			'edit.php?post_type=' . Form::POST_TYPE,
			__( 'Import form', 'quayside-blocks' ),
			__( 'Import', 'quayside-blocks' ),
			'edit_pages',
			self::PAGE,
			[ $this, 'render' ]
		);
		add_action( "load-$hook", [ $this, 'handle_import' ] );
	}

	/**
	 * Adds the export link to a form's row.
	 *
	 * @param array<string, string> $actions Links.
	 * @param \WP_Post              $post    The form.
	 * @return array<string, string>
	 */
	public function add_row_action( array $actions, \WP_Post $post ): array {
		if ( Form::POST_TYPE === $post->post_type && 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID ) ) {
			$url               = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::EXPORT . "&form=$post->ID" ), self::EXPORT . $post->ID );
			$actions['export'] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Export', 'quayside-blocks' ) );
		}
		return $actions;
	}

	/**
	 * Sends a form as a JSON file.
	 */
	public function export(): void {
		$id = isset( $_GET['form'] ) && is_numeric( $_GET['form'] ) ? (int) $_GET['form'] : 0;
		check_admin_referer( self::EXPORT . $id );
		$form = Form::any( $id );
		if ( ! $form || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'This form does not exist, or you are not allowed to export it.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		$name = sanitize_file_name( '' === $form->post->post_name ? "form-$id" : $form->post->post_name );
		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Disposition: attachment; filename=\"$name.json\"" );
		echo FormExport::json( $form ); // phpcs:ignore WordPress.Security.EscapeOutput -- a JSON file.
		exit;
	}

	/**
	 * Handles an import.
	 */
	public function handle_import(): void {
		if ( ! isset( $_POST['quayside-import'] ) ) {
			return;
		}
		check_admin_referer( self::PAGE );
		if ( ! current_user_can( 'edit_pages' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to import forms.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		// PHP made the path, and is_uploaded_file() checks it below.
		$upload = is_array( $_FILES['file'] ?? null ) ? $_FILES['file'] : []; // phpcs:ignore WordPress.Security
		$file   = is_string( $upload['tmp_name'] ?? null ) ? $upload['tmp_name'] : '';
		// FormImport validates every part of the JSON before it stores any of it.
		$json       = isset( $_POST['json'] ) ? wp_unslash( $_POST['json'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		$this->text = is_string( $json ) ? $json : '';
		if ( '' !== $file && is_uploaded_file( $file ) ) {
			$this->text = (string) file_get_contents( $file );
		}
		$id = ( new FormImport( $this->assets->path( 'build/contracts' ) ) )->import( trim( $this->text ) );
		if ( ! is_wp_error( $id ) ) {
			wp_safe_redirect( admin_url( "post.php?post=$id&action=edit" ) );
			exit;
		}
		$this->error = $id->get_error_message();
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Import form', 'quayside-blocks' ) );
		if ( '' !== $this->error ) {
			printf(
				'<div class="notice notice-error" role="alert"><p>%s %s</p></div>',
				esc_html__( 'The form could not be imported.', 'quayside-blocks' ),
				esc_html( $this->error )
			);
		}
		printf(
			'<p>%s</p>',
			esc_html__( 'Import a form that was exported from this or another site. It is saved as a draft. Entries are not included.', 'quayside-blocks' )
		);
		if ( ! ProtectedSettings::can_change_all() ) {
			printf(
				'<p>%s</p>',
				esc_html__(
					'Settings that reveal or delete entries (notifications, storage, and the retention period) are not imported, because you are not allowed to change them.',
					'quayside-blocks'
				)
			);
		}
		echo '<form method="post" enctype="multipart/form-data">';
		wp_nonce_field( self::PAGE );
		printf(
			'<p><label for="quayside-import-file">%s</label><br>'
				. '<input type="file" id="quayside-import-file" name="file" class="large-text" accept=".json,application/json"></p>'
				. '<p><label for="quayside-import-json">%s</label><br>'
				. '<textarea id="quayside-import-json" class="large-text code" name="json" rows="12">%s</textarea></p>',
			esc_html__( 'JSON file', 'quayside-blocks' ),
			esc_html__( 'Or paste the JSON', 'quayside-blocks' ),
			esc_textarea( $this->text )
		);
		submit_button( __( 'Import', 'quayside-blocks' ), 'primary', 'quayside-import' );
		echo '</form></div>';
	}
}
