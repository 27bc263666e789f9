<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Form;

/**
 * Lists, exports and deletes forms.
 */
final class FormsCommand {
	public function __construct( private Terminal $terminal ) {}

	/**
	 * Lists the forms with the number of their entries.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside forms list --format=json
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function list( array $arguments, array $options ): void {
		$rows = [];
		foreach ( get_posts( [
			'post_type'   => Form::POST_TYPE,
			'numberposts' => -1,
			'post_status' => [ 'publish', 'draft', 'private', 'pending', 'future' ],
			'orderby'     => 'ID',
			'order'       => 'ASC',
		] ) as $post ) {
			$rows[] = [
				'id'      => $post->ID,
				'title'   => Form::any( $post->ID )?->title() ?? '',
				'status'  => $post->post_status,
				'entries' => ( new Listing() )->total( new Filter( $post->ID ) ),
			];
		}
		$this->terminal->rows( $options['format'] ?? 'table', $rows, [ 'id', 'title', 'status', 'entries' ] );
	}

	/**
	 * Prints a form as JSON: title, blocks and settings.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of the form.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside forms export 7 > contact.json
	 *
	 * @param array<int, string> $arguments Arguments.
	 */
	public function export( array $arguments ): void {
		$form = $this->form( $arguments[0] ?? '' );
		$json = wp_json_encode(
			[
				'title'    => $form->post->post_title,
				'content'  => $form->post->post_content,
				'settings' => $form->settings(),
			],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		$this->terminal->line( (string) $json );
	}

	/**
	 * Deletes forms: to the trash, or for ever. Entries stay; `wp quayside entries delete --form=<id>` takes them away.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of forms.
	 *
	 * [--force]
	 * : For ever, not to the trash.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function delete( array $arguments, array $options ): void {
		$forms = array_map( [ $this, 'form' ], $arguments );
		$force = isset( $options['force'] );
		if ( $force ) {
			/* translators: %d: number of forms */
			$this->terminal->confirm( sprintf( _n( 'Delete %d form for ever?', 'Delete %d forms for ever?', count( $forms ), 'quayside-blocks' ), count( $forms ) ), $options );
		}
		foreach ( $forms as $form ) {
			if ( ! ( $force ? wp_delete_post( $form->id(), true ) : wp_trash_post( $form->id() ) ) ) {
				/* translators: %d: id of a form */
				$this->terminal->error( sprintf( __( 'Form %d could not be deleted.', 'quayside-blocks' ), $form->id() ) );
			}
		}
		/* translators: %d: number of forms */
		$this->terminal->success( sprintf( _n( '%d form deleted.', '%d forms deleted.', count( $forms ), 'quayside-blocks' ), count( $forms ) ) );
	}

	private function form( string $id ): Form {
		$form = ctype_digit( $id ) ? Form::any( (int) $id ) : null;
		if ( ! $form ) {
			/* translators: %s: what somebody gave as the id of a form */
			$this->terminal->error( sprintf( __( 'There is no form %s.', 'quayside-blocks' ), $id ) );
		}
		return $form;
	}
}
