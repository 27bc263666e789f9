<?php
/**
 * Choices of a line.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<dl class="variation">
	<?php foreach ( $item_data as $entry ) : ?>
		<dt class="<?php echo sanitize_html_class( 'variation-' . $entry['key'] ); ?>"><?php echo wp_kses_post( $entry['key'] ); ?>:</dt>
		<dd class="<?php echo sanitize_html_class( 'variation-' . $entry['key'] ); ?>"><?php echo wp_kses_post( wpautop( $entry['display'] ) ); ?></dd>
	<?php endforeach; ?>
</dl>
