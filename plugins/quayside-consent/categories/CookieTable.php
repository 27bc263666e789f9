<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Settings\Texts;

/**
 * Renders the declared cookies as a table for the cookie policy. The same for every visitor.
 */
final class CookieTable {
	public function __construct( private Categories $categories, private Texts $texts ) {}

	/**
	 * Renders a table for each category, or for one of them.
	 *
	 * @param string $only       Slug of the only category to show, or '' for all.
	 * @param string $attributes Escaped attributes of the wrapper element.
	 * @return string Escaped HTML.
	 */
	public function html( string $only = '', string $attributes = 'class="quayside-cookie-table"' ): string {
		$html = '';
		foreach ( $this->categories->all() as $category ) {
			if ( '' === $only || $category->slug === $only ) {
				$html .= $this->render_category( $category );
			}
		}
		return '' === $html ? '' : "<div $attributes>$html</div>";
	}

	private function render_category( Category $category ): string {
		$html = sprintf( '<h2>%s</h2><p>%s</p>', esc_html( $category->name ), esc_html( $category->description ) );
		if ( [] === $category->cookies ) {
			return $html . sprintf( '<p>%s</p>', esc_html( $this->texts->get( 'noCookies' ) ) );
		}
		$columns = [
			'name'        => __( 'Cookie', 'quayside-consent' ),
			'provider'    => __( 'Provider', 'quayside-consent' ),
			'duration'    => __( 'Duration', 'quayside-consent' ),
			'description' => __( 'Description', 'quayside-consent' ),
		];
		$cells   = array_map( static fn ( string $column ): string => sprintf( '<th scope="col">%s</th>', esc_html( $column ) ), $columns );
		$head    = implode( '', $cells );
		$body    = '';
		foreach ( $category->cookies as $cookie ) {
			$body .= '<tr>';
			foreach ( array_keys( $columns ) as $key ) {
				$text  = esc_html( $cookie[ $key ] ?? '' );
				$body .= 'name' === $key ? "<th scope=\"row\"><code>$text</code></th>" : "<td>$text</td>";
			}
			$body .= '</tr>';
		}
		/* translators: %s: name of a cookie category. */
		$label = sprintf( __( '%s cookies', 'quayside-consent' ), $category->name );
		// Wide tables scroll on their own, also by keyboard.
		return $html . sprintf(
			'<div role="region" tabindex="0" aria-label="%s" style="overflow-x:auto"><table><thead><tr>%s</tr></thead><tbody>%s</tbody></table></div>',
			esc_attr( $label ),
			$head,
			$body
		);
	}
}
