<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * A template for new forms.
 */
final class Template {
	/**
	 * @param string                                                $name        Name; letters and hyphens.
	 * @param string                                                $title       Title.
	 * @param string                                                $description What the form is for.
	 * @param string                                                $button      Text of the submit button; empty for the default.
	 * @param array<int, array{0: string, 1: array<string, mixed>}> $fields      Types and attributes.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $description,
		private string $button,
		private array $fields
	) {}

	/**
	 * Returns the settings that the form starts with; contract forms/form.settings.
	 *
	 * @return array<string, string>
	 */
	public function settings(): array {
		return '' === $this->button ? [] : [ 'submitLabel' => $this->button ];
	}

	/**
	 * Returns the serialized blocks. Ids are numbered, and slugs in rules are replaced by ids.
	 */
	public function content(): string {
		$prefix = str_replace( '-', '', $this->name );
		$ids    = [];
		foreach ( $this->fields as $number => [ , $attributes ] ) {
			$ids[ is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '' ] = "$prefix$number";
		}
		$blocks = [];
		foreach ( $this->fields as $number => [ $type, $attributes ] ) {
			if ( isset( $attributes['when'] ) && is_array( $attributes['when'] ) ) {
				[ $slug, $operator, $value ] = $attributes['when'];
				$attributes['conditional']   = [
					'action' => 'show',
					'match'  => 'all',
					'rules'  => [
						[
							'field'    => $ids[ is_string( $slug ) ? $slug : '' ] ?? '',
							'operator' => $operator,
							'value'    => $value,
						],
					],
				];
				unset( $attributes['when'] );
			}
			$blocks[] = get_comment_delimited_block_content( "quayside/field-$type", [ 'block_id' => "$prefix$number" ] + $attributes, '' );
		}
		return implode( "\n\n", $blocks );
	}
}
