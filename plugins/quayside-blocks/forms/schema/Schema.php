<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\Address\AddressGroup;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\PlainText;

/**
 * Reads the fields of a form from the blocks of its post.
 */
final class Schema {
	private const PREFIX = 'quayside/field-';

	/**
	 * Fields by block id, in page order.
	 *
	 * @var array<string, Field>
	 */
	private array $fields = [];

	/**
	 * Default values of email fields by block id, including those of fields with duplicate ids.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $email_defaults = [];

	/**
	 * @var array<int, array{slug: string, label: string, parts: array<int, string>}>
	 */
	private array $addresses = [];

	/**
	 * Fields and groups by id, in page order, with their conditions.
	 *
	 * @var array<string, array{type: string, formatType: string, within: string, conditional: mixed}>
	 */
	private array $conditional = [];

	/**
	 * Reads the fields from a form's content.
	 *
	 * @param string $content The form's post content.
	 */
	public static function parse( string $content ): self {
		$schema = new self();
		$schema->read( parse_blocks( $content ), '' );
		return $schema;
	}

	/**
	 * Returns the fields by block id.
	 *
	 * @return array<string, Field>
	 */
	public function fields(): array {
		return $this->fields;
	}

	/**
	 * Returns all default values of email fields that a page with this form can contain, by block id.
	 *
	 * @return array<string, array<int, string>>
	 */
	public function email_defaults(): array {
		return $this->email_defaults;
	}

	/**
	 * Returns a field by its slug; null for none.
	 */
	public function by_slug( string $slug ): ?Field {
		foreach ( $this->fields as $field ) {
			if ( $field->slug === $slug ) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * Returns the address groups with the block ids of their parts.
	 *
	 * @return array<int, array{slug: string, label: string, parts: array<int, string>}>
	 */
	public function addresses(): array {
		return $this->addresses;
	}

	/**
	 * Returns fields and groups by id, in page order, with their conditions.
	 *
	 * @return array<string, array{type: string, formatType: string, within: string, conditional: mixed}>
	 */
	public function conditional(): array {
		return $this->conditional;
	}

	/**
	 * Returns the field that a block describes. Null if the block is not a field or has no valid id.
	 *
	 * @param string               $name       The block's name.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function field( string $name, array $attributes ): ?Field {
		$type = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		$id   = $attributes['block_id'] ?? '';
		if ( null === FieldTypes::get( $type ) || ! is_string( $id ) || 1 !== preg_match( '/^[A-Za-z0-9]{1,40}$/', $id ) ) {
			return null;
		}
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			/**
			 * Fires when a form is read on a page where the field blocks, whose defaults are needed, are not registered yet.
			 *
			 * @internal
			 */
			do_action( 'quayside_blocks_register_fields' );
		}
		$block    = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$defaults = [];
		foreach ( (array) ( $block->attributes ?? [] ) as $key => $definition ) {
			if ( is_array( $definition ) && array_key_exists( 'default', $definition ) ) {
				$defaults[ $key ] = $definition['default'];
			}
		}
		$attributes += $defaults;
		$label       = is_string( $attributes['label'] ?? null ) ? PlainText::line( $attributes['label'] ) : '';
		$slug        = Field::slug( $attributes['slug'] ?? '' );
		// Labels can be HTML.
		$plain = array_map( [ PlainText::class, 'within' ], array_diff_key( $attributes, [ 'label' => 0 ] ) );
		if ( is_string( $attributes['defaultValue'] ?? null ) ) {
			// Visitors submit it, so it is complete.
			$plain['defaultValue'] = PlainText::decode( $attributes['defaultValue'] );
		}
		return new Field( $type, $id, '' === $slug ? "$type-$id" : $slug, $label, array_intersect_key( $attributes, [ 'label' => 0 ] ) + $plain );
	}

	/**
	 * Reads blocks recursively.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @param string       $within Id of the group that contains the blocks; empty for none.
	 */
	private function read( array $blocks, string $within ): void {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			/** @var array<string, mixed> $attributes */
			$field = self::field( $name, $attributes );
			if ( $field && $field->type()->is_email() && '' !== $field->text( 'defaultValue' ) ) {
				$this->email_defaults[ $field->id ][] = $field->text( 'defaultValue' );
			}
			// Block ids are unique. If one occurs twice, the first block counts.
			if ( $field && ! isset( $this->fields[ $field->id ] ) ) {
				$this->fields[ $field->id ]      = $field;
				$this->conditional[ $field->id ] = [
					'type'        => $field->type,
					'formatType'  => $field->text( 'formatType', 'us-style' ),
					'within'      => $within,
					'conditional' => $field->attributes['conditional'] ?? null,
				];
			}
			if ( AddressGroup::BLOCK === $name ) {
				$this->read_address( $attributes, $inner );
			} else {
				$this->read( $inner, $within );
			}
		}
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the group's block.
	 * @param array<mixed>         $inner      Inner blocks.
	 */
	private function read_address( array $attributes, array $inner ): void {
		$text  = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
		$group = '' === $text( 'block_id' ) ? 'address' . count( $this->addresses ) : $text( 'block_id' );

		$this->conditional[ $group ] ??= [
			'type'        => 'address',
			'formatType'  => '',
			'within'      => '',
			'conditional' => PlainText::within( $attributes['conditional'] ?? null ),
		];

		$before = array_keys( $this->fields );
		$this->read( $inner, $group );
		$this->addresses[] = [
			'slug'  => Field::slug( $text( 'slug' ) ) ?: 'address',
			'label' => PlainText::line( $text( 'label' ) ),
			'parts' => array_map( 'strval', array_values( array_diff( array_keys( $this->fields ), $before ) ) ),
		];
	}
}
