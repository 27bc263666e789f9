<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Finds and replaces the forms of another plugin in content: in blocks, shortcodes, and widgets of Elementor.
 */
final class Embeds {
	/** Stands for a block that is left as it is. */
	private const LEFT = '';

	/**
	 * @param string             $block      Name of the block.
	 * @param array<int, string> $attributes Attributes of the block that name the form; the first that is set counts.
	 * @param array<int, string> $shortcodes Shortcodes whose attribute "id" names the form.
	 * @param string             $widget     Name of the Elementor widget; empty for none.
	 * @param string             $setting    Setting of the widget that names the form.
	 * @param bool|null          $titles     Whether the form's title is above it unless an attribute says otherwise; null for never.
	 * @param (\Closure(string, array<mixed>): string)|null $names Returns what names the form of a shortcode, by its ID and its attributes;
	 * null for the ID.
	 */
	public function __construct(
		private string $block,
		private array $attributes,
		private array $shortcodes,
		private string $widget = '',
		private string $setting = '',
		private ?bool $titles = null,
		private ?\Closure $names = null
	) {}

	/**
	 * Determines whether an embed shows the form's title above it.
	 *
	 * @param array<mixed> $attributes Attributes of the shortcode or the block.
	 */
	public function shows_title( array $attributes ): bool {
		$given = $attributes['title'] ?? $attributes['displayTitle'] ?? $this->titles;
		return null !== $this->titles && ! in_array( $given, [ false, 'false', 'no', '0', 0, '' ], true );
	}

	/**
	 * Returns texts of which content with a form has at least one.
	 *
	 * @return array<int, string>
	 */
	public function marks(): array {
		$marks = [ "<!-- wp:$this->block ", ...array_map( static fn ( string $name ): string => "[$name ", $this->shortcodes ) ];
		return '' === $this->widget ? $marks : [ ...$marks, "widgetType\":\"$this->widget\"", "\"widgetType\":\"$this->widget\"" ];
	}

	/**
	 * Returns what names the form of each embed; an empty string if nothing does.
	 *
	 * @param string $content Content of a post or a widget, or an Elementor page as JSON.
	 * @return array<int, string>
	 */
	public function find( string $content ): array {
		$names = [];
		$this->edits( $content, static function ( string $name ) use ( &$names ): int {
			$names[] = $name;
			return 0;
		} );
		return $names;
	}

	/**
	 * Returns the edits that replace each embed with a Quayside form, and the number of broken blocks.
	 *
	 * @param string                  $content Content of a post or a widget, or an Elementor page as JSON.
	 * @param callable(string, array<mixed>): int $form Returns the ID of the Quayside form for what names a form, and the attributes of the
	 * embed; 0 to leave it.
	 * @return array{edits: array<int, array{int, string, string}>, broken: int}
	 */
	public function edits( string $content, callable $form ): array {
		$shortcode = function ( array $attributes, bool $in_attribute ) use ( $form ): ?string {
			$id    = $form( $this->named_by_shortcode( $attributes ), $attributes );
			$quote = $in_attribute ? '' : '"';
			return 0 === $id ? null : "[quayside_form id=$quote$id$quote]";
		};
		$in_text   = fn ( string $text ): array => SwitchEdits::shortcodes( $text, $this->shortcodes, $shortcode );
		if ( str_starts_with( $content, '[{' ) ) {
			return [
				'edits'  => SwitchEdits::elements( $content, $this->widget, function ( array $element ) use ( $form ): ?array {
					$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : [];
					$id       = $form( self::name( $settings[ $this->setting ] ?? '' ), [] );
					return 0 === $id ? null : array_merge( $element, [
						'widgetType' => Form::POST_TYPE,
						'settings'   => [ 'srfm_form_block' => (string) $id ] + array_diff_key( $settings, [ $this->setting => '' ] ),
					] );
				}, $in_text ),
				'broken' => 0,
			];
		}
		$blocks = SwitchEdits::blocks( $content, [ $this->block ], function ( array $block ) use ( $form ): string {
			$id = $form( $this->named( $block ), is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] );
			return 0 === $id ? self::LEFT : serialize_block( [
				'blockName'    => 'quayside/form',
				'attrs'        => [ 'formId' => $id ],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			] );
		} );
		// The block of Contact Form 7 contains its shortcode.
		$text = $content;
		foreach ( $blocks['edits'] as [ $at, $before ] ) {
			$text = substr_replace( $text, str_repeat( ' ', strlen( $before ) ), $at, strlen( $before ) );
		}
		$edits = array_filter( $blocks['edits'], static fn ( array $edit ): bool => self::LEFT !== $edit[2] );
		$edits = [ ...$edits, ...$in_text( $text ) ];
		usort( $edits, static fn ( array $a, array $b ): int => $b[0] <=> $a[0] );
		return [ 'edits' => $edits ] + $blocks;
	}

	/**
	 * Returns what names the form of a block.
	 *
	 * @param array<mixed> $block A parsed block.
	 */
	public function named( array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$given      = array_filter(
			array_map( static fn ( string $name ): string => self::name( $attributes[ $name ] ?? '' ), $this->attributes ),
			static fn ( string $name ): bool => '' !== $name
		);
		return array_values( $given )[0] ?? '';
	}

	/**
	 * Returns what names the form of a shortcode.
	 *
	 * @param array<mixed> $attributes Attributes of the shortcode.
	 */
	public function named_by_shortcode( array $attributes ): string {
		$id = self::name( $attributes['id'] ?? $attributes[0] ?? '' );
		return null === $this->names ? $id : ( $this->names )( $id, $attributes );
	}

	/**
	 * Returns a name without the quotes around it, which are escaped in attributes of blocks and HTML tags. WordPress removes backslashes.
	 */
	private static function name( mixed $value ): string {
		return is_scalar( $value ) ? (string) preg_replace( '/^(u0022|"|&quot;|&#0?34;)(.*)\1$/s', '$2', (string) $value ) : '';
	}
}
