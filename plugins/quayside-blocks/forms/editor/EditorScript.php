<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Schema\Messages;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * What the block editor loads for forms: script, styles and the category of the fields.
 */
final class EditorScript implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'load' ] );
		// Inside the editor's frame too.
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
		if ( $post instanceof \WP_Post && SureForms::owns( $post ) ) {
			return;
		}
		$handle = $this->assets->script( 'forms-editor' );
		// The sidebar of the form's settings is a plugin of the editor.
		wp_scripts()->registered[ $handle ]->deps[] = 'wp-plugins';
		wp_add_inline_script(
			$handle,
			'window.quaysideForms = ' . wp_json_encode( self::state(), JSON_HEX_TAG ) . ';',
			'before'
		);
	}

	/**
	 * What the editor starts with: contract forms/form.editor.
	 *
	 * @return array<string, mixed>
	 */
	public static function state(): array {
		return [
			'messages' => Messages::all(),
			'pages'    => InstantPage::root(),
			// Settings that the current user may not change are shown only.
			'fixed'    => array_values( array_filter( array_keys( ProtectedSettings::NEEDS ), static fn ( string $setting ): bool => ! ProtectedSettings::may_change( $setting ) ) ),
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
