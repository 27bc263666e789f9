<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Transfer\FormExport;
use Quayside\Blocks\Forms\Transfer\FormImport;
use Quayside\Blocks\Kit\CommandOptions;
use Quayside\Blocks\Kit\Terminal;

/**
 * Lists, exports, imports, and deletes forms.
 */
// phpcs:disable WordPress.WP.AlternativeFunctions
final class FormsCommand {
	public function __construct( private Terminal $terminal, private FormImport $import ) {}

	/**
	 * Lists forms with their entry counts.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns to show, separated by commas. Default: all.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - ids
	 *   - count
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
		$columns = CommandOptions::columns( $this->terminal, [ 'id', 'title', 'status', 'entries' ], $options );
		$rows    = [];
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
		$this->terminal->rows( $options['format'] ?? 'table', $rows, $columns );
	}

	/**
	 * Exports a form as JSON, in the same format as Export in the forms list.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the form.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside forms export 7 > contact.json
	 *
	 * @param array<int, string> $arguments Arguments.
	 */
	public function export( array $arguments ): void {
		$this->terminal->line( FormExport::json( $this->form( $arguments[0] ?? '' ) ) );
	}

	/**
	 * Imports a form from a JSON file as a draft.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the exported JSON file.
	 *
	 * [--porcelain]
	 * : Output only the ID of the new form.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside forms import contact.json
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function import( array $arguments, array $options ): void {
		$path = $arguments[0] ?? '';
		$json = is_file( $path ) ? file_get_contents( $path ) : false;
		if ( false === $json ) {
			/* translators: %s: path of a file */
			$this->terminal->error( sprintf( __( 'Could not read %s.', 'quayside-blocks' ), $path ) );
		}
		$id = $this->import->import( trim( $json ) );
		if ( is_wp_error( $id ) ) {
			$this->terminal->error( $id->get_error_message() );
		}
		if ( CommandOptions::has_flag( $options, 'porcelain' ) ) {
			$this->terminal->line( (string) $id );
			return;
		}
		/* translators: %d: id of a form */
		$this->terminal->success( sprintf( __( 'Form %d imported as a draft.', 'quayside-blocks' ), $id ) );
	}

	/**
	 * Moves forms to the trash, or deletes them permanently.
	 *
	 * Their entries stay. To delete them, run `wp quayside entries delete --form=<id>`.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : One or more form IDs.
	 *
	 * [--force]
	 * : Delete permanently instead of moving to the trash.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside forms delete 7
	 *     wp quayside forms delete 7 --force --yes
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function delete( array $arguments, array $options ): void {
		$forms = array_map( [ $this, 'form' ], $arguments );
		$force = CommandOptions::has_flag( $options, 'force' );
		if ( $force ) {
			/* translators: %d: number of forms */
			$question = _n( 'Permanently delete %d form?', 'Permanently delete %d forms?', count( $forms ), 'quayside-blocks' );
			$this->terminal->confirm( sprintf( $question, count( $forms ) ), $options );
		}
		foreach ( $forms as $form ) {
			if ( ! ( $force ? wp_delete_post( $form->id(), true ) : wp_trash_post( $form->id() ) ) ) {
				/* translators: %d: id of a form */
				$this->terminal->error( sprintf( __( 'Could not delete form %d.', 'quayside-blocks' ), $form->id() ) );
			}
		}
		/* translators: %d: number of forms */
		$message = _n( '%d form deleted.', '%d forms deleted.', count( $forms ), 'quayside-blocks' );
		if ( ! $force ) {
			/* translators: %d: number of forms */
			$message = _n( '%d form moved to the trash.', '%d forms moved to the trash.', count( $forms ), 'quayside-blocks' );
		}
		$this->terminal->success( sprintf( $message, count( $forms ) ) );
	}

	private function form( string $id ): Form {
		$form = ctype_digit( $id ) ? Form::any( (int) $id ) : null;
		if ( ! $form ) {
			/* translators: %s: the given form ID */
			$this->terminal->error( sprintf( __( 'Form %s not found.', 'quayside-blocks' ), $id ) );
		}
		return $form;
	}
}
