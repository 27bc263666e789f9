<?php
/**
 * Closes a list of products.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '</ul>';
