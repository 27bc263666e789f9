<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Editor\Templates\Template;
use Quayside\Blocks\Forms\Editor\Templates\Templates;
use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Messages;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Loads the scripts and styles for forms in the block editor, and adds the category of the field blocks.
 */
final class EditorScript implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'load' ] );
		// Also inside the editor's iframe.
		add_action(
			'enqueue_block_assets',
			function (): void {
				if ( is_admin() ) {
					$this->assets->style( 'forms' );
					$this->assets->style( 'forms-editor' );
				}
			}
		);
		add_filter( 'block_categories_all', [ $this, 'categories' ] );
	}

	/**
	 * Loads the editor's script: field blocks, embed block and the form's settings.
	 */
	public function load(): void {
		$post = get_post();
		if ( $post instanceof \WP_Post && Ownership::is_of_sureforms( $post ) ) {
			return;
		}
		$handle = $this->assets->script( 'forms-editor' );
		// The form's settings are an editor plugin.
		wp_scripts()->registered[ $handle ]->deps[] = 'wp-plugins';
		wp_add_inline_script(
			$handle,
			'window.quaysideForms = ' . wp_json_encode( self::state( Form::POST_TYPE === ( $post->post_type ?? '' ) ), JSON_HEX_TAG ) . ';',
			'before'
		);
	}

	/**
	 * Returns the initial state of the editor; contract forms/form.editor.
	 *
	 * @param bool $is_form Whether a form is edited, which can start with a template.
	 * @return array<string, mixed>
	 */
	public static function state( bool $is_form = true ): array {
		$is_fixed = static fn ( string $setting ): bool => ! ProtectedSettings::can_change( $setting );
		return [
			'messages'  => Messages::all(),
			'pages'     => InstantPage::root(),
			// Settings that the current user can't change are read-only.
			'fixed'     => array_values( array_filter( array_keys( ProtectedSettings::NEEDS ), $is_fixed ) ),
			// SureForms has templates of its own.
			'templates' => $is_form && ! SureForms::is_active() ? array_map( [ self::class, 'template' ], Templates::all() ) : [],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function template( Template $template ): array {
		return [
			'name'        => $template->name,
			'title'       => $template->title,
			'description' => $template->description,
			'content'     => $template->content(),
			'settings'    => (object) $template->settings(),
		];
	}

	/**
	 * Adds the category of the fields.
	 *
	 * @param array<mixed> $categories Categories of blocks.
	 * @return array<mixed>
	 */
	public function categories( array $categories ): array {
		return [
			[
				'slug'  => 'quayside-forms',
				'title' => __( 'Form fields', 'quayside-blocks' ),
			],
			...$categories,
		];
	}
}
