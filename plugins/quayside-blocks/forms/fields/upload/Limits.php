<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Upload;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * What an upload field takes.
 */
final class Limits {
	/** Endings that no form takes, whatever its owner lists: servers or browsers may run such files. */
	private const NEVER = '/^(?:php\d*|phtml?|pht|phps|phar|inc|htaccess|htpasswd|ini|svgz?|html?|xhtml|shtml|xml|xsl|js|mjs|cjs|cgi|fcgi|pl|py|rb|sh|bash|exe|com|dll|bat|cmd|msi|scr|vbs?|ps1|asp|aspx|asa|jsp|jspx|jar|war|swf|hta|lnk|config)$/i';

	/** What a field takes that names nothing. */
	private const DEFAULT = 'jpg, jpeg, png, webp, pdf';

	/**
	 * @param array<int, string> $endings Endings without a dot, in lower case.
	 * @param int                $files   Most files.
	 * @param int                $bytes   Most bytes of a file.
	 */
	private function __construct( public readonly array $endings, public readonly int $files, public readonly int $bytes ) {}

	/**
	 * The limits of a field: its owner's within those of the form.
	 */
	public static function of( Field $field ): self {
		$named   = preg_split( '/[\s,;.]+/', strtolower( $field->text( 'allowedTypes', self::DEFAULT ) ), -1, PREG_SPLIT_NO_EMPTY );
		$known   = array_merge( ...array_map( static fn ( string $endings ): array => explode( '|', $endings ), array_keys( wp_get_mime_types() ) ) );
		$endings = array_filter( $named ?: [], static fn ( string $ending ): bool => in_array( $ending, $known, true ) && ! self::is_never( $ending ) );
		$mb      = $field->number( 'maxSize' ) ?? 5.0;
		return new self(
			array_values( array_unique( $endings ) ),
			max( 1, min( 50, self::of_form(), (int) ( $field->number( 'maxFiles' ) ?? 1 ) ) ),
			(int) max( 1, min( $mb * 1048576, wp_max_upload_size() ) )
		);
	}

	/**
	 * Most files of a submission: one less than PHP takes, because it drops what is beyond its number without a word, and as
	 * many as it takes may be fewer than were sent.
	 */
	public static function of_form(): int {
		return max( 1, (int) ini_get( 'max_file_uploads' ) - 1 );
	}

	/**
	 * Whether an ending is one that no form takes.
	 */
	public static function is_never( string $ending ): bool {
		return 1 === preg_match( self::NEVER, $ending );
	}
}
