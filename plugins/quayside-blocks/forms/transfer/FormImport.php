<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Contract;
use WP_Error;

/**
 * Imports a form from a file as a draft. A file with any error is rejected as a whole.
 */
final class FormImport {
	/** Maximum file size in bytes. */
	private const MAX_BYTES = 1048576;

	/**
	 * @param string $contracts Folder of the contracts.
	 */
	public function __construct( private string $contracts ) {}

	/**
	 * Imports a form.
	 *
	 * @param string $json Contents of the file.
	 * @return int|WP_Error ID of the new draft, or an error with status 400 that names the invalid part.
	 */
	public function import( string $json ): int|WP_Error {
		if ( strlen( $json ) > self::MAX_BYTES ) {
			return FileError::create( __( 'The file is larger than 1 MB. Please select a smaller file.', 'quayside-blocks' ) );
		}
		$file = json_decode( $json, true, 64 );
		if ( ! is_array( $file ) ) {
			/* translators: %s: what is wrong, such as Syntax error */
			return FileError::create( sprintf( __( 'This is not valid JSON: %s.', 'quayside-blocks' ), json_last_error_msg() ) );
		}
		if ( FormExport::FORMAT !== ( $file['format'] ?? null ) ) {
			return FileError::create( __( 'This is not a form export file. The "format" must be "quayside-form".', 'quayside-blocks' ) );
		}
		$valid = Contract::load( $this->contracts, 'forms/form.file' )->validate( $file );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		$settings = is_array( $file['settings'] ?? null ) ? $file['settings'] : [];
		$valid    = Contract::load( $this->contracts, 'forms/form.settings' )->validate( $settings );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		// WP-CLI commands run without the field blocks.
		do_action( 'quayside_blocks_register_fields' );
		$blocks = ( new BlockReader( $this->contracts ) )->read( is_array( $file['blocks'] ?? null ) ? $file['blocks'] : [] );
		if ( is_wp_error( $blocks ) ) {
			return $blocks;
		}
		/** @var array<int, array<mixed>> $blocks */
		// Markup in texts and attributes is sanitized, regardless of the user's capabilities.
		$content = filter_block_content( implode( "\n\n", array_map( 'serialize_block', $blocks ) ), 'post' ); // @phpstan-ignore argument.type
		$id      = wp_insert_post(
			[
				'post_type'    => Form::POST_TYPE,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( sanitize_text_field( is_string( $file['title'] ?? null ) ? $file['title'] : '' ) ),
				'post_content' => wp_slash( $content ),
			],
			true
		);
		if ( ! is_wp_error( $id ) ) {
			update_post_meta( $id, Form::META, wp_slash( $settings ) );
		}
		return $id;
	}
}
