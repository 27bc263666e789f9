<?php
/**
 * Name of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

the_title( '<h1 class="product_title entry-title">', '</h1>' );
