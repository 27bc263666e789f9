<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Upload;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;

/**
 * A file upload field. The form's script turns the native control into a drop zone. Uploads\Check validates the files.
 */
final class UploadField extends FieldType {
	public function has_files(): bool {
		return true;
	}

	public function hint( Field $field ): string {
		$limits = Limits::get( $field );
		/* translators: 1: endings of files such as jpg, pdf; 2: a size such as 5 MB */
		$hint = sprintf( __( '%1$s, up to %2$s each', 'quayside-blocks' ), implode( ', ', $limits->extensions ), (string) size_format( $limits->bytes ) );
		return $limits->files > 1
			/* translators: 1: what is known of each file, 2: number of files */
			? sprintf( __( '%1$s. Maximum number of files: %2$s', 'quayside-blocks' ), $hint, number_format_i18n( $limits->files ) )
			: $hint;
	}

	public function has_own_hint(): bool {
		return true;
	}

	public function required_by( Field $field, bool $is_lasting ): string {
		return $is_lasting ? 'required' : 'text';
	}

	protected function control( Markup $markup ): string {
		$field  = $markup->field();
		$limits = Limits::get( $field );
		$accept = array_map( static fn ( string $extension ): string => ".$extension", $limits->extensions );
		$input  = '<input' . Html::attributes(
			[
				'type'           => 'file',
				'name'           => $field->name() . '[]',
				'multiple'       => $limits->files > 1,
				'accept'         => implode( ',', $accept ),
				'data-max-files' => $limits->files,
				'data-max-size'  => $limits->bytes,
				'data-size'      => (string) size_format( $limits->bytes ),
				'data-words'     => (string) wp_json_encode( self::labels() ),
			] + $markup->common()
		) . '>';
		return "<div class=\"srfm-upload\">$input<p class=\"srfm-upload-hint\" id=\"" . esc_attr( $markup->id() ) . '-rule">'
			. esc_html( $markup->hint() ) . '</p></div>';
	}

	/**
	 * Returns the labels of the field's script.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return [
			'drop'      => __( 'Drop files here, or select files', 'quayside-blocks' ),
			/* translators: %s: name of a file */
			'remove'    => __( 'Remove %s', 'quayside-blocks' ),
			/* translators: 1: name of a file, 2: names of files */
			'left'      => __( '%1$s removed. Selected files: %2$s', 'quayside-blocks' ),
			/* translators: %s: name of a file */
			'none'      => __( '%s removed. No file is selected.', 'quayside-blocks' ),
			'files'     => __( 'Selected files', 'quayside-blocks' ),
			'sending'   => __( 'Uploading files', 'quayside-blocks' ),
			'cancel'    => __( 'Cancel', 'quayside-blocks' ),
			'cancelled' => __( 'Upload canceled. Nothing you entered was lost.', 'quayside-blocks' ),
		];
	}

	public function sample( Field $field ): string {
		return 'document.pdf';
	}
}
