<?php
declare( strict_types=1 );

namespace Quayside\Blocks\StaticHtml;

use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Writes static HTML into blocks that the server renders, whenever a post or a block widget is saved: by the editor, an import, or a
 * script. Pages are readable with it when Quayside is inactive. While Quayside is active, it isn't shown. The rest of the content stays
 * as it is, byte for byte.
 */
final class StaticHtml implements Module {
	/**
	 * @param array<string, callable(array<mixed>, int): (string|null)> $writers Functions by the name of the block. Each returns the HTML
	 * for the block's attributes and the ID of the post (0 if there is none), or null to leave what the block has.
	 */
	public function __construct( private array $writers ) {}

	public function register(): void {
		add_filter( 'wp_insert_post_data', [ $this, 'fill_post' ], 20, 2 );
		add_filter( 'pre_update_option_widget_block', [ $this, 'fill_widgets' ] );
		add_filter( 'quayside_switch_markup', [ $this, 'fill' ], 10, 2 );
	}

	/**
	 * Writes the HTML into the content of a post. Revisions are copies and stay as they are.
	 *
	 * @param array<string, mixed> $data Slashed columns of the post.
	 * @param array<string, mixed> $post Slashed values, with the ID.
	 * @return array<string, mixed>
	 */
	public function fill_post( array $data, array $post ): array {
		$content = $data['post_content'] ?? '';
		if ( ! is_string( $content ) || 'revision' === ( $data['post_type'] ?? '' ) || [] === $this->found_in( $content ) ) {
			return $data;
		}
		/**
		 * Filters whether static HTML is written into blocks when a post is saved.
		 *
		 * @param bool                 $writes Whether it is written. True by default.
		 * @param array<string, mixed> $data   Slashed columns of the post.
		 */
		if ( true !== apply_filters( 'quayside_writes_static_html', true, $data ) ) {
			return $data;
		}
		$id = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		return [ 'post_content' => wp_slash( $this->fill( wp_unslash( $content ), $id ) ) ] + $data;
	}

	/**
	 * Writes the HTML into block widgets.
	 *
	 * @param mixed $widgets Value of the option.
	 * @return mixed
	 */
	public function fill_widgets( $widgets ) {
		return ! is_array( $widgets ) ? $widgets : array_map(
			fn ( mixed $widget ): mixed => is_array( $widget ) && is_string( $widget['content'] ?? null )
				? [ 'content' => $this->fill( $widget['content'] ) ] + $widget
				: $widget,
			$widgets
		);
	}

	/**
	 * Writes the HTML into all blocks of a content.
	 *
	 * @param string $content Content.
	 * @param int    $post    ID of its post, 0 if there is none.
	 */
	public function fill( string $content, int $post = 0 ): string {
		$names = $this->found_in( $content );
		$write = fn ( array $block, string $markup, string $start ): string => $this->write( $block, $markup, $start, $post );
		return [] === $names ? $content : SwitchEdits::apply( $content, SwitchEdits::blocks( $content, $names, $write )['edits'] );
	}

	/**
	 * Returns a URL for an attribute in the form in which WordPress's filters for authors leave it.
	 */
	public static function url( string $url ): string {
		return esc_attr( str_replace( "'", '%27', esc_url_raw( $url ) ) );
	}

	/**
	 * @param array<string, mixed> $block  Parsed block.
	 * @param string               $markup Its markup.
	 * @param string               $start  Its first delimiter without its end.
	 */
	private function write( array $block, string $markup, string $start, int $post ): string {
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attributes = $block['attrs'] ?? null;
		// Attributes that can't be read are left for someone to repair.
		$html = isset( $this->writers[ $name ] ) && is_array( $attributes ) ? ( $this->writers[ $name ] )( $attributes, $post ) : null;
		if ( null === $html ) {
			return $markup;
		}
		$html   = self::without_comments( $html );
		$new    = '' === $html ? "$start /-->" : "$start -->\n$html\n<!-- /wp:$name -->";
		$parsed = parse_blocks( $new );
		// No attribute must ever be lost.
		return 1 === count( $parsed ) && $parsed[0]['attrs'] === $attributes ? $new : $markup;
	}

	/**
	 * Returns HTML without its comments, which can come with a caption: in a post, they would be delimiters of blocks.
	 */
	private static function without_comments( string $html ): string {
		do {
			$before = $html;
			$html   = (string) preg_replace( '/<!--[^-]*+(?:-(?!->)[^-]*+)*+(?:-->)?/', '', $html );
		} while ( $html !== $before );
		return $html;
	}

	/**
	 * Returns the names of the blocks that a content seems to have.
	 *
	 * @return array<int, string>
	 */
	private function found_in( string $content ): array {
		return array_values( array_filter( array_keys( $this->writers ), static fn ( string $name ): bool => str_contains( $content, "wp:$name " ) ) );
	}
}
