<?php
/**
 * Closes the main content.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '</main></div>';
