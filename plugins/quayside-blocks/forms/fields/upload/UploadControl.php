<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Upload;

use Quayside\Blocks\Forms\Render\Html;
use Quayside\Blocks\Forms\Render\RuleHint;
use Quayside\Blocks\Forms\Schema\Field;
use Quayside\Blocks\Forms\Uploads\Limits;

/**
 * The control of an upload: the browser's own, which the form's script makes a place to drop files on.
 */
final class UploadControl {
	/**
	 * The control.
	 *
	 * @param array<string, string|bool|float|int|null> $common Attributes of every control.
	 */
	public static function html( Field $field, array $common ): string {
		$limits = Limits::of( $field );
		$dots   = array_map( static fn ( string $ending ): string => ".$ending", $limits->endings );
		$input  = '<input' . Html::attributes(
			[
				'type'           => 'file',
				'name'           => $field->name() . '[]',
				'multiple'       => $limits->files > 1,
				'accept'         => implode( ',', $dots ),
				'data-max-files' => $limits->files,
				'data-max-size'  => $limits->bytes,
				'data-size'      => (string) size_format( $limits->bytes ),
				'data-words'     => (string) wp_json_encode( self::words() ),
			] + $common
		) . '>';
		return "<div class=\"srfm-upload\">$input<p class=\"srfm-upload-hint\" id=\"" . esc_attr( (string) ( $common['id'] ?? '' ) ) . '-rule">' . esc_html( RuleHint::text( $field ) ) . '</p></div>';
	}

	/**
	 * What the script says.
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
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
}
