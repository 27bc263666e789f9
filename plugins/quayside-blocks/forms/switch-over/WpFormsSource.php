<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Kit\OtherTable;

/**
 * WPForms as a source of the switch.
 */
final class WpFormsSource implements FormSource {
	private const POST_TYPE = 'wpforms';

	public function id(): string {
		return 'wpforms';
	}

	public function embeds(): Embeds {
		return new Embeds( 'wpforms/form-selector', [ 'formId' ], [ 'wpforms' ], 'wpforms', 'form_id', false );
	}

	public function ids( int $after, int $limit ): array {
		return FormPosts::ids( self::POST_TYPE, $after, $limit );
	}

	public function get( int $id ): ?\WP_Post {
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}

	public function find( string $name ): ?\WP_Post {
		return EmbedItems::by_id( $name, self::POST_TYPE );
	}

	public function draft( \WP_Post $post ): FormDraft {
		$long = FormDraft::too_long( $post->post_content );
		if ( null !== $long ) {
			return $long;
		}
		$form = json_decode( $post->post_content, true );
		if ( ! is_array( $form ) ) {
			return FormDraft::stopped( __( 'The form’s data is damaged.', 'quayside-blocks' ) );
		}
		return WpForms::convert( $form, OtherTable::exists( 'wpforms_entries' ) );
	}
}
