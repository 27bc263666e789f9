<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A product of one kind, bought as it is.
 */
class WC_Product_Simple extends WC_Product {
}
