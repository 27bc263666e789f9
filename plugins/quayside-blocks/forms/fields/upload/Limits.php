<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Upload;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * Limits of an upload field.
 */
final class Limits {
	/** Extensions that are never accepted, whatever the field allows, because servers or browsers could run such files. */
	private const BLOCKED = '/^(?:php\d*|phtml?|pht|phps|phar|inc|htaccess|htpasswd|ini|svgz?|html?|xhtml|shtml|xml|xsl|js|mjs|cjs|cgi|fcgi|pl|py|rb|sh'
		. '|bash|exe|com|dll|bat|cmd|msi|scr|vbs?|ps1|asp|aspx|asa|jsp|jspx|jar|war|swf|hta|lnk|config)$/i';

	/** Extensions of a field that does not list any. */
	private const DEFAULT = 'jpg, jpeg, png, webp, pdf';

	/**
	 * @param array<int, string> $extensions Extensions in lowercase, without a dot.
	 * @param int                $files      Maximum number of files.
	 * @param int                $bytes      Maximum size of a file in bytes.
	 */
	private function __construct( public readonly array $extensions, public readonly int $files, public readonly int $bytes ) {}

	/**
	 * Returns the limits of a field. The server's limits take precedence.
	 */
	public static function get( Field $field ): self {
		$listed     = preg_split( '/[\s,;.]+/', strtolower( $field->text( 'allowedTypes', self::DEFAULT ) ), -1, PREG_SPLIT_NO_EMPTY );
		$registered = array_merge( ...array_map( static fn ( string $extensions ): array => explode( '|', $extensions ), array_keys( wp_get_mime_types() ) ) );
		$is_allowed = static fn ( string $extension ): bool => in_array( $extension, $registered, true ) && ! self::is_blocked( $extension );
		$extensions = array_filter( $listed ?: [], $is_allowed );
		$mb         = $field->number( 'maxSize' ) ?? 5.0;
		return new self(
			array_values( array_unique( $extensions ) ),
			max( 1, min( 50, self::max_files(), (int) ( $field->number( 'maxFiles' ) ?? 1 ) ) ),
			(int) max( 1, min( $mb * 1048576, wp_max_upload_size() ) )
		);
	}

	/**
	 * Returns the maximum number of files per submission. It is one less than max_file_uploads, because PHP silently drops
	 * files beyond that number, and so a submission with exactly that many could have lost some.
	 */
	public static function max_files(): int {
		return max( 1, (int) ini_get( 'max_file_uploads' ) - 1 );
	}

	/**
	 * Determines whether an extension is never accepted.
	 */
	public static function is_blocked( string $extension ): bool {
		return 1 === preg_match( self::BLOCKED, $extension );
	}
}
