<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\Address\AddressGroup;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\PlainText;

/**
 * The fields of a form, read from the blocks of its post.
 */
final class Schema {
	private const PREFIX = 'quayside/field-';

	/**
	 * Fields by block id, in the order of the page.
	 *
	 * @var array<string, Field>
	 */
	private array $fields = [];

	/**
	 * Default values of email fields by block id, those of a second field with the same id too.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $email_defaults = [];

	/**
	 * @var array<int, array{slug: string, label: string, parts: array<int, string>}>
	 */
	private array $addresses = [];

	/**
	 * Fields and groups by id, in the order of the page, as conditions see them.
	 *
	 * @var array<string, array{type: string, formatType: string, within: string, conditional: mixed}>
	 */
	private array $conditional = [];

	/**
	 * @param string $content The form's post content.
	 */
	public static function of( string $content ): self {
		$schema = new self();
		$schema->read( parse_blocks( $content ), '' );
		return $schema;
	}

	/**
	 * The fields by block id.
	 *
	 * @return array<string, Field>
	 */
	public function fields(): array {
		return $this->fields;
	}

	/**
	 * The default values of email fields by block id: each that a page with this form may show.
	 *
	 * @return array<string, array<int, string>>
	 */
	public function email_defaults(): array {
		return $this->email_defaults;
	}

	/**
	 * A field by its slug.
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
	 * Address groups with the block ids of their parts.
	 *
	 * @return array<int, array{slug: string, label: string, parts: array<int, string>}>
	 */
	public function addresses(): array {
		return $this->addresses;
	}

	/**
	 * Fields and groups by id, in the order of the page, as conditions see them.
	 *
	 * @return array<string, array{type: string, formatType: string, within: string, conditional: mixed}>
	 */
	public function conditional(): array {
		return $this->conditional;
	}

	/**
	 * The field that a block describes. Null when the block is none, or lacks its id.
	 *
	 * @param string               $name       The block's name.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function field( string $name, array $attributes ): ?Field {
		$type = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		$id   = $attributes['block_id'] ?? '';
		if ( null === FieldTypes::of( $type ) || ! is_string( $id ) || 1 !== preg_match( '/^[A-Za-z0-9]{1,40}$/', $id ) ) {
			return null;
		}
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			/**
			 * Fires when a form is read on a page that has not registered the blocks of the fields: their defaults are needed.
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
		// A label may be HTML.
		$plain = array_map( [ PlainText::class, 'within' ], array_diff_key( $attributes, [ 'label' => 0 ] ) );
		return new Field( $type, $id, '' === $slug ? "$type-$id" : $slug, $label, array_intersect_key( $attributes, [ 'label' => 0 ] ) + $plain );
	}

	/**
	 * @param array<mixed> $blocks What parse_blocks() returned.
	 * @param string       $within Id of the group around them.
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
			// A block id is unique; of two, the first one counts.
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
	 * @param array<mixed>         $inner      The blocks in it.
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
