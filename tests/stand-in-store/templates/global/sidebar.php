<?php
/**
 * The shop's sidebar.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

get_sidebar( 'shop' );
