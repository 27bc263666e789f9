<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * Exports a form in the format of the contract forms/form.file.
 */
final class FormExport {
	public const FORMAT  = 'quayside-form';
	public const VERSION = 1;

	/**
	 * Returns the form's data.
	 *
	 * @return array{format: string, version: int, title: string, settings: object, blocks: array<int, array<string, mixed>>}
	 */
	public static function to_array( Form $form ): array {
		$settings = $form->stored();
		// Page IDs are meaningless on other sites.
		unset( $settings['successPage'] );
		return [
			'format'   => self::FORMAT,
			'version'  => self::VERSION,
			'title'    => $form->post->post_title,
			'settings' => (object) $settings,
			'blocks'   => self::blocks( parse_blocks( $form->content() ) ),
		];
	}

	/**
	 * Returns the form as JSON.
	 */
	public static function json( Form $form ): string {
		return (string) wp_json_encode( self::to_array( $form ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * @param array<mixed> $blocks Return value of parse_blocks().
	 * @return array<int, array<string, mixed>>
	 */
	private static function blocks( array $blocks ): array {
		$list = [];
		foreach ( $blocks as $block ) {
			// Freeform blocks contain only line breaks.
			if ( ! is_array( $block ) || ! is_string( $block['blockName'] ?? null ) ) {
				continue;
			}
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$inner      = is_array( $block['innerBlocks'] ?? null ) ? self::blocks( $block['innerBlocks'] ) : [];
			$content    = is_array( $block['innerContent'] ?? null ) ? array_values( $block['innerContent'] ) : [];
			$list[]     = array_filter(
				[
					'name'       => $block['blockName'],
					'attributes' => [] === $attributes ? null : $attributes,
					'blocks'     => [] === $inner ? null : $inner,
					'content'    => [] === $content ? null : $content,
				],
				static fn ( mixed $part ): bool => null !== $part
			);
		}
		return $list;
	}
}
