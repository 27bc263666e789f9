<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage\Tests;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;

/**
 * A payment method of another plugin.
 */
final class TestPaymentMethod extends AbstractPaymentMethodType {
	protected $name = 'my-gateway';

	public bool $is_active = true;

	public function initialize() {}

	public function is_active() {
		return $this->is_active;
	}
}
