<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage\Tests;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;

/**
 * An extension of the Cart block.
 */
final class TestIntegration implements IntegrationInterface {
	public function get_name() {
		return 'my-plugin';
	}

	public function initialize() {}

	public function get_script_handles() {
		return [];
	}

	public function get_editor_script_handles() {
		return [];
	}

	public function get_script_data() {
		return [];
	}
}
