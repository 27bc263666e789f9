<?php
/**
 * Template for the search form.
 *
 * @var array<string, mixed> $args Arguments of get_search_form().
 */

declare( strict_types=1 );

use Quayside\Theme\Assets\Icon;

$quayside_label = isset( $args['aria_label'] ) && is_string( $args['aria_label'] ) ? $args['aria_label'] : '';
$quayside_id    = wp_unique_id( 'search-field-' );
?>
<form role="search" method="get" class="search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>"<?php echo '' === $quayside_label ? '' : ' aria-label="' . esc_attr( $quayside_label ) . '"'; ?>>
	<label class="search-form__label" for="<?php echo esc_attr( $quayside_id ); ?>"><?php esc_html_e( 'Search this site', 'quayside' ); ?></label>
	<div class="search-form__row">
		<input type="search" class="search-field" id="<?php echo esc_attr( $quayside_id ); ?>" name="s" value="<?php echo esc_attr( get_search_query( false ) ); ?>" autocomplete="off" required>
		<button type="submit" class="search-form__submit wp-element-button">
			<?php echo Icon::svg( 'search' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made here. ?>
			<span><?php esc_html_e( 'Search', 'quayside' ); ?></span>
		</button>
	</div>
</form>
