<?php
/**
 * Number of products.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$total     = (int) $total;
$per_page  = (int) $per_page;
$is_sorted = '' !== (string) $orderedby && 1 !== $total;
if ( 1 === $total ) {
	$text = __( 'Showing the single result', 'stand-in-store' );
} elseif ( $total <= $per_page || -1 === $per_page ) {
	/* translators: %d: number */
	$text = sprintf( _n( 'Showing all %d result', 'Showing all %d results', $total, 'stand-in-store' ), $total );
} else {
	$first = $per_page * ( (int) $current - 1 ) + 1;
	/* translators: 1: first, 2: last, 3: number of all */
	$text = sprintf( __( 'Showing %1$d–%2$d of %3$d results', 'stand-in-store' ), $first, min( $total, $per_page * (int) $current ), $total );
}
?>
<p class="woocommerce-result-count" role="status" aria-relevant="all"<?php echo $is_sorted ? ' data-is-sorted-by="true"' : ''; ?>>
	<?php
	echo esc_html( $text );
	echo $is_sorted ? '<span class="screen-reader-text">' . esc_html( $orderedby ) . '</span>' : '';
	?>
</p>
