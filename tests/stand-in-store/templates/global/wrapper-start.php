<?php
/**
 * Opens the main content.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

echo '<div id="primary" class="content-area"><main id="main" class="site-main" role="main">';
