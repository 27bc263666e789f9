<?php
/**
 * What Quayside calls of WP-CLI, for static analysis.
 */

namespace {
	class WP_CLI {
		/** @param object|callable $command */
		public static function add_command( string $name, $command ): bool {
			return true;
		}
		public static function line( string $text ): void {}
		public static function success( string $text ): void {}
		public static function error( string $text ): void {}
		/** @param array<string, mixed> $options */
		public static function confirm( string $question, array $options ): void {}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param array<int, array<string, mixed>> $items
	 * @param array<int, string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}
