<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer;

use Quayside\Blocks\Forms\Editor\PostType;
use Quayside\Blocks\Kit\Contract;
use WP_Error;

/**
 * Reads and validates the blocks of an export file. Only blocks that forms may contain are allowed, with attributes
 * that match their block.json.
 */
final class BlockReader {
	/** Maximum nesting depth. */
	private const MAX_DEPTH = 6;

	/** Attributes that every block supports. */
	private const COMMON = [ 'lock', 'metadata', 'className', 'style', 'align', 'anchor' ];

	/** @var array<string, string> Paths of fields by block ID. */
	private array $ids = [];

	private ?Contract $conditions = null;

	/**
	 * @param string $contracts Folder of the contracts.
	 */
	public function __construct( private string $contracts ) {}

	/**
	 * Returns the blocks in the format of parse_blocks().
	 *
	 * @param array<mixed> $blocks Blocks in the format of the contract forms/form.file.
	 * @param string       $path   Path of the blocks in the file, for error messages.
	 * @param int          $depth  Nesting depth.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	public function read( array $blocks, string $path = 'blocks', int $depth = 1 ): array|WP_Error {
		if ( $depth > self::MAX_DEPTH ) {
			/* translators: %s: place in a file, such as blocks[2].blocks */
			return FileError::create( sprintf( __( '%s is nested too deeply.', 'quayside-blocks' ), $path ) );
		}
		$read = [];
		foreach ( array_values( $blocks ) as $number => $block ) {
			$result = $this->block( $block, "{$path}[$number]", $depth );
			if ( is_wp_error( $result ) ) {
				return $result;
			}
			$read[] = $result;
		}
		return $read;
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	private function block( mixed $block, string $path, int $depth ): array|WP_Error {
		$block      = is_array( $block ) ? $block : [];
		$name       = is_string( $block['name'] ?? null ) ? $block['name'] : '';
		$attributes = is_array( $block['attributes'] ?? null ) ? $block['attributes'] : [];
		$inner      = is_array( $block['blocks'] ?? null ) ? $block['blocks'] : [];
		$content    = is_array( $block['content'] ?? null ) ? array_values( $block['content'] ) : [];
		$error      = $this->name_error( $name, $path )
			?? $this->attributes_error( $name, $attributes, $path )
			?? self::content_error( $content, $inner, $path );
		if ( null !== $error ) {
			return $error;
		}
		$blocks = $this->read( $inner, "$path.blocks", $depth + 1 );
		if ( is_wp_error( $blocks ) ) {
			return $blocks;
		}
		if ( str_starts_with( $name, PostType::FIELD ) && ! isset( $attributes['block_id'] ) ) {
			$attributes['block_id'] = substr( str_replace( '-', '', wp_generate_uuid4() ), 0, 8 );
		}
		return [
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => $blocks,
			'innerHTML'    => '',
			// A block with only inner blocks needs one null for each.
			'innerContent' => [] === $content ? array_fill( 0, count( $blocks ), null ) : $content,
		];
	}

	private function name_error( string $name, string $path ): ?WP_Error {
		$is_allowed = str_starts_with( $name, PostType::FIELD )
			? null !== \WP_Block_Type_Registry::get_instance()->get_registered( $name )
			: in_array( $name, PostType::CONTENT, true );
		/* translators: 1: place in a file, 2: name of a block */
		return $is_allowed ? null : FileError::create( sprintf( __( '%1$s: the block "%2$s" is not allowed in forms.', 'quayside-blocks' ), $path, $name ) );
	}

	/**
	 * @param array<mixed> $attributes Attributes.
	 */
	private function attributes_error( string $name, array $attributes, string $path ): ?WP_Error {
		// WordPress validates its own blocks on output, and their markup is sanitized.
		if ( ! str_starts_with( $name, PostType::FIELD ) ) {
			return null;
		}
		$schemas = \WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes ?? [];
		foreach ( $attributes as $key => $value ) {
			if ( in_array( $key, self::COMMON, true ) ) {
				continue;
			}
			$schema = $schemas[ $key ] ?? null;
			if ( ! is_array( $schema ) ) {
				/* translators: 1: place in a file, 2: name of an attribute */
				return FileError::create( sprintf( __( '%1$s has an unknown attribute: %2$s.', 'quayside-blocks' ), $path, (string) $key ) );
			}
			$valid = 'conditional' === $key
				? $this->conditions()->validate( $value )
				: rest_validate_value_from_schema( $value, $schema, "$path.attributes.$key" );
			if ( is_wp_error( $valid ) ) {
				return FileError::create(
					'conditional' === $key ? "$path.attributes.conditional: " . $valid->get_error_message() : $valid->get_error_message()
				);
			}
		}
		return $this->id_error( $attributes['block_id'] ?? null, $path );
	}

	private function id_error( mixed $id, string $path ): ?WP_Error {
		if ( null === $id ) {
			return null;
		}
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[A-Za-z0-9]{1,40}$/D', $id ) ) {
			return FileError::create(
				/* translators: %s: place in a file */
				sprintf( __( '%s.attributes.block_id must contain only letters and digits, up to 40 characters.', 'quayside-blocks' ), $path )
			);
		}
		if ( isset( $this->ids[ $id ] ) ) {
			/* translators: 1: place in a file, 2: another place, 3: an id */
			return FileError::create( sprintf( __( '%1$s and %2$s have the same block_id, %3$s.', 'quayside-blocks' ), $this->ids[ $id ], $path, $id ) );
		}
		$this->ids[ $id ] = $path;
		return null;
	}

	/**
	 * @param array<mixed> $content Parts of the content.
	 * @param array<mixed> $inner   Inner blocks.
	 */
	private static function content_error( array $content, array $inner, string $path ): ?WP_Error {
		$placeholders = 0;
		foreach ( $content as $part ) {
			if ( null === $part ) {
				++$placeholders;
			} elseif ( ! is_string( $part ) || str_contains( $part, '<!--' ) ) {
				return FileError::create(
					/* translators: %s: place in a file */
					sprintf( __( '%s.content must contain strings without HTML comments, and null for each inner block.', 'quayside-blocks' ), $path )
				);
			}
		}
		return [] === $content || count( $inner ) === $placeholders ? null : FileError::create(
			/* translators: 1: place in a file, 2: a number, 3: a number */
			sprintf( __( '%1$s.content has %2$d placeholders for %3$d inner blocks.', 'quayside-blocks' ), $path, $placeholders, count( $inner ) )
		);
	}

	private function conditions(): Contract {
		return $this->conditions ??= Contract::load( $this->contracts, 'forms/field.conditions' );
	}
}
