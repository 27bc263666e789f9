<?php
/**
 * What Quayside calls of WP-CLI, for static analysis.
 */

namespace {
	class WP_CLI {
		/**
		 * @param object|callable|class-string $command
		 * @param array<string, mixed>         $args
		 */
		public static function add_command( string $name, $command, array $args = [] ): bool {
			return true;
		}
		public static function get_runner(): WP_CLI\Runner {
			return new WP_CLI\Runner();
		}
		public static function get_root_command(): WP_CLI\Dispatcher\CompositeCommand {
			return new WP_CLI\Dispatcher\CompositeCommand();
		}
		public static function line( string $text ): void {}
		public static function success( string $text ): void {}
		public static function error( string $text ): void {}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param array<int, array<string, mixed>> $items
	 * @param array<int, string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}

namespace WP_CLI {
	class Runner {
		/** @var array<string, string|bool> */
		public array $assoc_args = [];
	}
}

namespace WP_CLI\Dispatcher {
	class CompositeCommand {
		/** @return array<string, CompositeCommand> */
		public function get_subcommands(): array {
			return [];
		}
		public function can_have_subcommands(): bool {
			return true;
		}
		public function get_shortdesc(): string {
			return '';
		}
		public function get_longdesc(): string {
			return '';
		}
		public function get_synopsis(): ?string {
			return null;
		}
	}
	class CommandNamespace extends CompositeCommand {}
	/** @return array<int, string> */
	function get_path( CompositeCommand $command ): array {
		return [];
	}
}
