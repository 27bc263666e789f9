<?php
/**
 * Stand-ins for the code of other consent plugins. Each is off until a test turns it on.
 */

declare( strict_types=1 );

// phpcs:disable

namespace CookieYes\Lite\Admin\Modules\Banners\Includes {
	final class Controller {
		public static object|false $active = false;

		public static function get_instance(): self {
			return new self();
		}

		public function get_active_banner(): object|false {
			return self::$active;
		}
	}
}

namespace cybot\cookiebot\lib {
	final class Cookiebot_WP {}
}

namespace {
	final class COMPLIANZ {
		public static ?object $banner_loader = null;
	}

	COMPLIANZ::$banner_loader = new class() {
		public bool $needed = true;

		public function site_needs_cookie_warning(): bool {
			return $this->needed;
		}
	};

	foreach ( [ 'CLI_VERSION' => '3.4.2', 'cmplz_version' => '7.2.0', 'RCB_ROOT_SLUG' => 'devowl-wp' ] as $name => $value ) {
		define( $name, $value );
	}
}
